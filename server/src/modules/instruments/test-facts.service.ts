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
} from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { interviewMinutes } from '@assay/instruments/interview/instrument';
import { politicalCount } from '@assay/instruments/personality/definition';
import { getInstrument } from '@assay/instruments/registry';
import type { Db } from '../../platform/db/database.ts';
import { describeInterviews } from './interview/interview.queries.ts';
import { testName } from './test-name.words.ts';

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

/** The tests of these names, in the order in which they are offered; what there is not, or not for the reader, is left out. Null stands for English. */
export async function describeTests(
  db: Db,
  tests: readonly string[],
  language: Language | null = null,
): Promise<TestFacts[]> {
  const named = new Map([
    ...(await listSkillTests(db, tests)),
    ...(await listInterviews(db, tests)),
  ]);
  const found = tests.flatMap((test) => {
    const instrument = instrumentOf(test);
    if (instrument === undefined) return [];
    const facts =
      instrument === 'skill' || instrument === 'interview'
        ? named.get(test)
        : factsOf(instrument, language);
    return facts === undefined ? [] : [{ id: testIdOf(test), test, instrument, ...facts }];
  });
  return found.toSorted(
    (a, b) =>
      instrumentIds.indexOf(a.instrument) - instrumentIds.indexOf(b.instrument) ||
      a.name.localeCompare(b.name),
  );
}

type Facts = Pick<TestFacts, 'name' | 'minutes' | 'questions'>;

function factsOf(
  instrument: Exclude<InstrumentId, 'skill' | 'interview'>,
  language: Language | null,
): Facts {
  const { minutes, itemCount } = getInstrument(instrument);
  // Without the four political questions, which development alone asks.
  const questions = instrument === 'personality' ? itemCount - politicalCount : itemCount;
  return { name: testName(instrument, language), minutes, questions };
}

async function listSkillTests(db: Db, tests: readonly string[]): Promise<[string, Facts][]> {
  const ids = tests.flatMap((test) => skillTestIdOf(test) ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('skill_tests')
    .select(['id', 'name', 'questions_count', 'seconds_total'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, name, questions_count: questions, seconds_total: seconds }) => [
    skillTestOf(id),
    { name, minutes: Math.max(1, Math.ceil(seconds / 60)), questions },
  ]);
}

async function listInterviews(db: Db, tests: readonly string[]): Promise<[string, Facts][]> {
  const codes = tests.flatMap((test) => interviewCodeOf(test) ?? []);
  if (codes.length === 0) return [];
  const rows = await describeInterviews(db, codes);
  return rows.map(({ code, name, questions }) => [
    interviewTestOf(code),
    { name, minutes: interviewMinutes(questions), questions },
  ]);
}
