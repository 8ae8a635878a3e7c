import { testOf } from '@assay/contract/instruments';
import { politicalCount } from '@assay/instruments/personality/definition';
import { personality } from '@assay/instruments/personality/instrument';
import type { Db } from '../../../platform/db/database.ts';
import { testName } from '../../subjects/index.ts';
import { isRecruitedWith } from '../../../access/asked.queries.ts';
import { type Asking, defineKind } from '../rooms/test.kind.ts';
import { formOf } from './attempt.form.ts';
import { findChosenNorms } from './norm/norm.service.ts';

const test = testOf('personality');

export const personalityKind = defineKind({
  instrument: personality,
  async describe(db, _tests, { language, asking }) {
    const { minutes, itemCount } = personality;
    const forThis = asking.filter(({ test_types }) => test_types.includes(test));
    const questions = (await asksPolitical(db, forThis)) ? itemCount : itemCount - politicalCount;
    return [[test, { name: testName('personality', language), minutes, questions }]];
  },
  loadForm: (_trx, attempt) => Promise.resolve(formOf(attempt)),
  findNorms: findChosenNorms,
});

/** Development asks them, unless an open application of the person's asks for the same test. */
async function asksPolitical(db: Db, asking: readonly Asking[]): Promise<boolean> {
  if (!asking.some(({ type }) => type === 'development')) return false;
  const subject = asking.find((one) => one.subject !== undefined)?.subject;
  if (asking.some(({ type }) => type === 'recruitment')) return false;
  return subject === undefined || !(await isRecruitedWith(db, subject, test));
}
