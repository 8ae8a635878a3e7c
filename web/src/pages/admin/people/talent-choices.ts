import type { FeatureKey } from '@assay/contract/access';
import {
  instrumentFacts,
  instrumentIds,
  profiled,
  type TestId,
  theTestOf,
} from '@assay/contract/instruments';
import { useQuery } from '@tanstack/react-query';
import { campaigns, referenceProfiles } from '../../../features/campaigns/api.ts';
import { offeredSkillTests } from '../../../features/campaigns/skill-tests.ts';
import { findTest, testChoices } from '../../../features/campaigns/tests.ts';
import { labels } from '../../../features/labels/api.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';

/** What the filters and columns offer. */
export function useTalentChoices() {
  const login = useLoginProfile();
  const features: readonly FeatureKey[] = login.data?.features ?? [];
  const offered = useQuery(offeredSkillTests(features));
  const skills = offered.data ?? [];
  const grouped = useQuery(referenceProfiles);
  const profiles = grouped.data ?? [];
  const recent = useQuery(campaigns({ order: '-created_at', page: 1, perPage: 100 })).data?.data;
  const own = useQuery(labels).data ?? [];
  const skillOptions = skills.map(({ id, text }) => ({
    value: `mcqt_${id}`,
    label: text,
    test: `mcqt_${id}` as TestId,
  }));
  const inOneNumber = instrumentIds.flatMap((instrument) => {
    const test = theTestOf(instrument);
    const { unit, feature } = instrumentFacts[instrument];
    if (test === undefined || unit === undefined || !features.includes(feature)) return [];
    return [{ value: String(test), label: findTest(test)?.name ?? '', test }];
  });
  return {
    labels: own.map(({ id, name }) => ({ value: id, label: name })),
    campaigns: (recent ?? []).flatMap(({ id, status, campaign_name: name }) =>
      status === 'draft' ? [] : [{ value: id, label: name }],
    ),
    running: (recent ?? []).flatMap(({ id, status, campaign_name: name }) =>
      status === 'active' ? [{ value: id, label: name }] : [],
    ),
    tests: [...testChoices(features), ...skillOptions].map(({ value, label }) => ({
      value,
      label,
    })),
    scored: [...inOneNumber, ...skillOptions],
    /** Whether these and the profiles are all that there are, so that a column of theirs has its name. */
    scoredKnown: login.isFetched && (!features.includes('skill_tests') || offered.isFetched),
    profilesKnown: login.isFetched && grouped.isFetched,
    profiles: features.includes(instrumentFacts[profiled].feature)
      ? profiles.map(({ group, profiles: ofGroup }) => ({
          label: group,
          options: ofGroup.map(({ reference, name }) => ({ value: reference, label: name })),
        }))
      : [],
    /** What the profiles that were saved here say of themselves, by their reference. */
    saved: new Map(
      profiles.flatMap(({ profiles: ofGroup }) =>
        ofGroup.flatMap(({ reference, saved }) => (saved ? [[reference, saved] as const] : [])),
      ),
    ),
    compares: features.includes(instrumentFacts[profiled].feature),
  };
}
