import { askedOf } from '@assay/contract/asked-of';
import {
  instrumentOf,
  instrumentIds,
  interviewCodeOf,
  interviewTestOf,
  type InstrumentId,
  skillTestIdOf,
  skillTestOf,
  type TestId,
  testIdOf,
  testOf,
} from '@assay/contract/instruments';
import { interviewMinutes } from '@assay/contract/interview-bounds';
import type { Language } from '@assay/contract/languages';
import { politicalCount } from '@assay/instruments/personality/definition';
import { getInstrument } from '@assay/instruments/registry';
import type { Db } from '../../platform/db/database.ts';
import { isRecruitedWith } from './attempt.queries.ts';
import { describeInterviews } from './interview/interview.queries.ts';
import { minutesOf } from './skill/bank/test/bank-test.presenter.ts';
import { interviewName, testName } from '../subjects/index.ts';

/** A test as a person may know it beforehand. */
export interface TestFacts {
  /** As calls name it. */
  id: TestId;
  /** The same as the database has it. */
  test: string;
  instrument: InstrumentId;
  name: string;
  minutes: number;
  questions: number;
}

/** For whom tests are described: of which kind of campaign, and whom it asks, where that is known. */
interface Asking {
  type: string;
  subject?: number | undefined;
}

/**
 * The tests of these names, in the order in which they are offered; what there is not, or not for the reader, is left out.
 * Null stands for English. @param asking whether the four political questions count among those of the personality test.
 */
export async function describeTests(
  db: Db,
  tests: readonly string[],
  language: Language | null = null,
  asking: readonly Asking[] = [],
): Promise<TestFacts[]> {
  const political = await asksPolitical(db, tests, asking);
  const named = new Map([
    ...(await listSkillTests(db, tests)),
    ...(await listInterviews(db, tests, language)),
  ]);
  const found = tests.flatMap((test) => {
    const instrument = instrumentOf(test);
    if (instrument === undefined) return [];
    const facts =
      instrument === 'skill' || instrument === 'interview'
        ? named.get(test)
        : factsOf(instrument, language, political);
    return facts === undefined ? [] : [{ id: testIdOf(test), test, instrument, ...facts }];
  });
  return found.toSorted(
    (a, b) =>
      instrumentIds.indexOf(a.instrument) - instrumentIds.indexOf(b.instrument) ||
      a.name.localeCompare(b.name),
  );
}

/** Development asks them, unless an open application of the person's asks for the same test. */
async function asksPolitical(
  db: Db,
  tests: readonly string[],
  asking: readonly Asking[],
): Promise<boolean> {
  const test = testOf('personality');
  if (!tests.includes(test) || !asking.some(({ type }) => type === 'development')) return false;
  const subject = asking.find((one) => one.subject !== undefined)?.subject;
  if (asking.some(({ type }) => type === 'recruitment')) return false;
  return subject === undefined || !(await isRecruitedWith(db, subject, test));
}

type Facts = Pick<TestFacts, 'name' | 'minutes' | 'questions'>;

function factsOf(
  instrument: Exclude<InstrumentId, 'skill' | 'interview'>,
  language: Language | null,
  political: boolean,
): Facts {
  const { minutes, itemCount } = getInstrument(instrument);
  const fewer = instrument === 'personality' && !political ? politicalCount : 0;
  const questions = itemCount - fewer;
  return { name: testName(instrument, language), minutes, questions };
}

async function listSkillTests(db: Db, tests: readonly string[]): Promise<[string, Facts][]> {
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
}

async function listInterviews(
  db: Db,
  tests: readonly string[],
  language: Language | null,
): Promise<[string, Facts][]> {
  const codes = tests.flatMap((test) => interviewCodeOf(test) ?? []);
  if (codes.length === 0) return [];
  const rows = await describeInterviews(db, codes);
  return rows.map(({ code, name, questions }) => [
    interviewTestOf(code),
    { name: interviewName(name, language), minutes: interviewMinutes(questions), questions },
  ]);
}
