import { expect, test } from 'vitest';
import { toFormData, toQuery } from './request-body.ts';

test('a form carries arrays with brackets, lists as JSON and flags as digits', () => {
  const form = toFormData(
    {
      name: 'A',
      test_types: ['1', '2'],
      skill_tests: [],
      subjects: [{ email: 'a@b.c' }],
      on: true,
      off: false,
      none: null,
      absent: undefined,
    },
    { logo: new File(['x'], 'x.png'), cv: null },
    'PUT',
  );
  expect([...form].filter(([name]) => name !== 'logo')).toEqual([
    ['_method', 'PUT'],
    ['name', 'A'],
    ['test_types[]', '1'],
    ['test_types[]', '2'],
    ['skill_tests[]', ''],
    ['subjects', '[{"email":"a@b.c"}]'],
    ['on', '1'],
    ['off', '0'],
    ['none', ''],
  ]);
  expect((form.get('logo') as File).name).toBe('x.png');
  expect(form.has('cv')).toBe(false);
});

test('a query leaves out what is empty', () => {
  expect(
    toQuery({ page: 2, name: '', createdAt: ['2026-01-01', '2026-02-01'], order: undefined }),
  ).toBe('?page=2&createdAt%5B%5D=2026-01-01&createdAt%5B%5D=2026-02-01');
  expect(toQuery({})).toBe('');
});
