import { ApiError } from '../../api/api-error.ts';
import type { QueuedAnswer } from '../../api/answer-queue.ts';
import { answerQueue } from '../../api/answer-outbox.ts';
import { waitingAnswers } from '../../api/answer-storage.ts';
import { inTime } from '../../lib/in-time.ts';

/** Milliseconds after which a test that this device has kept goes on without the server. */
const networkTimeoutMs = 6000;

export interface Opening<Wire, Opened> {
  /** The call to the server, under way. */
  asked: Promise<Wire>;
  asOpened: (wire: Wire, waiting: readonly QueuedAnswer[]) => Opened;
  /** What this device has kept, with the answers that still wait on it. */
  kept: (waiting: readonly QueuedAnswer[]) => Promise<Opened | undefined>;
}

/** A test from the server; without a connection, what this device has kept of it. */
export async function openOrKept<Wire, Opened>(opening: Opening<Wire, Opened>): Promise<Opened> {
  const { asked, asOpened, kept } = opening;
  // Read before the server answers: what it acknowledges meanwhile must show too. The questions were asked for before this
  // script was there, so what has left since is no longer on the device and not among theirs.
  const waiting = waitingAnswers().then((own) => [...answerQueue.acknowledged(), ...own]);
  try {
    const wire = await inTime(asked, networkTimeoutMs, 'The server takes long.');
    return asOpened(wire, await waiting);
  } catch (failure) {
    const refused = failure instanceof ApiError && failure.status < 500 && failure.status !== 429;
    if (refused) throw failure;
    // Nothing to go on with: the failure, or whatever is still to come.
    return (await kept(await waiting)) ?? asOpened(await asked, await waiting);
  }
}
