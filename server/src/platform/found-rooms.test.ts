import { expect, test } from 'vitest';
import { descriptorsOf, findRooms } from './found-rooms.ts';

const { define, isOne } = descriptorsOf<{ page: string }>();
const files: Record<string, object> = {
  blue: { other: { page: 'not described' }, blueRoom: define({ page: 'blue' }) },
  red: { redRoom: define({ page: 'red' }) },
  bare: { page: 'looks like one' },
};
const load = (id: string) => Promise.resolve(files[id] ?? {});

test('what a room describes is found in its file, whatever it is called there', async () => {
  const rooms = await findRooms(['red', 'blue'], load, isOne);
  expect(rooms.all.map(({ page }) => page)).toEqual(['red', 'blue']);
  expect(rooms.of('blue')).toEqual({ page: 'blue' });
});

test.each(['bare', 'absent'])('a room that describes nothing is told: %s', async (id) => {
  await expect(findRooms(['red', id], load, isOne)).rejects.toThrow(`The room of ${id}`);
});
