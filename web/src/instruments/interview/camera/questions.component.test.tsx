import { completeInterview, type OwnInterview } from '@assay/contract/interviews';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../../test/open-page.tsx';
import { InterviewQuestions } from './questions.tsx';

const recording = { id: 5, size: 9, full_size: 9, seconds: 3, kept: true };
const interview: OwnInterview = {
  interviewCode: 'abcdefghij',
  name: 'Team lead',
  organization: { id: 2, name: 'Meridian' },
  prepare_seconds: 30,
  answer_seconds: 180,
  retakes: 1,
  completed_at: null,
  questions: [
    {
      id: 1,
      question: 'Why?',
      recordings: [{ ...recording, recorded_at: '2026-11-02T09:00:00.000Z' }],
      tries_left: 0,
    },
  ],
};
const handedIn = () => network().asked(completeInterview);
const waiting = page.getByText('Your interview is being submitted.');
const refused = page.getByText('The server is being updated.');

const open = () =>
  openPart(
    <InterviewQuestions interview={interview} stream={new MediaStream()} onChange={() => {}} />,
    { as: 'candidate' },
  );

test('after the last question the interview is handed in, once; what fails says so and is tried again', async () => {
  const answer = Promise.withResolvers<void>();
  network()
    .answerBy(completeInterview, async () => {
      await answer.promise;
      return { message: 'Handed in.' };
    })
    .refuse(completeInterview, 503, { message: 'The server is being updated.' }, 1);
  await open();
  await expect.element(refused).toBeVisible();
  expect(handedIn()).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(waiting).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.poll(() => handedIn().length).toBe(2);
  answer.resolve();
});

test('it is handed in by itself when a lost connection is back', async () => {
  network()
    .reply(completeInterview, { message: 'Handed in.' })
    .refuse(completeInterview, 503, { message: 'The server is being updated.' }, 1);
  await open();
  await expect.element(refused).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.poll(() => handedIn().length).toBe(2);
});
