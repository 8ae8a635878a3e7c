import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScoreLine, usePercentileInWords } from '../../ui/charts/score-line.tsx';
import type { ReportScale } from './api.ts';
import { bandInWords, number, people, range } from './words.ts';

type Population = NonNullable<ReportScale['population']>;

const scoreColumns =
  'sm:grid-cols-[minmax(8rem,12rem)_1fr_8.5rem] sm:items-center sm:gap-x-6 print:grid-cols-[10rem_1fr_8.5rem] print:items-center print:gap-x-6';

interface ScoreRowProps {
  scale: ReportScale;
  targetName: string | undefined;
  /** A few words below the name; with them it is a factor. */
  detail?: string | undefined;
}

/** A scale's name, its place on the line, and the same in words. */
export function ScoreRow({ scale, targetName, detail }: ScoreRowProps) {
  const percentileInWords = usePercentileInWords();
  const { name, sten, band, leaning } = scale;
  return (
    // Where a long name and its words have no room beside each other, the words stand below.
    <div
      className={`min-w-0 flex-1 gap-x-4 gap-y-1 max-sm:flex max-sm:flex-wrap sm:grid print:grid ${scoreColumns}`}
    >
      <div className="min-w-0">
        <div className={detail ? 'font-semibold' : 'font-medium'}>{name}</div>
        {detail && <div className="text-tiny text-muted max-sm:hidden">{detail}</div>}
      </div>
      <div className="max-sm:order-1 max-sm:w-full print:order-none">
        <ScoreLine score={scale} hue="violet" targetName={targetName} />
      </div>
      <div aria-hidden className="ml-auto text-right">
        <div>
          <span className="font-semibold">
            <Trans>sten {sten}</Trans>
          </span>
          , {bandInWords(band, leaning)}
        </div>
        <div className="text-tiny text-muted">{percentileInWords(scale)}</div>
      </div>
    </div>
  );
}

/** Rows of several scores, with room for a sentence at the end. */
export const comparedColumns =
  'sm:grid-cols-[minmax(8rem,12rem)_1fr_10.5rem] sm:gap-x-6 print:grid-cols-[9rem_1fr_10rem] print:gap-x-6';

/** What stands along an axis of T-scores, from one end to the other. */
export function AxisWords() {
  return (
    <>
      <span>T 20</span>
      <span>
        <Trans>lower</Trans>
      </span>
      <span>50</span>
      <span>
        <Trans>higher</Trans>
      </span>
      <span>80</span>
    </>
  );
}

/** The axis above rows of scores. */
export function ScoreAxis({ columns = scoreColumns }: { columns?: string }) {
  return (
    <div aria-hidden className={`grid text-tiny text-muted ${columns}`}>
      <div className="flex justify-between sm:col-start-2 print:col-start-2">
        <AxisWords />
      </div>
    </div>
  );
}

interface ScaleTextProps {
  scale: ReportScale;
  profileName: string | undefined;
}

/** What a scale is about, what this score on it means, and what is usual in the profile's jobs. */
export function ScaleText({ scale, profileName }: ScaleTextProps) {
  const { description, text, population } = scale;
  return (
    <p className="mt-1 max-w-reading text-small">
      {text} <span className="text-muted print:hidden">{description}</span>
      {population && profileName && (
        <span className="block text-tiny text-muted print:hidden">
          {populationInWords(population, profileName)}
        </span>
      )}
    </p>
  );
}

/**
 * Two in three people of a group lie within one standard deviation of its mean. What is expected stays so when people of the
 * organisation are counted in: it weighs as much as 50 of them.
 */
function populationInWords({ mean, sd, n }: Population, profileName: string): string {
  const [average, most] = [number(mean), range([mean - sd, mean + sd])];
  const own = people(n);
  return n === 0
    ? t`Usual in ${profileName}: T ${average}, most between ${most} (expected, not measured).`
    : t`Usual in ${profileName}: T ${average}, most between ${most} (expected, with ${own} of your own counted in).`;
}
