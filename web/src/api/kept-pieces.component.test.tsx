import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeConnection } from '../test/closed-connection.ts';
import { findKept, forgetKept, type KeptRecording, saveKept } from './kept-pieces.ts';

const place = '7/abcdefghij/1';
const kept: KeptRecording = { id: 5, seconds: 2, ended: false, size: 3 };
const piece = (startsAt: number) => ({ startsAt, blob: new Blob(['abc']) });

beforeEach(() => saveKept(place, kept, piece(0)));
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetKept(place);
});

const closed = () => closeConnection(() => findKept('8/abcdefghij/1'));

test('pieces are kept and found after the browser has closed the connection without a word', async () => {
  await closed();
  await saveKept(place, { ...kept, size: 6 }, piece(3));
  await closed();
  const found = await findKept(place);
  expect(found?.kept.size).toBe(6);
  expect(found?.pieces.map(({ startsAt }) => startsAt)).toEqual([0, 3]);
});

test('a device that is slow to open its storage is not taken for one that has kept nothing', async () => {
  await closed();
  const open = IDBFactory.prototype.open;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name) {
    // Its events come when the real one has come, and that is begun late.
    const request = {} as IDBOpenDBRequest;
    setTimeout(() => {
      const real = open.call(this, name);
      real.addEventListener('success', () => {
        Object.assign(request, { result: real.result });
        request.onsuccess?.(new Event('success'));
      });
    }, 3000);
    return request;
  });
  expect((await findKept(place))?.kept).toEqual(kept);
});
