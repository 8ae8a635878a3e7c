import { openTest, type OpenedTest } from '../../features/instruments/open-test.ts';
import type { PlainTest, RunningTest, Sitting } from '../../features/instruments/plain-test.ts';
import type { FirstOpening } from '../../features/instruments/use-opening.ts';

/** Milliseconds that showing the page waits for its questions, so that it is not drawn twice. */
const startTimeoutMs = 150;

/** Asks for the questions of a test, and has them with it when they are there in time. */
export async function firstInTime<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
): Promise<FirstOpening<OpenedTest<Form>>> {
  const underWay = openTest(test);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, startTimeoutMs));
  const opened = await Promise.race([underWay, late]).catch(() => undefined);
  return { underWay, opened };
}
