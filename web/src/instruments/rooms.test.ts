import {
  comparedInstruments,
  instrumentFacts,
  type InstrumentId,
  instrumentIds,
  roomOf,
} from '@assay/contract/instruments';
import { expect, test } from 'vitest';

/** What a room has is found by its folder, so no compiler misses a file. */
const files = Object.keys(import.meta.glob('./*/**/*.{ts,tsx}'));
const isThere = (path: string) => files.includes(path);

test.each(instrumentIds.map(roomOf))('the room %s has what shared code asks of it', (room) => {
  const expected = [`./${room}/index.ts`, `./${room}/face.tsx`, `./${room}/managers/face.ts`];
  expect(expected.filter((path) => !isThere(path))).toEqual([]);
});

test.each(instrumentIds)('a document shows %s where its facts name one, and no other', (id) => {
  const take = `./${roomOf(id)}/take`;
  const parts = ['part', 'part-at-once'].filter((name) => isThere(`${take}/${name}.tsx`));
  expect(parts).toHaveLength(instrumentFacts[id].pages === undefined ? 0 : 1);
});

test.each(instrumentIds)('%s has averages to compare where its facts say so', (id) => {
  const compared: readonly InstrumentId[] = comparedInstruments;
  expect(isThere(`./${roomOf(id)}/managers/comparison.tsx`)).toBe(compared.includes(id));
});

test('one test alone comes with the document', () => {
  expect(files.filter((path) => path.endsWith('/part-at-once.tsx'))).toHaveLength(1);
});

test('no folder is called like an instrument that there is not', () => {
  const folders = new Set(files.map((path) => path.split('/')[1] ?? ''));
  for (const shared of ['own', 'take', 'managers']) folders.delete(shared);
  expect([...folders].toSorted()).toEqual(instrumentIds.map(roomOf).toSorted());
});
