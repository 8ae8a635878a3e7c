import { answerPersonality, getPersonalityQuestions } from '@assay/contract/personality';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, openPart } from '../../../test/open-page.tsx';
import { openPage } from './part-at-once.tsx';

test('a test that is gone on with is answered by arrows and Enter, as one that has just begun', async () => {
  const questions = [1, 2, 3].map((id) => ({
    id,
    index: id,
    text: `Statement ${id}.`,
    scaleId: 1,
    type: '5-factor' as const,
    ...(id === 1 && { answer: { index: 2, seq: 1 } }),
  }));
  const answered: number[] = [];
  network()
    .reply(getPersonalityQuestions, {
      data: {
        attemptId: 5,
        completed: false,
        language: 'en',
        direction: 'ltr',
        tendencyLanguage: 'en',
        options: ['Not at all', 'A little', 'In between', 'Rather', 'Very well'],
        minutes: 18,
        questions,
        questionsCountTotal: 3,
        tendencyQuestions: [],
        tendencyQuestionsCountTotal: 0,
      },
    })
    .answerBy(answerPersonality, ({ body }) => {
      answered.push(body.questionId);
      const { questionId, seq = 0 } = body as { questionId: number; seq?: number };
      return { data: { questionId, seq, stored: true, done: false } };
    });
  await openPart(await openPage(), { as: 'candidate' });
  await expect.element(page.getByRole('heading', { name: 'Statement 2.' })).toBeVisible();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Statement 3.' })).toBeVisible();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  // What has not arrived when the page goes would be sent in the next test.
  await expect.poll(() => document.querySelector('[data-saved="saved"]')).not.toBeNull();
  expect(answered).toEqual([2]);
});
