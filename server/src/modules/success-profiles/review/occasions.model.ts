import type { Outcome } from '@assay/instruments/success/evidence';
import { mean } from '@assay/instruments/statistics/descriptive';

/** Reviews within so many days are of one occasion. */
const occasionDays = 30;

interface Timed {
  id: number;
  reviewer_id: number | null;
  given_at: Date;
}

/** Takes the reviews of one person apart by occasion: it begins with a review and takes in all that are given within 30 days of it. */
export function occasionsOf<Review extends Timed>(reviews: readonly Review[]): Review[][] {
  const occasions: Review[][] = [];
  const inOrder = reviews.toSorted(
    (one, other) => +one.given_at - +other.given_at || one.id - other.id,
  );
  for (const review of inOrder) {
    const present = occasions.at(-1);
    const [first] = present ?? [];
    const within = first && +review.given_at - +first.given_at < occasionDays * 86_400_000;
    if (within) present?.push(review);
    else occasions.push([review]);
  }
  return occasions;
}

/**
 * One review of each reviewer of an occasion, so that nobody has more weight by reviewing again: what they say last, or what
 * they said first. Whose account is gone counts as somebody each time.
 */
export function voicesOf<Review extends Timed>(
  occasion: readonly Review[],
  which: 'first' | 'last' = 'last',
): Review[] {
  const inOrder = which === 'first' ? occasion : occasion.toReversed();
  const heard = new Set<number>();
  return inOrder.filter(({ reviewer_id: id }) => {
    if (id === null) return true;
    const isNew = !heard.has(id);
    heard.add(id);
    return isNew;
  });
}

/** Of the values that there are. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : mean(known);
}

type Rated = Timed & Record<Outcome, number | null>;

/** A rating is the mean of 1 to 8 answers in whole numbers, so it is a whole number of such parts. */
const partsOfRating = 840;

/**
 * The database keeps seven digits of a rating. As they are, 19/6 and 3 would have another mean than 17/6 and 10/3, which is the
 * same. To round means to fewer places would not do: equal ones can lie on either side of half a place.
 */
const exactly = (rating: number | null) =>
  rating === null ? null : Math.round(rating * partsOfRating) / partsOfRating;

/**
 * Ratings of several reviewers, of each the last, count as one on each occasion, and each occasion as one. Equal means are the same
 * number, whatever the ratings and their order, so that people who are rated alike share a rank.
 */
export function meanOver(reviews: readonly Rated[], outcome: Outcome): number | null {
  const mean = meanOf(
    occasionsOf(reviews).map((occasion) =>
      meanOf(voicesOf(occasion).map((review) => exactly(review[outcome]))),
    ),
  );
  return mean === null ? null : Math.round(mean * 1e9) / 1e9;
}

/** How many have reviewed; whose account is gone counts as somebody each time. */
export function reviewersOf(reviews: readonly Timed[]): number {
  const known = new Set(reviews.map((review) => review.reviewer_id));
  const gone = reviews.filter((review) => review.reviewer_id === null).length;
  return known.has(null) ? known.size - 1 + gone : known.size;
}

/** How many have given some ratings. Reviews of accounts that are gone may be one person's or several people's. */
export function countReviewers(ratings: readonly { reviewerId: number | null }[]) {
  const ids = new Set(ratings.map(({ reviewerId }) => reviewerId));
  return { count: ids.size, at_least: ids.has(null) };
}

/** A mean of fewer than half of the questions would be of another thing than that of the others. */
export function outcomeMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return 2 * known.length < values.length ? null : mean(known);
}
