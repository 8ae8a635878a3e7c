import type { QueuedAnswer } from '../../api/answer-queue.ts';
import type { Answers, SentAnswer } from './answers.ts';
import type { RunCalls } from './use-run.ts';

/** A test as its page gives it: questions in order, and the answers that stand. */
export interface RunningTest {
  attemptId: number;
  minutes: number;
  questions: readonly { id: number; text: string }[];
  answers: Answers;
}

export interface Opening {
  /** Begins the test in this language, or goes on in it; without it only what was begun goes on. */
  language?: string | undefined;
}

/** What every call for questions says. */
export interface Sitting {
  attemptId: number | null;
  completed: boolean;
  minutes: number;
}

/** What the server says of an answer that it has received. */
export interface Accepted {
  questionId: number;
  seq: number;
  /** False when a newer answer was stored already. */
  stored: boolean;
  /** Every question has an answer. */
  done: boolean;
}

/** How a test without a clock speaks with the server. */
export interface PlainTest<Form extends RunningTest, Wire extends Sitting> {
  /** Names its copy on this device. */
  name: string;
  /** @throws ApiError, NetworkError */
  fetch: (opening: Opening) => Promise<Wire>;
  /** Its questions with the server's answers and, on top of them, those that wait on this device. */
  form: (attemptId: number, wire: Wire, waiting: readonly QueuedAnswer[]) => Form;
  questionsOf: (wire: Wire) => number;
  storedAnswers: (wire: Wire) => Answers;
  /** How its run tells an answer. */
  callOf: (form: Form) => RunCalls['callOf'];
  /** An answer as the outbox keeps it; undefined for one of another test. */
  sentAnswer: (body: unknown) => SentAnswer | undefined;
  /** Calls `tell` with each acknowledged answer of this attempt; returns its end. */
  listen: (attemptId: number, tell: (accepted: Accepted) => void) => () => void;
}
