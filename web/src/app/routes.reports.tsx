import { createRoute } from '@tanstack/react-router';
import { reportSearch, tabularSearch } from '../features/reports/search.ts';
import { lazyPage } from './lazy-page.ts';
import { findTable, organizationRoutesOfRooms } from './rooms.ts';
import { organizationGuard } from './routes.staff.ts';
import { TabularPage } from './tabular-page.tsx';

/** Tables of a campaign, and reports that no instrument's room has. */

const tabular = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/assessments/$id/$test/tabular',
  validateSearch: (search): Partial<ReturnType<typeof tabularSearch>> => tabularSearch(search),
  // Its code comes with what leads here, as that of other pages does.
  loader: ({ params }) => findTable(params.test)?.preload(),
  component: TabularPage,
});

const reportWorkingFromHome = createRoute({
  getParentRoute: () => organizationGuard,
  path: '/admin/report/working-from-home-index/$subjectId',
  validateSearch: (search): Partial<ReturnType<typeof reportSearch>> => reportSearch(search),
  component: lazyPage(
    () => import('../pages/admin/reports/report-working-from-home.tsx'),
    'ReportWorkingFromHomePage',
  ),
});

export const reportRoutes = [tabular, reportWorkingFromHome, ...organizationRoutesOfRooms] as const;
