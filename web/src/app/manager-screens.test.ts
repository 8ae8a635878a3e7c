import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { managerScreens } from './manager-screens.ts';
import { adminRoutes } from './routes.admin.tsx';
import { managerRoute, rootRoute } from './routes.root.tsx';

/** Reached from somewhere else only: the entry, forms of what is open, a comparison of people that were chosen. */
const reachedOtherwise = [
  '/admin',
  '/admin/login',
  '/admin/manager/organization/edit',
  '/admin/two-factor',
  '/admin/report/personality-test/team-compare',
  '/after-payment/success',
];

test('every screen that needs nothing chosen can be found, and each that is found exists', () => {
  const routeTree = rootRoute.addChildren([managerRoute.addChildren([...adminRoutes])]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const paths = Object.keys(router.routesByPath).filter(
    (path) => /^\/(admin|after-payment)/.test(path) && !path.includes('$'),
  );
  const found = Object.values(managerScreens).map(({ path }) => path);
  expect([...found, ...reachedOtherwise].toSorted()).toEqual(paths.toSorted());
});
