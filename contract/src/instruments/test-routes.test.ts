import { expect, test } from 'vitest';
import { routeOfTest, startOfRoute, testOfRoute } from './test-routes.ts';

test('an address names a test by its word or as the calls do', () => {
  expect(['personality', '1', 'logical', '2'].map(testOfRoute)).toEqual([1, 1, 2, 2]);
  expect(['', '9', 'toString', 'mcqt_', 'mcqt_0', 'mcqt_1x'].map(testOfRoute)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  expect([1, 2].map(routeOfTest)).toEqual(['personality', 'logical']);
  expect(startOfRoute('logical')).toBe('/iq-test');
  expect(startOfRoute('nothing')).toBe('/');
});
