import type { ReviewItem } from '@assay/contract/reviews';
import { t } from '@lingui/core/macro';

export interface Section {
  title: string;
  items: ReviewItem[];
}

/** The questions as they are asked: what all work has in common first, then what this work asks. */
export function sectionsOf(items: readonly ReviewItem[], category: string): Section[] {
  const of = (outcome: ReviewItem['outcome'], own: boolean) =>
    items.filter((item) => item.outcome === outcome && item.own === own);
  return [
    { title: t`Engagement`, items: of('engagement', false) },
    { title: t`Performance in any work`, items: of('performance', false) },
    { title: t`Performance in this work: ${category}`, items: of('performance', true) },
  ];
}
