import type { Agreement, Rating, Ratings } from '@assay/contract/interview-ratings';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { dayInShort } from '../../../lib/moments.ts';
import { decimal } from '../../../lib/numbers.ts';
import { meanInWords, ofInWords } from '../../../ui/charts/rating-cell.tsx';
import { RatingLine } from '../../../ui/charts/rating-line.tsx';

/** What the raters have given: by criterion, on average, how far they agree, and what they say. */
export function RatingResults({ data, timeZone }: { data: Ratings; timeZone: string }) {
  const { rubric, ratings, mean, raters, agreement } = data;
  const [own, ...others] = ratings;
  if (!own || mean === null) return null;
  return (
    <div className="grid gap-5">
      <div>
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-display">{decimal(mean, 1)}</span>
          <span className="text-muted">{ofInWords(raters)}</span>
        </p>
        <RatingLine
          label={meanInWords(mean, raters)}
          own={own.mean}
          others={others.map((one) => one.mean)}
        />
        <Ends />
      </div>
      <ul className="grid gap-3.5">
        {rubric.criteria.map(({ title }, at) => (
          <li key={title}>
            <p className="text-body [overflow-wrap:anywhere]">{title}</p>
            <RatingLine
              label={`${title}: ${givenInWords(ratings, at)}`}
              own={own.scores[at]}
              others={others.map(({ scores }) => scores[at] ?? null)}
            />
            <p aria-hidden className="text-small text-muted [overflow-wrap:anywhere]">
              {givenInWords(ratings, at)}
            </p>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-4 text-small">
        <h3 className="mb-1 text-body font-medium">
          <Trans>Agreement</Trans>
        </h3>
        {agreement ? (
          <AgreementInWords agreement={agreement} criteria={rubric.criteria} />
        ) : (
          <p className="text-muted">
            {raters === 1 ? (
              <Trans>Only one person has rated. Ask a colleague to rate, too.</Trans>
            ) : (
              <Trans>The raters have no scored criterion in common.</Trans>
            )}
          </p>
        )}
      </div>
      <ul className="grid gap-3.5 border-t border-line pt-4">
        {ratings.map((rating) => (
          <li key={rating.rater?.id ?? rating.rated_at}>
            <p className="text-small text-muted">{givenBy(rating, timeZone)}</p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">
              {rating.comment ?? (
                <span className="text-muted">
                  <Trans>No comment</Trans>
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the ends of the line are. */
function Ends() {
  return (
    <div aria-hidden className="flex justify-between text-tiny text-muted">
      <span>1</span>
      <span>5</span>
    </div>
  );
}

function AgreementInWords({
  agreement: { compared, same, within_one: near, widest },
  criteria,
}: {
  agreement: Agreement;
  criteria: Ratings['rubric']['criteria'];
}) {
  const apart = widest && criteria[widest.criterion];
  const [low, high] = [widest?.low ?? 0, widest?.high ?? 0];
  const title = apart?.title ?? '';
  const [one, further] = [near - same, compared - near];
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <p>
        <Plural
          value={compared}
          one={`# comparison: ${same} the same, ${one} one point apart, ${further} further apart.`}
          other={`# comparisons: ${same} the same, ${one} one point apart, ${further} further apart.`}
        />
      </p>
      {apart && (
        <p>
          <Trans>
            Furthest apart: “{title}”, {low} and {high}.
          </Trans>
        </p>
      )}
      <p className="text-muted">
        <Trans>
          Each pair of raters at each criterion, as first given, before they saw each other’s
          ratings. By chance alone, about half would be the same or one point apart.
        </Trans>
      </p>
    </div>
  );
}

function raterName({ own, rater }: Rating): string {
  if (own) return t({ message: 'You', context: 'rater' });
  return rater?.name ?? t`A former manager`;
}

function givenInWords(ratings: readonly Rating[], at: number): string {
  return ratings
    .map((rating) => {
      const name = raterName(rating);
      const score = rating.scores[at] ?? null;
      return score === null ? t`${name}: cannot tell` : `${name}: ${score}`;
    })
    .join(' · ');
}

function givenBy(rating: Rating, timeZone: string): string {
  const name = raterName(rating);
  const mean = decimal(rating.mean, 1);
  const day = dayInShort(rating.changed_at ?? rating.rated_at, timeZone);
  return rating.changed_at === null
    ? t`${name}, ${mean} on average, ${day}`
    : t`${name}, ${mean} on average, changed ${day}`;
}
