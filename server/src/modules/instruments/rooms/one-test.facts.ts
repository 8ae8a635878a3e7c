import { testOf, type testTypeIds } from '@assay/contract/instruments';
import { testName } from '../../subjects/index.ts';
import type { TestKind } from './test.kind.ts';

interface OneTest {
  id: keyof typeof testTypeIds;
  minutes: number;
  itemCount: number;
}

/** Describes the one test of an instrument that everybody takes alike. */
export function describeTheOne({ id, minutes, itemCount }: OneTest): TestKind['describe'] {
  return (_db, _tests, { language }) =>
    Promise.resolve([
      [testOf(id), { name: testName(id, language), minutes, questions: itemCount }],
    ]);
}
