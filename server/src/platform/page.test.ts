import { expect, test } from 'vitest';
import { pageMeta, readPage } from './page.ts';

test('a list that is asked for no page answers everything, up to a bound', () => {
  expect(readPage({})).toEqual({ page: 1, perPage: 10_000 });
  expect(readPage({ page: 2 })).toEqual({ page: 2, perPage: 25 });
  expect(readPage({ page: 1 }, { standard: 10 })).toEqual({ page: 1, perPage: 10 });
  expect(readPage({}, { most: 500 })).toEqual({ page: 1, perPage: 500 });
  expect(readPage({ perPage: 5 })).toEqual({ page: 1, perPage: 5 });
});

test('rows are counted to 10,000, and nobody pages beyond', () => {
  expect(pageMeta(1, 25, 9999)).toMatchObject({ total: 9999, total_is_exact: true });
  expect(pageMeta(1, 25, 10_000)).toMatchObject({ total: 10_000, total_is_exact: true });
  expect(pageMeta(400, 25, 10_001)).toEqual({
    current_page: 400,
    last_page: 400,
    per_page: 25,
    total: 10_000,
    total_is_exact: false,
  });
  expect(() => pageMeta(401, 25, 10_001)).toThrow('Please check the marked fields.');
});
