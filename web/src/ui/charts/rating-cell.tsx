import type { RatingSummary } from '@assay/contract/interview-ratings';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { decimal } from '../../lib/numbers.ts';
import { RatingLine } from './rating-line.tsx';

/** A rating in a row: on its line with how many have rated, or why there is none to be seen. */
export function RatingCell({ rating }: { rating: RatingSummary | null }) {
  if (rating === null) return <span className="text-muted">—</span>;
  const { raters, own, mean } = rating;
  if (mean === null) {
    return (
      <span className="whitespace-nowrap text-small text-muted">
        {raters === 0 ? (
          <Trans>Not rated</Trans>
        ) : (
          <Plural
            value={raters}
            one="# rater, yours is missing"
            other="# raters, yours is missing"
          />
        )}
      </span>
    );
  }
  return (
    <div className="w-32 max-sm:ml-auto">
      <RatingLine className="-my-1" label={meanInWords(mean, raters)} own={own} others={[mean]} />
      <div aria-hidden className="flex justify-between gap-2 text-tiny text-muted">
        <span className="font-semibold text-ink">{decimal(mean, 1)}</span>
        <span>
          <Plural value={raters} one="# rater" other="# raters" />
        </span>
      </div>
    </div>
  );
}

/** `of 5, 2 raters` */
export function ofInWords(raters: number): string {
  return t`of 5, ${plural(raters, { one: '# rater', other: '# raters' })}`;
}

export function meanInWords(mean: number, raters: number): string {
  const value = decimal(mean, 1);
  const of = ofInWords(raters);
  return t`Rating ${value} ${of}`;
}
