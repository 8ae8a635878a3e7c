import type { LogicalQuestion, LogicalSection } from '@assay/contract/logical';
import { findKeptTest, forgetKeptTest } from '../../../api/kept-tests.ts';
import { sessionStore } from '../../../api/session.ts';
import {
  type Answers,
  answersOf,
  newest,
  type SentAnswer,
} from '../../../features/instruments/answers.ts';
import { keepCopy } from '../../../features/instruments/kept-form.ts';
import { openOrKept } from '../../../features/instruments/open-or-kept.ts';
import { leftAt } from './countdown.ts';
import { fetchSection, storedAnswers, type WireSection } from './sections.ts';

/** A section whose clock runs. */
export interface RunningSection {
  attemptId: number;
  questions: readonly Omit<LogicalQuestion, 'answer'>[];
  answers: Answers;
  remainingSeconds: number;
}

export type OpenedSection =
  | { state: 'ready'; seconds: number; total: number }
  | { state: 'running'; run: RunningSection }
  | ({ state: 'over' } & Outcome);

/** A running section as this device keeps it, for a reload without a connection. */
interface KeptSection extends RunningSection {
  /** When so much was left, by the device's clock, which counts differences only. */
  at: number;
}

/** How a section ended. */
export interface Outcome {
  /** Whether the whole test is finished. */
  completed: boolean;
  /** Its time was over, rather than that it was finished before. */
  ranOut: boolean;
  /** Questions with an answer. */
  saved: number;
  total: number;
}

export interface Opening {
  begin?: boolean;
}

/** Fetches the section; without a connection, what this device has kept of it. */
export function openSection(
  section: LogicalSection,
  opening: Opening = {},
): Promise<OpenedSection> {
  return openOrKept<WireSection, OpenedSection>({
    asked: fetchSection(section, opening),
    asOpened(wire, waiting) {
      const { attemptId, started, over, remainingSeconds, total, completed } = wire;
      const { ranOut, saved } = wire;
      if (over || completed) {
        void forgetSection(section);
        return { state: 'over', completed, ranOut, saved, total };
      }
      if (!started || attemptId === null)
        return { state: 'ready', seconds: remainingSeconds, total };
      const questions = wire.questions.map(({ answer: _, ...question }) => question);
      const answers = newest(answersOf(waiting, attemptId, sentAnswer), storedAnswers(wire));
      return { state: 'running', run: { attemptId, questions, answers, remainingSeconds } };
    },
    async kept(waiting) {
      const kept = opening.begin ? undefined : await findKept(section);
      if (!kept) return undefined;
      const answers = newest(kept.answers, answersOf(waiting, kept.attemptId, sentAnswer));
      return { state: 'running', run: { ...kept, answers } };
    },
  });
}

const user = () => sessionStore.getState().user?.id;
/** By this name devices have kept copies of sections that are running now. */
const nameOf = (section: LogicalSection) => `iq-${section}`;

/** Keeps the section on this device, with the time that is left now. */
export function keepSection(
  section: LogicalSection,
  run: RunningSection,
  leaving: boolean,
): Promise<void> {
  const copy: KeptSection = { ...run, at: Date.now() };
  const isSame = (kept: KeptSection) => kept.attemptId === run.attemptId;
  return keepCopy(nameOf(section), copy, { isSame, leaving });
}

/**
 * With what is left after all that has gone by since: while nothing runs here, the section's clock goes on. The server
 * says how it really is as soon as it can be asked.
 */
async function findKept(section: LogicalSection): Promise<RunningSection | undefined> {
  const owner = user();
  if (owner === undefined) return undefined;
  const kept = await findKeptTest<KeptSection>(owner, nameOf(section));
  if (kept === undefined) return undefined;
  const { at, remainingSeconds: left, ...run } = kept;
  return { ...run, remainingSeconds: leftAt({ left, at }, Math.max(at, Date.now())) };
}

export async function forgetSection(section: LogicalSection): Promise<void> {
  const owner = user();
  if (owner !== undefined) await forgetKeptTest(owner, nameOf(section));
}

/** An answer to a puzzle as the outbox has it; undefined for those of other tests. */
function sentAnswer(body: unknown): SentAnswer | undefined {
  const { attemptId, questionId, optionId, seq } = body as Partial<Record<string, number>>;
  if (attemptId === undefined || questionId === undefined) return undefined;
  if (optionId === undefined) return undefined;
  return { attemptId, questionId, index: optionId, seq: seq ?? 0 };
}
