import {
  featuresOffAtFirst,
  type InstrumentFeature,
  instrumentFeatures,
} from '../instruments/instruments.ts';

/** Roles a user may hold; a user without any is a candidate. */
export const roles = ['admin', 'super_admin', 'tdl_admin'] as const;
export type Role = (typeof roles)[number];

/** Which rows the database shows during a request; every access rule has exactly one. */
export type Scope = 'system' | 'candidate' | 'organisation' | 'platform';

interface AccessRule {
  /** `anyone` needs no session, `user` any session, a list one of its roles. */
  who: 'anyone' | 'user' | readonly Role[];
  scope: Scope;
}

/** Every way in. An endpoint names one; the guard, the menus and the pages ask `can()`. */
export const accessRules = {
  public: { who: 'anyone', scope: 'system' },
  candidate: { who: 'user', scope: 'candidate' },
  staff: { who: ['admin', 'super_admin', 'tdl_admin'], scope: 'candidate' },
  manager: { who: ['admin', 'super_admin', 'tdl_admin'], scope: 'organisation' },
  operator: { who: ['super_admin', 'tdl_admin'], scope: 'platform' },
  super_admin: { who: ['super_admin'], scope: 'platform' },
} as const satisfies Record<string, AccessRule>;

export type Access = keyof typeof accessRules;

/** Whether somebody with these roles passes the rule; `null` is a visitor without a session. */
export function can(held: readonly Role[] | null, access: Access): boolean {
  const { who } = accessRules[access] as AccessRule;
  if (who === 'anyone') return true;
  if (held === null) return false;
  return who === 'user' || held.some((role) => who.includes(role));
}

/** Those that belong to no instrument. */
const otherFeatures = [
  'success_profiles',
  'wfh_index',
  'team_compare',
  'pins',
  'passwordless',
  'open_invite',
  'profile_sync',
] as const;
export type FeatureKey = InstrumentFeature | (typeof otherFeatures)[number];

/** Parts of the product that an operator switches on per organisation: instruments first. */
export const featureKeys: readonly FeatureKey[] = [...instrumentFeatures, ...otherFeatures];

const offAtFirst: ReadonlySet<FeatureKey> = /* @__PURE__ */ new Set<FeatureKey>([
  // Changes how candidates come in, so nobody has it without asking for it.
  'passwordless',
  ...featuresOffAtFirst,
]);

/** Whether a new organisation has it where nobody says otherwise. */
export function isStandard(feature: FeatureKey): boolean {
  return !offAtFirst.has(feature);
}
