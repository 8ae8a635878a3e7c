import { expect, test } from 'vitest';
import { platformMessages } from '../words/messages.data.ts';
import { openLane } from './lane.ts';

test('so many at once, so many wait in their order, and those beyond are refused at once with when to come again', async () => {
  const inTurn = openLane(2, 3, platformMessages.readingFull());
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 7 }, (_, at) =>
    inTurn(async () => {
      begun.push(at);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (at === 0) throw new Error('its own');
      return at;
    }),
  );
  const settled = Promise.allSettled(all);
  await expect(all[5]).rejects.toMatchObject({ status: 503, extra: { retryAfter: 10 } });
  await expect(all[6]).rejects.toMatchObject({ status: 503 });
  expect(begun).toEqual([0, 1]);
  for (let at = 0; at < 5; at += 1) {
    // One that fails gives its place on as well.
    ends[at]?.();
    await Promise.allSettled([all[at]]);
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  // All places are free again.
  const later = [inTurn(async () => 'one'), inTurn(async () => 'two')];
  await expect(Promise.all(later)).resolves.toEqual(['one', 'two']);
});
