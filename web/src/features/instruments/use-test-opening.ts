import { useCallback } from 'react';
import { openTest } from './open-test.ts';
import type { OpenedTest } from './open-test.ts';
import type { PlainTest, RunningTest, Sitting } from './plain-test.ts';
import { useOpening } from './use-opening.ts';
import type { FirstOpening } from './use-opening.ts';

/** Opens a test with the page, and again when asked to, in another language where it has several. */
export function useTestOpening<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
  first: FirstOpening<OpenedTest<Form>> | undefined,
) {
  const ask = useCallback((language?: string) => openTest(test, { language }), [test]);
  return useOpening(first, ask);
}
