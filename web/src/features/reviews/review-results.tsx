import type { GivenReview, ReviewCategory, ReviewResults } from '@assay/contract/reviews';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { decimal } from '../../lib/numbers.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RatingLine } from '../../ui/charts/rating-line.tsx';
import { sectionsOf } from './words.ts';

interface ReviewResultsProps {
  category: ReviewCategory;
  results: ReviewResults;
}

/** What the reviewers have given: on average, each of them, and question by question. */
export function ReviewResultsCards({ category, results }: ReviewResultsProps) {
  const { t } = useLingui();
  const { performance, engagement, reviews, withheld, withheld_outcomes: hidden } = results;
  const shown = latestOfEach(reviews);
  const tellingOf = (outcome: 'performance' | 'engagement') =>
    hidden.includes(outcome) ? shown.filter(({ own }) => own) : shown;
  return (
    <>
      {withheld && (
        <Banner>
          <Trans>
            You see your own reviews only. You see those of colleagues once your review is
            submitted.
          </Trans>
        </Banner>
      )}
      {!withheld && hidden.length > 0 && (
        <Banner>
          <Trans>
            Where you could not rate half of the questions, what colleagues have given is hidden.
          </Trans>
        </Banner>
      )}
      <Card title={t`On average`} note={averagesInWords(results, shown.length)}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Mean
            name={t`Performance`}
            value={performance}
            reviews={tellingOf('performance')}
            outcome="performance"
          />
          <Mean
            name={t`Engagement`}
            value={engagement}
            reviews={tellingOf('engagement')}
            outcome="engagement"
          />
        </div>
      </Card>
      <Card flush title={t`Reviewers`}>
        <ul>
          {reviews.map((review) => (
            <li
              key={`${review.reviewer?.id ?? 0} ${review.given_at}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 sm:px-6"
            >
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-medium">{reviewerName(review)}</span>
                <span className="block text-small text-muted">{givenInWords(review)}</span>
              </div>
              <p className="text-small tabular-nums">
                <Trans>
                  Performance {meanInShort(review.performance)}, engagement{' '}
                  {meanInShort(review.engagement)}
                </Trans>
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t`Question by question`} note={t`The latest review of each reviewer.`}>
        <div className="grid gap-6">
          {sectionsOf(category.items, category.name).map(({ title, items }) => (
            <section key={title}>
              <h3 className="mb-3 font-medium">{title}</h3>
              <ul className="grid gap-3.5">
                {items.map(({ id, text, outcome }) => (
                  <li key={id}>
                    <p className="[overflow-wrap:anywhere]">{text}</p>
                    <RatingLine
                      hue="accent"
                      label={`${text} ${ratingsInWords(tellingOf(outcome), id)}`}
                      own={ratingOf(
                        shown.find(({ own }) => own),
                        id,
                      )}
                      others={shown.filter(({ own }) => !own).map((one) => ratingOf(one, id))}
                    />
                    <p aria-hidden className="text-small text-muted [overflow-wrap:anywhere]">
                      {ratingsInWords(tellingOf(outcome), id)}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Card>
    </>
  );
}

interface MeanProps {
  name: string;
  value: number | null;
  reviews: readonly GivenReview[];
  outcome: 'performance' | 'engagement';
}

function Mean({ name, value, reviews, outcome }: MeanProps) {
  return (
    <div>
      <h3 className="font-medium">{name}</h3>
      {value === null ? (
        <p className="text-muted">
          <Trans>Too few questions were rated.</Trans>
        </p>
      ) : (
        <>
          <p className="flex items-baseline gap-2">
            <span className="font-serif text-display">{decimal(value, 1)}</span>
            <span className="text-muted">
              <Trans>of 5</Trans>
            </span>
          </p>
          <RatingLine
            hue="accent"
            label={`${name}: ${reviews.map((one) => `${reviewerName(one)} ${meanInShort(one[outcome])}`).join(', ')}`}
            own={reviews.find(({ own }) => own)?.[outcome]}
            others={reviews.filter(({ own }) => !own).map((one) => one[outcome])}
          />
          <div aria-hidden className="flex justify-between text-tiny text-muted">
            <span>1</span>
            <span>5</span>
          </div>
        </>
      )}
    </div>
  );
}

/** Each reviewer once; whose account is gone each time. */
function latestOfEach(reviews: readonly GivenReview[]): GivenReview[] {
  return reviews.filter(
    ({ reviewer }, at) =>
      reviewer === null || reviews.findIndex((one) => one.reviewer?.id === reviewer.id) === at,
  );
}

/** @param drawn of how many the lines below show the rating. */
function averagesInWords({ reviewers, reviews, withheld }: ReviewResults, drawn: number): string {
  const people = withheld ? 1 : reviewers;
  const counted = t`Of ${plural(reviews.length, { one: '# review', other: '# reviews' })} by ${plural(people, { one: '# reviewer', other: '# reviewers' })}. Reviews within 30 days count as one point in time, and the average is over all points.`;
  const onlyLatest = t`The marks on the lines are the latest review of each reviewer only, so an average can lie beside them.`;
  return drawn < reviews.length ? `${counted} ${onlyLatest}` : counted;
}

function reviewerName({ own, reviewer }: GivenReview): string {
  if (own) return t({ message: 'You', context: 'rater' });
  return reviewer?.name ?? t`A former manager`;
}

function givenInWords({ given_at, changed_at }: GivenReview): string {
  const day = dayInShort(given_at);
  if (changed_at === null) return day;
  const changed = dayInShort(changed_at);
  return t`${day}, corrected ${changed}`;
}

function meanInShort(value: number | null): string {
  return value === null ? '–' : decimal(value, 1);
}

function ratingOf(review: GivenReview | undefined, item: number): number | null {
  return review?.answers.find(({ question_id }) => question_id === item)?.value ?? null;
}

function ratingsInWords(reviews: readonly GivenReview[], item: number): string {
  return reviews
    .map((review) => {
      const name = reviewerName(review);
      const rating = ratingOf(review, item);
      return rating === null ? t`${name}: cannot tell` : `${name}: ${rating}`;
    })
    .join(' · ');
}
