import { useRouter } from '@tanstack/react-router';

/** Where the entries of the bars and menus lead; an entry shows as soon as its screen is there. */
export const entryPaths: Record<
  | 'talentProfile'
  | 'dashboard'
  | 'campaigns'
  | 'talent'
  | 'compare'
  | 'succession'
  | 'successProfiles'
  | 'managerProfile'
  | 'organizations'
  | 'labels'
  | 'questionBank'
  | 'jobProfiles'
  | 'actionLogs'
  | 'deleteTests'
  | 'ownOrganization'
  | 'subscription',
  string
> = {
  talentProfile: '/profile/edit',
  dashboard: '/admin/dashboard',
  campaigns: '/admin/assessments',
  talent: '/admin/talent',
  compare: '/admin/compare',
  succession: '/admin/succession',
  successProfiles: '/admin/manager/organization/success-profiles',
  managerProfile: '/admin/manager/profile/details',
  organizations: '/admin/organizations',
  labels: '/admin/manager/labels/details',
  questionBank: '/admin/multiple-choice-questions/list',
  jobProfiles: '/admin/job-profile/list',
  actionLogs: '/admin/action-logs',
  deleteTests: '/admin/delete-tests',
  ownOrganization: '/admin/manager/organization/view',
  subscription: '/admin/manager/organization/subscription',
};

export function useHasRoute() {
  const { routesByPath } = useRouter();
  return (path: string) => path in routesByPath;
}
