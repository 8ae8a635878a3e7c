import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logInAsStaff } from './product.ts';
import { call, invite, ownPassword, type Taker } from './takers.ts';

/** People who are asked for a video interview, and their way through it. */

export const questions = [
  'What drew you to this work?',
  'Tell us about something that went wrong.',
];

/** Asked for these tests too. */
export function inviteToInterview(
  request: APIRequestContext,
  tests: string[] = [],
): Promise<Taker> {
  return invite(request, {
    test_types: tests,
    interview_name: 'First conversation',
    interview_questions: questions,
  });
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function listed(request: APIRequestContext, { token }: Taker) {
  const { data } = await call(request, 'GET', '/api/subject/interviews', token);
  return data.interviews[0] as { interviewCode: string; state: string; answered: number };
}

/** As the manager who has invited them. */
export function logInAsOwner(page: Page, at = '/admin') {
  return logInAsStaff(page, 'tess@tailspin.test', { secret: ownPassword, at });
}

export async function expectPlays(page: Page, label: string) {
  const video = page.locator(`video[aria-label="${label}"]`);
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.readyState))
    .toBeGreaterThan(1);
  const seconds = await video.evaluate((shown: HTMLVideoElement) => shown.duration);
  expect(seconds).toBeGreaterThan(1);
  await video.evaluate((shown: HTMLVideoElement) => shown.play());
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime))
    .toBeGreaterThan(0.2);
}
