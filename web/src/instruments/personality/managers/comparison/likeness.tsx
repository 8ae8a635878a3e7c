import { boundOf } from '@assay/contract/comparison-words';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InterpersonalFit } from '../../../../features/reports/api.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { RankLine } from '../rank-line.tsx';
import { listInWords, number, upperFirst } from '../../../../features/reports/words.ts';

interface LikenessProps {
  fit: InterpersonalFit;
  names: readonly [string, string];
  /** They are compared as candidates, not as colleagues. */
  recruiting: boolean;
}

/** How alike two people describe themselves, what they share, and what to talk about. */
export function Likeness({ fit, names, recruiting }: LikenessProps) {
  const { verdict, alike, different, percentile, percentileInterval, source, limits } = fit;
  const { t } = useLingui();
  const [rank, from, to] = [percentile, ...percentileInterval].map(shareInWords);
  const [shared, apart] = [alike, different].map((facets) =>
    listInWords(facets.map(({ name }) => name)),
  );
  return (
    <Card
      title={t`How similar they are`}
      note={t`Over the single facets, their level as well as their pattern.`}
      className="print:[&_details]:hidden"
    >
      <p className="font-serif text-title">{upperFirst(verdict)}</p>
      <p className="mt-1 text-small">
        <Trans>
          More similar than {rank} of random pairs; with measurement error between {from} and {to}.
        </Trans>
      </p>
      <RankLine
        title={t`Similarity among random pairs`}
        label={t`More similar than ${rank} of random pairs, between ${from} and ${to}.`}
        percentile={percentile}
        interval={percentileInterval}
        ends={[t`less similar`, t`more similar`]}
      />
      <p className="mt-4 text-small">
        {t`Most similar in ${shared}.`}{' '}
        {different.length > 0
          ? t`Largest differences in ${apart}.`
          : t`No clear difference on any facet.`}
      </p>
      {different.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">
            {recruiting ? t`If the two come to work together` : t`To talk about`}
          </h3>
          {recruiting && (
            <p className="mb-3 text-small text-muted">
              <Trans>
                These questions are for two colleagues. They do not say which candidate to choose.
              </Trans>
            </p>
          )}
          <ol className="grid gap-3.5">
            {different.map(({ code, name, first, second, question }) => (
              <li key={code} className="print:[&_details]:hidden">
                <div className="text-small text-muted [overflow-wrap:anywhere]">
                  {name}: {names[0]} T {number(first)}, {names[1]} T {number(second)}
                </div>
                {question}
              </li>
            ))}
          </ol>
        </>
      )}
      <ul className="mt-5 grid list-disc gap-2 pl-4 text-small text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
        <li>{source}</li>
      </ul>
    </Card>
  );
}

/** `43 %`, or at an end of the table `at least 95 %`. */
function shareInWords(percent: number): string {
  const share = number(percent);
  const bound = boundOf(percent);
  if (bound === 'at most') return t({ message: `at most ${share} %`, context: 'of random pairs' });
  return bound === 'at least'
    ? t({ message: `at least ${share} %`, context: 'of random pairs' })
    : t({ message: `${share} %`, context: 'of random pairs' });
}
