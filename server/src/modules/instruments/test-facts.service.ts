import {
  instrumentOf,
  instrumentIds,
  type InstrumentId,
  skillTestIdOf,
  type TestId,
  testIdOf,
} from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { getInstrument } from '@assay/instruments/registry';
import type { Db } from '../../platform/db/database.ts';
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
  const skillTests = await listSkillTests(
    db,
    tests.flatMap((test) => skillTestIdOf(test) ?? []),
  );
  const found = tests.flatMap((test) => {
    const instrument = instrumentOf(test);
    if (instrument === undefined) return [];
    const { minutes, itemCount: questions } = getInstrument(instrument);
    const name = testName(instrument, language);
    const skillTestId = skillTestIdOf(test);
    const facts =
      skillTestId === undefined ? { name, minutes, questions } : skillTests.get(skillTestId);
    return facts === undefined ? [] : [{ id: testIdOf(test), test, instrument, ...facts }];
  });
  return found.toSorted(
    (a, b) =>
      instrumentIds.indexOf(a.instrument) - instrumentIds.indexOf(b.instrument) ||
      a.name.localeCompare(b.name),
  );
}

async function listSkillTests(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('skill_tests')
    .select(['id', 'name', 'questions_count', 'seconds_total'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, name, questions_count: questions, seconds_total: seconds }) => [
      id,
      { name, minutes: Math.max(1, Math.ceil(seconds / 60)), questions },
    ]),
  );
}
