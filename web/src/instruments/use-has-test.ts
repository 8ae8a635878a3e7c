import type { TestId } from '@assay/contract/instruments';
import { useSession } from '../api/session.ts';

/** Whether somebody has asked for the test. */
export function useHasTest(test: TestId): boolean {
  return useSession(({ tests }) => tests.some(({ id }) => id === test));
}
