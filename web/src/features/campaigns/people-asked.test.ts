import { expect, test } from 'vitest';
import { orderFromTable, peopleAsked } from './people-asked.ts';
import { peopleSearch } from './search.ts';

test('what the address narrows the people by is what the call asks for', () => {
  const search = peopleSearch({ test: 'mcqt_5', status: 'completed', label: 4, page: 2 });
  expect(peopleAsked(search)).toMatchObject({
    filter: { testType: 'mcqt_5', status: 'completed', label: '4' },
    order: 'name',
    page: 2,
    perPage: 25,
  });
  expect(peopleAsked(peopleSearch({})).filter.testType).toBeUndefined();
});

test('a column of a score orders by it, the highest first; without a test the order is by name', () => {
  const first = orderFromTable('score mcqt_5', 'name');
  expect(first).toEqual({ order: '-score', scoreTest: 'mcqt_5' });
  expect(orderFromTable('score mcqt_5', '-score mcqt_5')).toEqual({
    order: 'score',
    scoreTest: 'mcqt_5',
  });
  expect(orderFromTable('score 2', '-score mcqt_5')).toEqual({ order: '-score', scoreTest: '2' });
  expect(orderFromTable('fit', 'name')).toMatchObject({ order: '-fit', scoreTest: undefined });
  expect(orderFromTable('status', '-fit')).toMatchObject({ order: 'status' });
  expect(peopleAsked(peopleSearch({ ...first })).order).toBe('-score');
  expect(peopleAsked(peopleSearch({ order: '-score' })).order).toBe('name');
});
