import * as contract from '@assay/contract/logical';
import type { LogicalQuestion, LogicalSection } from '@assay/contract/logical';
import { call } from '../../../api/client.ts';
import type { Answers } from '../../../features/instruments/answers.ts';

export const answerCalls = {
  analogy: contract.answerAnalogy,
  sequence: contract.answerSequence,
} as const;
const timeCalls = { analogy: contract.getAnalogyTime, sequence: contract.getSequenceTime } as const;
const endCalls = {
  analogy: contract.completeAnalogy,
  sequence: contract.completeSequence,
} as const;

/** A section as the server has it. */
export interface WireSection {
  attemptId: number | null;
  completed: boolean;
  started: boolean;
  over: boolean;
  remainingSeconds: number;
  ranOut: boolean;
  saved: number;
  questions: LogicalQuestion[];
  total: number;
}

interface Wish {
  /** Starts the clock. */
  begin?: boolean | undefined;
}

/** @throws ApiError, NetworkError */
export async function fetchSection(section: LogicalSection, { begin }: Wish): Promise<WireSection> {
  const input = { query: begin ? {} : { begin: '0' as const } };
  if (section === 'analogy') {
    const { data } = await call(contract.getAnalogyQuestions, input);
    const { analogyQuestions: questions, analogyQuestionsCountTotal: total, ...state } = data;
    return { ...state, questions, total };
  }
  const { data } = await call(contract.getSequenceQuestions, input);
  const { sequenceQuestions: questions, sequenceQuestionsCountTotal: total, ...state } = data;
  return { ...state, questions, total };
}

/** What is left of the time; with the number of a visit it is the sign of life of a page. */
export async function fetchTime(section: LogicalSection, signal?: AbortSignal, visit?: number) {
  const query = visit === undefined ? {} : { visit };
  return (await call(timeCalls[section], { query, signal })).data;
}

/** Says that the page is left: the silence that follows is no lost connection. What fails of it cannot be made up for. */
export function sayGoodbye(section: LogicalSection, visit: number): void {
  const query = { visit, leaving: '1' as const };
  void call(timeCalls[section], { query, keepalive: true }).catch(() => undefined);
}

/** Milliseconds that the end of a section may take: a line that has fallen silent would be waited for, and not tried again. */
const endWithinMs = 6000;

export async function endSection(section: LogicalSection) {
  const signal = AbortSignal.timeout(endWithinMs);
  return (await call(endCalls[section], { signal })).data;
}

/** The answers that the server has. */
export function storedAnswers({ questions }: Pick<WireSection, 'questions'>): Answers {
  return Object.fromEntries(questions.flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
}
