import type { Outcome } from '@assay/instruments/success/evidence';
import { mean } from '@assay/instruments/statistics/descriptive';

/** Reviews by different reviewers within so many days are of one occasion. */
const occasionDays = 30;

interface Timed {
  reviewer_id: number | null;
  success_profile_id: number;
  given_at: Date;
}

/**
 * Takes the reviews of one person apart by occasion. An occasion begins with a review and takes in those that other reviewers
 * give within 30 days of it, or the same ones for another success profile; a second one of the same begins the next. Whose
 * account is gone counts as somebody each time.
 */
export function occasionsOf<Review extends Timed>(reviews: readonly Review[]): Review[][] {
  const occasions: Review[][] = [];
  for (const review of reviews.toSorted((one, other) => +one.given_at - +other.given_at)) {
    const present = occasions.at(-1);
    const [first] = present ?? [];
    const within = first && +review.given_at - +first.given_at < occasionDays * 86_400_000;
    const again = present?.some(
      (one) =>
        one.reviewer_id === review.reviewer_id &&
        one.success_profile_id === review.success_profile_id,
    );
    if (within && (review.reviewer_id === null || !again)) present?.push(review);
    else occasions.push([review]);
  }
  return occasions;
}

/** Of the values that there are. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : mean(known);
}

type Rated = Timed & Record<Outcome, number | null>;

/** Ratings of several reviewers count as one on each occasion, and each occasion as one. */
export function meanOver(reviews: readonly Rated[], outcome: Outcome): number | null {
  return meanOf(
    occasionsOf(reviews).map((occasion) => meanOf(occasion.map((review) => review[outcome]))),
  );
}

/** How many have reviewed; whose account is gone counts as somebody each time. */
export function reviewersOf(reviews: readonly Timed[]): number {
  const known = new Set(reviews.map((review) => review.reviewer_id));
  const gone = reviews.filter((review) => review.reviewer_id === null).length;
  return known.has(null) ? known.size - 1 + gone : known.size;
}

/** A mean of fewer than half of the questions would be of another thing than that of the others. */
export function outcomeMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return 2 * known.length < values.length ? null : mean(known);
}
