import type { OutputOf } from '@assay/contract/endpoint';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/success-profiles';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { readTargets } from '@assay/instruments/profiles/profile';
import type { VersionRow } from './version.queries.ts';

type Version = OutputOf<typeof contract.getSuccessProfile>['data']['versions'][number];
type Latest = NonNullable<OutputOf<typeof contract.getSuccessProfile>['data']['saved']>;

export function presentVersion(row: VersionRow, language: Language | null): Version {
  const { version, outcome, name, n, norm, targets, evidence, fairness, created_by } = row;
  const { names } = managerTexts(language);
  const known = readTargets(
    targets.map(({ facet: code, target: targetT, ...rest }) => ({ ...rest, code, targetT })),
  );
  return {
    version,
    outcome,
    name,
    n,
    norm,
    targets: known.map(({ code, weight, targetT }) => ({
      code,
      name: names[code].name,
      weight,
      target: targetT,
    })),
    tried: evidence.tried,
    beside: evidence.beside.map((one) => ({ found: null, ...one })),
    scales: evidence.scales.flatMap(({ code, n, verdict, numbers = null, doubt = null }) =>
      verdict === undefined ? [] : [{ code, name: names[code].name, n, verdict, numbers, doubt }],
    ),
    other_scales: (evidence.other_scales ?? []).map((scale) => ({
      ...scale,
      name: names[scale.code].name,
    })),
    impact: fairness,
    created_by,
    created_at: row.created_at.toISOString(),
    campaigns_count: row.campaigns,
  };
}

/** The latest in short; null where nothing was saved. */
export function presentLatest([row]: readonly VersionRow[]): Latest | null {
  if (row === undefined) return null;
  const { success_profile_id, version, outcome, n, evidence, fairness, created_at } = row;
  return {
    reference: `custom:${success_profile_id}`,
    version,
    outcome,
    n,
    created_at: created_at.toISOString(),
    tried: evidence.tried,
    adverse: fairness.adverse,
  };
}
