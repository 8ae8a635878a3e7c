import { msg, plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../../lib/moments.ts';
import { DotLine } from '../../../ui/charts/dot-line.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { number, people } from '../../../features/reports/words.ts';
import type { BurnoutAverages } from '../../../features/reports/indices/api.ts';

const anchors = [
  { at: 25, says: msg`often tired` },
  { at: 50, says: msg`now and then` },
];

/** Averages on a line from 0 to 100, one below the other as they were made. */
export function GroupMeans({ averages: { batches, total } }: { averages: BurnoutAverages }) {
  const { i18n } = useLingui();
  const figures = batches.map(({ n, mean, closedAt }) => {
    const day = dayInWords(closedAt);
    return {
      key: closedAt,
      name: t`Calculated ${day}`,
      of: people(n),
      mean: 100 - mean,
      words: meanInWords(100 - mean),
    };
  });
  const records = total?.n ?? 0;
  if (total && batches.length > 1)
    figures.push({
      key: 'total',
      name: t`All groups`,
      // Anyone who has answered again is in two of them.
      of: plural(records, { one: '# record', other: '# records' }),
      mean: 100 - total.mean,
      words: meanInWords(100 - total.mean),
    });
  return (
    <figure
      aria-labelledby="averages"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-4 sm:px-6">
        <h2 id="averages" className="text-title">
          <Trans>Average energy</Trans>
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          <Trans>
            From 0, tired nearly always, to 100, never or hardly ever. The marks show what the
            answers mean: at 50 people are tired now and then, at 25 often.
          </Trans>
        </p>
      </figcaption>
      <div aria-hidden className={`px-5 text-tiny text-muted sm:px-6 ${columns}`}>
        <div className="relative h-5 max-sm:col-span-2 sm:col-start-2">
          <span className="absolute left-0">0</span>
          {anchors.map(({ at, says }) => (
            <span key={at} className="absolute -translate-x-1/2" style={{ left: `${at}%` }}>
              <span className="sm:hidden">{at}</span>
              <span className="max-sm:hidden">{i18n._(says)}</span>
            </span>
          ))}
          <span className="absolute right-0">100</span>
        </div>
      </div>
      <ul>
        {figures.map(({ key, name, of, mean, words }) => (
          <li key={key} className={`border-t border-line px-5 py-3.5 sm:px-6 ${columns}`}>
            <div>
              <div className={key === 'total' ? 'font-semibold' : 'font-medium'}>{name}</div>
              <div className="text-small text-muted">{of}</div>
            </div>
            <DotLine
              label={t`${name}, ${of}: energy ${words} of 100`}
              hue="rose"
              value={mean}
              className="max-sm:order-3 max-sm:col-span-2"
            >
              {anchors.map(({ at }) => (
                <rect key={at} x={`${at}%`} y="5" width="1" height="16" className="fill-edge" />
              ))}
            </DotLine>
            <div aria-hidden className="text-right font-semibold">
              {words}
            </div>
          </li>
        ))}
      </ul>
      <ChartTable
        bleed
        title={t`Average energy of groups`}
        heads={[t`Average`, t`Based on`, t`Energy, 0 to 100`]}
        rows={figures.map(({ key, name, of, words }) => ({
          key,
          head: name,
          cells: [of, words],
          strong: key === 'total',
        }))}
      />
    </figure>
  );
}

const columns =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[minmax(8rem,13rem)_1fr_10rem] sm:gap-x-6';

/** Figures are in steps of 5 and cut off at both ends, so that they give nobody's band away; so is what is made of such alone. */
function meanInWords(mean: number): string {
  if (mean <= 10) return t`at most about 10`;
  return mean >= 90 ? t`at least about 90` : aboutInWords(mean);
}

function aboutInWords(mean: number): string {
  const value = number(mean);
  return t`about ${value}`;
}
