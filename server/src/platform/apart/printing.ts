import { unavailable } from '../http/errors.ts';
import { type InputOf, type OutputOf, type Task, workApart } from './apart.ts';
import { openLane } from './lane.ts';
import { platformMessages } from '../words/messages.data.ts';

const inTurn = openLane(1, 40, platformMessages.printingFull());

/** Makes a document in a process of its own, one at a time on a node, so that nobody waits for the processor meanwhile. */
export function printApart<T extends Task>(task: URL, input: InputOf<T>): Promise<OutputOf<T>> {
  return inTurn(() => workApart<T>(task, input, { seconds: 20, megabytes: 512 })).catch(
    (error: unknown) => {
      throw unavailable(error);
    },
  );
}
