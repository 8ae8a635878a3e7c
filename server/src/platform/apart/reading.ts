import { UnreadableFile } from '../documents/unreadable-file.ts';
import { openLane, openOwnLanes } from './lane.ts';
import { GaveUp, type InputOf, type Limits, type OutputOf, type Task, workApart } from './apart.ts';
import { platformMessages } from '../words/messages.data.ts';

export const readingLimits: Limits = { seconds: 10, megabytes: 512 };
const inTurn = openLane(2, 16, platformMessages.readingFull());
const behindOwn = openOwnLanes(4, platformMessages.ownFilesReading());

/**
 * Reads what somebody sent in a process of its own, two at a time on a node, those of one person one after the other, so
 * that others find a place beside them. Throws UnreadableFile, and an HttpError where too many files wait already: 429 for
 * those of this person, if it is one, 503 for those of everybody.
 */
export async function readApart<T extends Task>(
  task: URL,
  input: InputOf<T>,
  person: number | null,
): Promise<OutputOf<T>> {
  const work = () => inTurn(() => workApart<T>(task, input, readingLimits));
  try {
    return await (person === null ? work() : behindOwn(person, work));
  } catch (error) {
    throw error instanceof GaveUp ? unreadable(error) : error;
  }
}

function unreadable(cause: GaveUp): UnreadableFile {
  const message = platformMessages.fileGaveUp();
  return new UnreadableFile(message, { cause });
}
