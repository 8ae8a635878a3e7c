import { choicePair } from '@assay/contract/judgement-choice';
import { simulateJudgement } from '@assay/instruments/judgement/simulate';
import type { Person } from './factories.ts';
import type { TestServer } from './harness.ts';

/** Answers of a made-up person as the call takes them, a situation at a time. */
export function judgementAnswers(seed = 1) {
  return simulateJudgement(seed).map(({ questionId, index }) => ({
    questionId,
    ...choicePair(index),
  }));
}

/** Opens situational judgement and answers its first `count` situations as a made-up person would. */
export async function answerJudgement(
  server: TestServer,
  { token }: Person,
  { seed = 1, count = 12, language = 'en' } = {},
): Promise<void> {
  const headers = { 'accept-language': language };
  await server.call('GET', '/api/judgement-test/questions', { token, headers });
  for (const json of judgementAnswers(seed).slice(0, count)) {
    const path = '/api/judgement-test/answer';
    const { status, body } = await server.call('POST', path, { token, json, headers });
    if (status !== 200) throw new Error(`No answer: ${JSON.stringify(body)}`);
  }
}
