import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { listInWords, number } from '../../../features/reports/words.ts';
import type { CultureComparison } from './api.ts';
import { fitEnd, fitRange } from '../../../lib/culture-fit.ts';
import { LikenessBar } from './likeness-bar.tsx';

/** How alike the wishes of two people are in their order, and where they lie furthest apart. */
export function TwoLikeness({ comparison }: { comparison: CultureComparison }) {
  const { match, label, text, gaps } = comparison;
  const { t } = useLingui();
  const apart = gaps.filter(({ meaningful }) => meaningful).map(({ name }) => name);
  const categories = listInWords(apart);
  const pairs = match?.n;
  const [r, from, to] = match ? [match.r, ...match.interval].map((one) => number(one, 2)) : [];
  return (
    <Card title={t`How similar they are`} className="print:break-inside-avoid">
      <p className="font-serif text-title">{label}</p>
      {match ? (
        <>
          <p className="mt-1 text-small">{matchInWords(match)}</p>
          <LikenessBar name={t`Similarity`} match={match} />
          <p className="text-small">
            {apart.length > 0
              ? t`Clear difference in ${categories}.`
              : t`No clear difference in any category.`}
          </p>
          <p className="mt-2 text-small text-muted">
            <Trans>
              The correlation of {pairs} pairs of answers, each person’s around their own average: r
              = {r} (95 % confidence range: {from} to {to}). Anything below 0 is shown as 0.
            </Trans>
          </p>
        </>
      ) : (
        <p className="mt-1 text-small">{text}</p>
      )}
    </Card>
  );
}

function matchInWords({ fit, fitInterval }: NonNullable<CultureComparison['match']>): string {
  if (fit === 0 || fitEnd(fitInterval) !== null) {
    const within = fitRange(fit, fitInterval);
    return t`Similarity ${fit} of 100, ${within}.`;
  }
  const [from, to] = fitInterval;
  return t`Similarity ${fit} of 100, with another choice of questions between ${from} and ${to}.`;
}
