import { expect, test } from 'vitest';
import { broughtUpToDate, isChanged, rowsOf, type StageRow } from './stage-rows.ts';

const stage = (id: number, name: string, outcome: StageRow['outcome'] = null, people = 0) => ({
  id,
  name,
  outcome,
  people,
});
const began = [stage(1, 'New'), stage(2, 'Talk'), stage(3, 'Hired', 'hired')];
const names = (rows: readonly StageRow[]) => rows.map(({ name }) => name);
const fresh: StageRow = { key: -1, name: 'Trial day', outcome: null, people: 0 };
const renamed = (rows: StageRow[], id: number, name: string) =>
  rows.map((row) => (row.id === id ? { ...row, name } : row));

test('a name, a decision, a place, one more and one less are changes', () => {
  const rows = rowsOf(began);
  expect(isChanged(began, rows)).toBe(false);
  expect(isChanged(began, renamed(rows, 2, 'First talk'))).toBe(true);
  expect(
    isChanged(
      began,
      rows.map((row) => ({ ...row, outcome: null })),
    ),
  ).toBe(true);
  expect(isChanged(began, rows.toReversed())).toBe(true);
  expect(isChanged(began, [...rows, fresh])).toBe(true);
  expect(isChanged(began, rows.slice(1))).toBe(true);
});

test('where no one else has saved, the rows stay as they are', () => {
  const rows = [...renamed(rowsOf(began), 2, 'First talk'), fresh];
  expect(broughtUpToDate(began, rows, began)).toEqual(rows);
});

test('what a colleague has changed is kept beside what was changed here', () => {
  const now = [
    stage(1, 'New', null, 4),
    stage(2, 'Talk', 'not_selected'),
    stage(3, 'Signed', 'hired'),
  ];
  const rows = [...renamed(rowsOf(began), 2, 'First talk'), fresh];
  expect(broughtUpToDate(began, rows, now)).toEqual([
    { key: 1, id: 1, name: 'New', outcome: null, people: 4 },
    { key: 2, id: 2, name: 'First talk', outcome: 'not_selected', people: 0 },
    { key: 3, id: 3, name: 'Signed', outcome: 'hired', people: 0 },
    fresh,
  ]);
});

test('stages that a colleague has added or deleted are there or gone, and so are those deleted here', () => {
  const now = [stage(1, 'New'), stage(3, 'Hired', 'hired'), stage(4, 'Offer')];
  expect(names(broughtUpToDate(began, rowsOf(began), now))).toEqual(['New', 'Hired', 'Offer']);
  const without = rowsOf(began).filter(({ id }) => id !== 1);
  expect(names(broughtUpToDate(began, without, now))).toEqual(['Hired', 'Offer']);
});

test('an order that was changed here stays, otherwise a colleague’s holds', () => {
  const now = [stage(3, 'Hired', 'hired'), stage(1, 'New'), stage(2, 'Talk'), stage(4, 'Offer')];
  expect(names(broughtUpToDate(began, [...rowsOf(began), fresh], now))).toEqual([
    'Hired',
    'New',
    'Talk',
    'Offer',
    'Trial day',
  ]);
  const [one, two, three] = rowsOf(began) as [StageRow, StageRow, StageRow];
  expect(names(broughtUpToDate(began, [two, fresh, one, three], now))).toEqual([
    'Talk',
    'Trial day',
    'New',
    'Hired',
    'Offer',
  ]);
});
