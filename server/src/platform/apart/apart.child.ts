import { UnreadableFile } from '../documents/unreadable-file.ts';
import type { Answer, Outcome } from './apart.ts';

/** The process in which one piece of work is done; `apart.ts` starts and ends it. */

interface Order {
  task: string;
  input: unknown;
}

async function answerTo({ task, input }: Order): Promise<Outcome> {
  try {
    const { work } = (await import(task)) as { work: (input: unknown) => unknown };
    return { done: await work(input) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.said };
    // No memory for a buffer, or no stack left for what is nested too deeply.
    if (error instanceof RangeError) return { gaveUp: error.message };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (order) => {
  void answerTo(order as Order).then((outcome) => {
    const { user, system } = process.cpuUsage();
    process.send?.({ ...outcome, taken: (user + system) / 1e6 } satisfies Answer);
  });
});
// Without the node there is nobody to work for.
process.once('disconnect', () => process.exit());
