import { askedOf } from '@assay/contract/asked-of';
import { skillTestIdOf, skillTestOf } from '@assay/contract/instruments';
import { skill } from '@assay/instruments/skill/registry-entry';
import { defineKind } from '../rooms/test.kind.ts';
import { minutesOf } from './bank/test/bank-test.presenter.ts';
import { loadKeyedForm, type SittingForm } from './form.service.ts';
import { listQuestionTimes } from './skill-test.queries.ts';

export const skillKind = defineKind({
  instrument: skill,
  async describe(db, tests) {
    const ids = tests.flatMap((test) => skillTestIdOf(test) ?? []);
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('skill_tests')
      .select(['id', 'name', 'questions_count', 'seconds_total', 'questions_per_attempt'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, ...pool }) => {
      const { questions, seconds } = askedOf(pool);
      return [skillTestOf(id), { name, minutes: minutesOf(seconds), questions }];
    });
  },
  loadForm: async (trx, { id, form }) =>
    loadKeyedForm(trx, form as SittingForm, await listQuestionTimes(trx, id)),
  listTimes: listQuestionTimes,
});
