import {
  instrumentOf,
  instrumentIds,
  type InstrumentId,
  type TestId,
  testIdOf,
} from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { Db } from '../../../platform/db/database.ts';
import type { Asking, Facts } from './test.kind.ts';
import { kinds } from './test.kinds.ts';

export interface TestFacts extends Facts {
  /** As calls name it. */
  id: TestId;
  /** The same as the database has it. */
  test: string;
  instrument: InstrumentId;
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
  const described = new Map<string, Facts>();
  for (const id of new Set(tests.flatMap((test) => instrumentOf(test) ?? []))) {
    const own = await kinds.of(id).describe(db, tests, { language, asking });
    for (const [test, facts] of own) described.set(test, facts);
  }
  const found = tests.flatMap((test) => {
    const instrument = instrumentOf(test);
    const facts = described.get(test);
    if (instrument === undefined || facts === undefined) return [];
    return [{ id: testIdOf(test), test, instrument, ...facts }];
  });
  return found.toSorted(
    (a, b) =>
      instrumentIds.indexOf(a.instrument) - instrumentIds.indexOf(b.instrument) ||
      a.name.localeCompare(b.name),
  );
}
