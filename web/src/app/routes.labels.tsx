import { createRoute } from '@tanstack/react-router';
import { labelSearch } from '../features/labels/search.ts';
import { lazyPage } from './lazy-page.ts';
import { organizationGuard } from './routes.staff.ts';

const labels = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/labels/details',
  validateSearch: (search): Partial<ReturnType<typeof labelSearch>> => labelSearch(search),
  component: lazyPage(() => import('../pages/admin/people/labels.tsx'), 'LabelsPage'),
});

const labelNew = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/labels/new',
  component: lazyPage(() => import('../pages/admin/people/label-new.tsx'), 'LabelNewPage'),
});

const labelsSpread = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/labels',
  validateSearch: (search): Partial<ReturnType<typeof labelSearch>> => labelSearch(search),
  component: lazyPage(() => import('../pages/admin/people/labels-spread.tsx'), 'LabelsSpreadPage'),
});

const labelPeople = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/manager/organization/labels/$labelId',
  validateSearch: (search): Partial<ReturnType<typeof labelSearch>> => labelSearch(search),
  component: lazyPage(() => import('../pages/admin/people/label-people.tsx'), 'LabelPeoplePage'),
});

export const labelRoutes = [labels, labelNew, labelsSpread, labelPeople] as const;
