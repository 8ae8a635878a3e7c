import {
  answerSkillQuestion,
  endSkillQuestion,
  getSkillQuestion,
  getSkillTest,
  type SkillSitting,
} from '@assay/contract/skill-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetKeptTest, putKeptTest } from '../../../api/kept-tests.ts';
import { network, openPart } from '../../../test/open-page.tsx';
import { SkillTestPage } from './test-page.tsx';

/** A line that carries nothing and does not break, and one that takes longer than the pause between two questions. */

const testId = 7;

/** How the calls for questions fare. */
let line: 'there' | 'silent' = 'there';
/** The question whose clock runs; 0 before the first. */
let running = 0;
let remainingSeconds = 60;

const sitting = (): SkillSitting => ({
  attemptId: running === 0 ? null : 5,
  name: 'Spreadsheets',
  language: 'en',
  number: Math.max(1, running),
  total: 2,
  completed: false,
  ranOut: false,
  question:
    running === 0
      ? null
      : {
          id: running,
          text: `What is question ${running}?`,
          image: null,
          options: [
            { id: 10, text: 'Alpha' },
            { id: 20, text: 'Beta' },
          ],
          seconds: 60,
          remainingSeconds,
          givenBackSeconds: 0,
        },
});

beforeEach(() => {
  line = 'there';
  running = 0;
  remainingSeconds = 60;
  network()
    .reply(getSkillTest, {
      data: {
        id: testId,
        test: 'mcqt_7',
        name: 'Spreadsheets',
        description: '',
        language: 'en',
        state: 'new',
        questions: 2,
        sample: false,
        closed: 0,
        seconds: 120,
        remainingSeconds: null,
        extraTime: false,
        startedAt: null,
        completedAt: null,
      },
    })
    .answerBy(getSkillQuestion, () => ({ data: sitting() }))
    .answerBy(answerSkillQuestion, ({ body }) => ({
      data: { questionId: body.question_id, stored: true, done: false },
    }))
    .answerBy(endSkillQuestion, ({ body }) => ({
      data: { questionId: body.question_id, stored: true, done: false },
    }));
  // The stand-in never gives a call up, as a network does that is asked to.
  const answered = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { url } = new Request(input, init);
    if (line === 'there' || !url.includes('/questions')) return answered(input, init);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  };
});
afterEach(() => vi.restoreAllMocks());

test('what is marked when the time ends is sent, though the line has fallen silent without breaking', async () => {
  running = 1;
  remainingSeconds = 3;
  await openPart(<SkillTestPage testId={testId} />, { as: 'candidate' });
  await expect.element(page.getByText('What is question 1?')).toBeVisible();
  line = 'silent';
  await page.getByText('Beta').click();
  await expect
    .poll(() =>
      network()
        .asked(answerSkillQuestion)
        .map(({ body }) => body),
    )
    .toEqual([{ question_id: 1, option_id: 20 }]);
});

test('a question that this device has kept goes on, though the line is silent from the beginning', async () => {
  running = 1;
  line = 'silent';
  await putKeptTest(1, 'mcqt_7', { sitting: sitting(), at: Date.now(), chosen: 20 });
  await openPart(<SkillTestPage testId={testId} />, { as: 'candidate' });
  await expect.element(page.getByText('What is question 1?')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Beta' })).toBeChecked();
  await forgetKeptTest(1, 'mcqt_7');
});

test('the next question comes over a line that takes longer than the pause between two tries', async () => {
  running = 1;
  const every = setInterval;
  // Ten times as fast as people live.
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((task: () => void, pause: number) =>
    every(task, pause / 10)) as typeof setInterval);
  await openPart(<SkillTestPage testId={testId} />, { as: 'candidate' });
  await page.getByText('Alpha').click();
  network().answerBy(getSkillQuestion, async () => {
    running = 2;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return { data: sitting() };
  });
  await page.getByRole('button', { name: 'Answer and continue' }).click();
  await expect.element(page.getByText('What is question 2?')).toBeVisible();
});
