import { useRouter } from '@tanstack/react-router';

/** Where the entries of the bars and menus lead; an entry shows as soon as its screen is there. */
export const entryPaths: Record<
  | 'personality'
  | 'logical'
  | 'talentProfile'
  | 'dashboard'
  | 'assessments'
  | 'compare'
  | 'managerProfile'
  | 'organizations'
  | 'labels'
  | 'actionLogs'
  | 'ownOrganization'
  | 'subscription',
  string
> = {
  personality: '/personality/test',
  logical: '/iq-test',
  talentProfile: '/profile/edit',
  dashboard: '/admin/dashboard',
  assessments: '/admin/assessments',
  compare: '/admin/compare',
  managerProfile: '/admin/manager/profile/details',
  organizations: '/admin/organizations',
  labels: '/admin/manager/labels/details',
  actionLogs: '/admin/action-logs',
  ownOrganization: '/admin/manager/organization/view',
  subscription: '/admin/manager/organization/subscription',
};

export function useHasRoute() {
  const { routesByPath } = useRouter();
  return (path: string) => path in routesByPath;
}
