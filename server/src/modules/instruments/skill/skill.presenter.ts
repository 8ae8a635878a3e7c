import type { SkillStanding } from '@assay/contract/skill-tests';
import type { SkillView } from '@assay/instruments/skill/present';
import type { Standing } from '@assay/instruments/skill/standing';

/** What its taker and a manager see alike. */
export function presentScore(view: SkillView) {
  const { percent, interval, points, maximum, certainty, seconds, topics } = view;
  return { percent, interval, points, maximum, certainty, seconds, topics };
}

export function presentStanding(standing: Standing | null): SkillStanding | null {
  if (standing === null) return null;
  const { n, percentile, interval, note } = standing;
  return { n, percentile, interval, note };
}
