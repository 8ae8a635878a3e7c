import { expect, test } from 'vitest';
import { platformMessages } from '../words/messages.data.ts';
import { openLane, openOwnLanes } from './lane.ts';

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

test('each owner has one thing going on and so many in all, and is refused beyond; others begin beside it', async () => {
  const behindOwn = openOwnLanes(2, platformMessages.ownFilesReading());
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (owner: number, name: string) =>
    behindOwn(owner, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const [first, second] = [start(1, 'first'), start(1, 'second')];
  await expect(start(1, 'third')).rejects.toMatchObject({ status: 429, extra: { retryAfter: 10 } });
  const other = start(2, 'other');
  await Promise.resolve();
  expect(begun).toEqual(['first', 'other']);
  for (const work of [first, other, second]) {
    ends.shift()?.();
    await work;
  }
  expect(begun).toEqual(['first', 'other', 'second']);
  const again = start(1, 'again');
  await Promise.resolve();
  ends.shift()?.();
  await expect(again).resolves.toBeUndefined();
});
