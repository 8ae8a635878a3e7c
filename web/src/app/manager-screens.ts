import { comparedInstruments, described, instrumentFacts } from '@assay/contract/instruments';
import type { Access, FeatureKey } from '@assay/contract/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { may, useSession } from '../api/session.ts';
import { useLoginProfile } from '../features/managers/login-profile.ts';
import { entryPaths, useHasRoute } from './entry-paths.ts';

export interface ManagerScreen {
  path: string;
  words: MessageDescriptor;
  access: Access;
  /** Of an organisation’s own managers. */
  own?: boolean;
  /** One of these must be on. */
  features?: readonly FeatureKey[];
}

export type ScreenName = keyof typeof managerScreens;

/** Screens that can be gone to without choosing anything first; the bar, the menu and the search offer them. */
export const managerScreens = {
  dashboard: { path: entryPaths.dashboard, words: msg`Dashboard`, access: 'staff' },
  campaigns: {
    path: entryPaths.campaigns,
    words: msg`Campaigns`,
    access: 'manager',
    own: true,
  },
  newCampaign: {
    path: '/admin/assessments/new',
    words: msg`New campaign`,
    access: 'manager',
    own: true,
  },
  talent: { path: entryPaths.talent, words: msg`Talent`, access: 'manager', own: true },
  compare: {
    path: entryPaths.compare,
    words: msg`Compare`,
    access: 'manager',
    own: true,
    features: comparedInstruments,
  },
  succession: {
    path: entryPaths.succession,
    words: msg`Succession`,
    access: 'manager',
    own: true,
    features: ['pins'],
  },
  successProfiles: {
    path: entryPaths.successProfiles,
    words: msg`Success profiles`,
    access: 'manager',
    own: true,
    features: ['success_profiles'],
  },
  newSuccessProfile: {
    path: '/admin/manager/organization/success-profile',
    words: msg`New success profile`,
    access: 'manager',
    own: true,
    features: ['success_profiles'],
  },
  organizations: {
    path: entryPaths.organizations,
    words: msg`Organisations`,
    access: 'operator',
  },
  newOrganization: {
    path: '/admin/organizations/new',
    words: msg`New organisation`,
    access: 'operator',
  },
  ownOrganization: {
    path: entryPaths.ownOrganization,
    words: msg`Your organisation`,
    access: 'manager',
    own: true,
  },
  subscription: {
    path: entryPaths.subscription,
    words: msg`Subscription`,
    access: 'manager',
    own: true,
  },
  labels: { path: entryPaths.labels, words: msg`Labels`, access: 'manager', own: true },
  labelledPeople: {
    path: '/admin/manager/organization/labels',
    words: msg`Labelled people`,
    access: 'manager',
    own: true,
  },
  newLabel: {
    path: '/admin/manager/labels/new',
    words: msg`New label`,
    access: 'manager',
    own: true,
  },
  newCultureTest: {
    path: '/admin/manager/organization/culture/new',
    words: msg`New culture test`,
    access: 'manager',
    own: true,
    features: [instrumentFacts[described].feature],
  },
  questionBank: {
    path: entryPaths.questionBank,
    words: msg`Question bank`,
    access: 'super_admin',
  },
  newTest: {
    path: '/admin/multiple-choice-questions/new',
    words: msg`New test`,
    access: 'super_admin',
  },
  optionGroups: {
    path: '/admin/multiple-choice-questions/option-groups',
    words: msg`Option groups`,
    access: 'super_admin',
  },
  jobProfiles: {
    path: entryPaths.jobProfiles,
    words: msg`Job profiles`,
    access: 'super_admin',
  },
  newJobProfile: {
    path: '/admin/job-profile/new',
    words: msg`New job profile`,
    access: 'super_admin',
  },
  deleteTests: { path: entryPaths.deleteTests, words: msg`Delete tests`, access: 'operator' },
  actionLogs: { path: entryPaths.actionLogs, words: msg`Action logs`, access: 'super_admin' },
  profile: { path: entryPaths.managerProfile, words: msg`Your profile`, access: 'staff' },
} satisfies Record<string, ManagerScreen>;

const names = Object.keys(managerScreens) as ScreenName[];

/** Those that the manager may see, by name, in the order above. */
export function useManagerScreens(): ReadonlyMap<ScreenName, ManagerScreen> {
  const session = useSession((state) => state);
  const { data: profile } = useLoginProfile();
  const hasRoute = useHasRoute();
  const isShown = ({ path, access, own, features }: ManagerScreen) =>
    hasRoute(path) &&
    may(access, session) &&
    (!own || profile?.organization_id != null) &&
    (features?.some((one) => profile?.features.includes(one)) ?? true);
  return new Map(
    names.flatMap((name) => {
      const screen: ManagerScreen = managerScreens[name];
      return isShown(screen) ? [[name, screen] as const] : [];
    }),
  );
}
