import type { IqQuestion, IqSection } from '@assay/contract/iq';
import { ApiError } from '../../../api/api-error.ts';
import { deviceStorage } from '../../../api/answer-storage.ts';
import { changeKeptTest, findKeptTest, forgetKeptTest } from '../../../api/kept-tests.ts';
import { sessionStore } from '../../../api/session.ts';
import { inTime } from '../../../lib/in-time.ts';
import { type Answers, answersOf, newest, type SentAnswer } from '../answers.ts';
import { fetchSection, storedAnswers, type WireSection } from './sections.ts';

/** A section whose clock runs. */
export interface RunningSection {
  attemptId: number;
  questions: readonly Omit<IqQuestion, 'answer'>[];
  answers: Answers;
  remainingSeconds: number;
}

export type OpenedSection =
  | { state: 'ready'; seconds: number; total: number }
  | { state: 'running'; run: RunningSection }
  | { state: 'over'; completed: boolean };

export interface Opening {
  begin?: boolean;
}

/** Milliseconds after which a section that this device has kept goes on without the server. */
const patience = 6000;

/** Fetches the section; without a connection, what this device has kept of it. */
export async function openSection(section: IqSection, opening: Opening): Promise<OpenedSection> {
  // Read before the server answers: what it acknowledges meanwhile must show too.
  const waiting = waitingAnswers();
  const asked = fetchSection(section, opening);
  try {
    return asOpened(
      section,
      await inTime(asked, patience, 'The server takes long.'),
      await waiting,
    );
  } catch (failure) {
    const refused = failure instanceof ApiError && failure.status < 500 && failure.status !== 429;
    if (refused) throw failure;
    const kept = opening.begin ? undefined : await findKept(section);
    if (kept) {
      const answers = newest(kept.answers, answersOf(await waiting, kept.attemptId, sentAnswer));
      return { state: 'running', run: { ...kept, answers } };
    }
    // Nothing to go on with: the failure, or whatever is still to come.
    return asOpened(section, await asked, await waiting);
  }
}

function asOpened(
  section: IqSection,
  wire: WireSection,
  waiting: Awaited<ReturnType<typeof waitingAnswers>>,
): OpenedSection {
  const { attemptId, started, over, remainingSeconds, total, completed } = wire;
  if (over || completed) {
    void forgetSection(section);
    return { state: 'over', completed };
  }
  if (!started || attemptId === null) return { state: 'ready', seconds: remainingSeconds, total };
  const questions = wire.questions.map(({ answer: _, ...question }) => question);
  const answers = newest(answersOf(waiting, attemptId, sentAnswer), storedAnswers(wire));
  return { state: 'running', run: { attemptId, questions, answers, remainingSeconds } };
}

const user = () => sessionStore.getState().user?.id;
const nameOf = (section: IqSection) => `iq-${section}`;

/**
 * Keeps the section on this device, with the time that was left. On a reload without a connection it goes on from
 * there, since the device's clock may be wrong; the server says how it really is as soon as it can be asked.
 */
export async function keepSection(section: IqSection, run: RunningSection): Promise<void> {
  const owner = user();
  if (owner === undefined) return;
  await changeKeptTest<RunningSection>(owner, nameOf(section), (kept) =>
    kept?.attemptId === run.attemptId
      ? { ...run, answers: newest(kept.answers, run.answers) }
      : run,
  );
}

async function findKept(section: IqSection): Promise<RunningSection | undefined> {
  const owner = user();
  return owner === undefined ? undefined : findKeptTest<RunningSection>(owner, nameOf(section));
}

export async function forgetSection(section: IqSection): Promise<void> {
  const owner = user();
  if (owner !== undefined) await forgetKeptTest(owner, nameOf(section));
}

async function waitingAnswers() {
  const owner = user();
  if (owner === undefined) return [];
  return deviceStorage()
    .list(owner)
    .catch(() => []);
}

/** An answer to a puzzle as the outbox has it; undefined for those of other tests. */
function sentAnswer(body: unknown): SentAnswer | undefined {
  const { attemptId, questionId, optionId, seq } = body as Partial<Record<string, number>>;
  if (attemptId === undefined || questionId === undefined) return undefined;
  if (optionId === undefined || seq === undefined) return undefined;
  return { attemptId, questionId, index: optionId, seq };
}
