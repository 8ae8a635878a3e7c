import { useRouter } from '@tanstack/react-router';

/** Where the entries of the bars and menus lead; an entry shows as soon as its screen is there. */
export const entryPaths: Record<
  'personality' | 'talentProfile' | 'assessments' | 'compare' | 'managerProfile' | 'organizations',
  string
> = {
  personality: '/personality/test',
  talentProfile: '/profile/edit',
  assessments: '/admin/assessments',
  compare: '/admin/compare',
  managerProfile: '/admin/manager/profile/details',
  organizations: '/admin/organizations',
};

export function useHasRoute() {
  const { routesByPath } = useRouter();
  return (path: string) => path in routesByPath;
}
