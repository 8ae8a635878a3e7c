import { expect, test } from 'vitest';
import type { Board, Place, Readiness } from './api.ts';
import { whatIf } from './what-if.ts';

function place(incumbent: number, bench: Record<number, Readiness>): Place {
  const successors = Object.entries(bench).map(([id, role_type]) => ({
    subject_id: Number(id),
    role_type,
    note: null,
    pinned_by: null,
    pinned_at: '2026-11-23T00:00:00Z',
  }));
  const ready = (when: Readiness) => successors.filter((one) => one.role_type === when).length;
  const depth = { now: ready('now'), soon: ready('soon'), later: ready('later') };
  return { incumbent_id: incumbent, role: null, successors, depth };
}

const board: Board = {
  people: [],
  more: false,
  places: [
    place(1, { 5: 'now', 6: 'later' }),
    place(2, { 5: 'now', 7: 'now' }),
    place(3, { 5: 'soon' }),
    place(4, { 6: 'now' }),
    place(5, { 7: 'soon' }),
  ],
};
const told = (who: number, into?: number) =>
  whatIf(board, who, into).map(({ place: { incumbent_id: id }, what, readyNow, bench }) => [
    id,
    what,
    readyNow,
    bench,
  ]);

test('who moves into a place fills it, leaves their own, and is on no bench any more', () => {
  expect(told(5, 1)).toEqual([
    [5, 'vacant', 0, 1],
    [1, 'filled', 0, 1],
    [2, 'thinner', 1, 1],
    [3, 'thinner', 0, 0],
  ]);
});

test('a place whose only one ready now leaves has lost its cover', () => {
  expect(told(5)).toEqual([
    [5, 'vacant', 0, 1],
    [1, 'cover', 0, 1],
    [2, 'thinner', 1, 1],
    [3, 'thinner', 0, 0],
  ]);
  expect(told(8)).toEqual([]);
});
