import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { usePercentileInWords } from '../../../ui/charts/score-line.tsx';
import { number, range } from '../words.ts';
import type { IqReport } from './api.ts';
import { IqInWords, IqScoreLine } from './iq-score-line.tsx';

type Score = IqReport['scores'][number];

const columns =
  'sm:grid-cols-[minmax(8rem,11rem)_1fr_8.5rem] sm:items-center sm:gap-x-6 print:grid-cols-[10rem_1fr_8.5rem] print:items-center print:gap-x-6';

/** The whole first, then its two sections, on the IQ metric, each with its band. */
export function IqScores({ report: { scores, difference } }: { report: IqReport }) {
  const ordered = scores.toReversed();
  return (
    <figure
      id="scores"
      aria-labelledby="scores-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 sm:px-6">
        <h2 id="scores-title" className="text-title">
          Scores
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          On the IQ metric: mean 100, standard deviation 15. The pale bar is the 95 % band, the grey
          box the average range.
        </p>
      </figcaption>
      <div aria-hidden className={`grid px-5 py-2 text-tiny text-muted sm:px-6 ${columns}`}>
        <div className="flex justify-between sm:col-start-2 print:col-start-2">
          <span>IQ 55</span>
          <span>lower</span>
          <span>100</span>
          <span>higher</span>
          <span>145</span>
        </div>
      </div>
      {ordered.map((score) => (
        <ScoreRow key={score.code} score={score} />
      ))}
      <p className="border-t border-line px-5 py-3.5 text-small sm:px-6">{difference.inWords}</p>
      <div className="print:hidden">
        <ScoreTable scores={ordered} />
      </div>
    </figure>
  );
}

function ScoreRow({ score }: { score: Score }) {
  const percentileInWords = usePercentileInWords();
  return (
    <div className="border-t border-line px-5 py-3.5 sm:px-6 print:break-inside-avoid">
      <div className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 ${columns}`}>
        <div className="min-w-0 font-semibold">{score.name}</div>
        <div className="order-3 col-span-2 sm:order-none sm:col-span-1 print:order-none print:col-span-1">
          <IqScoreLine score={score} />
        </div>
        <div aria-hidden className="text-right">
          <IqInWords score={score} />
          <span className="block text-tiny text-muted">
            {percentileInWords(score.percentile)}, sten {score.sten}
          </span>
        </div>
      </div>
      <p className="mt-1 max-w-reading text-small">
        {score.text} <span className="text-muted">{score.description}.</span>
        <span className="block text-tiny text-muted">{countsInWords(score)}</span>
      </p>
    </div>
  );
}

function countsInWords({ right, answered, asked, minutes }: Score): string {
  const spent = minutes === null ? '' : ` in ${number(Math.max(1, minutes))} minutes`;
  return `${answered} of ${asked} answered${spent}, ${right} of them right`;
}

function ScoreTable({ scores }: { scores: readonly Score[] }) {
  const percentileInWords = usePercentileInWords();
  const heads = ['Scale', 'IQ', '95 % band', 'T', 'Sten', 'Of the norm group', 'Answered', 'Right'];
  const rows = scores.map((score) => ({
    key: score.code,
    head: score.name,
    strong: score.code === 'TOTAL',
    cells: [
      score.iq,
      range(score.interval),
      number(score.t),
      score.sten,
      percentileInWords(score.percentile),
      `${score.answered} of ${score.asked}`,
      score.right,
    ],
  }));
  return <ChartTable bleed title="Scores" heads={heads} rows={rows} />;
}
