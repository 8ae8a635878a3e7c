import { answerPersonality } from '@assay/contract/personality';
import { expect, test } from 'vitest';
import { answerCall, answerQueue } from '../../api/answer-outbox.ts';
import { network, openPart } from '../../test/open-page.tsx';
import { openOrKept } from './open-or-kept.ts';

test('an answer that left after the questions were asked for, and arrived before they came, shows too', async () => {
  const body = {
    questionId: 2,
    scaleId: 1,
    type: '5-factor' as const,
    index: 3,
    attemptId: 5,
    seq: 4,
  };
  network().reply(answerPersonality, {
    data: { questionId: 2, seq: 4, stored: true, done: false },
  });
  await openPart(<p>Questions</p>, { as: 'candidate' });
  await answerQueue.add(answerCall(answerPersonality, { body }));
  await expect.poll(() => answerQueue.state()).toMatchObject({ status: 'saved', pending: 0 });
  const waiting = await openOrKept({
    asked: Promise.resolve('as it was before'),
    asOpened: (_, answers) => answers,
    kept: () => Promise.resolve(undefined),
  });
  // Tests share a page, and so its queue: others have sent answers, too.
  expect(waiting.map(({ request }) => request.body)).toContainEqual(expect.objectContaining(body));
});
