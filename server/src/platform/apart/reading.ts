import { UnreadableFile } from '../documents/unreadable-file.ts';
import { HttpError } from '../http/errors.ts';
import { openLane } from './lane.ts';
import { GaveUp, type InputOf, type Limits, type OutputOf, type Task, workApart } from './apart.ts';
import { platformMessages } from '../words/messages.data.ts';

const limits: Limits = { seconds: 10, megabytes: 512 };
const ofOnePerson = 4;
const inTurn = openLane(2, 16, platformMessages.readingFull());

/** Files that each person has sent and that are not read yet, by the person's id. */
const unread = new Map<number, number>();

/**
 * Reads what somebody sent in a process of its own, two at a time on a node. Throws UnreadableFile, and an HttpError
 * where too many files wait already: 429 for those of this person, if it is one, 503 for those of everybody.
 */
export async function readApart<T extends Task>(
  task: URL,
  input: InputOf<T>,
  person: number | null,
): Promise<OutputOf<T>> {
  const others = person === null ? 0 : (unread.get(person) ?? 0);
  if (others >= ofOnePerson) {
    const message = platformMessages.ownFilesReading();
    throw new HttpError(429, 'too_many_requests', message, { retryAfter: 10 });
  }
  count(person, 1);
  try {
    return await inTurn(() => workApart<T>(task, input, limits));
  } catch (error) {
    throw error instanceof GaveUp ? unreadable(error) : error;
  } finally {
    count(person, -1);
  }
}

function count(person: number | null, by: 1 | -1): void {
  if (person === null) return;
  const now = (unread.get(person) ?? 0) + by;
  if (now === 0) unread.delete(person);
  else unread.set(person, now);
}

function unreadable(cause: GaveUp): UnreadableFile {
  const message = platformMessages.fileGaveUp();
  return new UnreadableFile(message, { cause });
}
