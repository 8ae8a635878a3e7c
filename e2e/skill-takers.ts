import type { APIRequestContext } from '@playwright/test';
import { call, type Taker, tokenOfManager } from './takers.ts';

/** The id of a test of the demo's bank, by its name. */
export async function skillTestId(request: APIRequestContext, name: string): Promise<number> {
  const token = await tokenOfManager(request);
  const { data } = await call(request, 'GET', '/api/admin/multi-choice/tests', token);
  const found = (data as { id: number; text: string }[]).find(({ text }) => text.includes(name));
  if (found === undefined) throw new Error(`No test ${name} in ${JSON.stringify(data)}`);
  return found.id;
}

/** How far a sitting is, by the server. */
export async function sittingOf(request: APIRequestContext, { token }: Taker, testId: number) {
  const path = `/api/skill-test/${testId}/questions?begin=0`;
  return (await call(request, 'GET', path, token)).data as {
    number: number;
    completed: boolean;
    question: { id: number; remainingSeconds: number } | null;
  };
}
