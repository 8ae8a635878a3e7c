import { UnreadableFile } from '../documents/unreadable-file.ts';
import { HttpError } from '../http/errors.ts';
import { openLane } from './lane.ts';
import { GaveUp, type InputOf, type Limits, type OutputOf, type Task, workApart } from './apart.ts';
import { platformMessages } from '../words/messages.data.ts';

const limits: Limits = { seconds: 10, megabytes: 512 };
const ofOnePerson = 4;
const inTurn = openLane(2, 16, platformMessages.readingFull());

/** Files that each person has sent and that are not read yet, by the person's id, and the end of the last one. */
const unread = new Map<number, { files: number; last: Promise<unknown> }>();

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
  const work = () => inTurn(() => workApart<T>(task, input, limits));
  try {
    return await (person === null ? work() : behindOwn(person, work));
  } catch (error) {
    throw error instanceof GaveUp ? unreadable(error) : error;
  }
}

async function behindOwn<T>(person: number, work: () => Promise<T>): Promise<T> {
  const { files, last } = unread.get(person) ?? { files: 0, last: Promise.resolve() };
  if (files >= ofOnePerson) {
    const message = platformMessages.ownFilesReading();
    throw new HttpError(429, 'too_many_requests', message, { retryAfter: 10 });
  }
  const reading = last.then(work, work);
  unread.set(person, { files: files + 1, last: reading });
  try {
    return await reading;
  } finally {
    const now = unread.get(person);
    if (now === undefined || now.files === 1) unread.delete(person);
    else unread.set(person, { ...now, files: now.files - 1 });
  }
}

function unreadable(cause: GaveUp): UnreadableFile {
  const message = platformMessages.fileGaveUp();
  return new UnreadableFile(message, { cause });
}
