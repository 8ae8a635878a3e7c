import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { range } from '../../../features/reports/words.ts';
import type { LogicalReport } from './api.ts';
import { LogicalInWords, LogicalScoreLine } from './logical-score-line.tsx';

type Score = LogicalReport['scores'][number];

const columns =
  'sm:grid-cols-[minmax(7rem,9rem)_1fr_12rem] sm:items-center sm:gap-x-6 print:grid-cols-[9rem_1fr_12rem] print:items-center print:gap-x-6';

/** The whole first, then its two sections: the verdict, then what it rests on. */
export function LogicalScores({ report: { scores, difference } }: { report: LogicalReport }) {
  const ordered = scores.toReversed();
  const hasScale = scores.some(({ iq }) => iq !== null);
  return (
    <figure
      id="scores"
      aria-labelledby="scores-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className={`px-5 pt-5 sm:px-6 ${hasScale ? '' : 'pb-4'}`}>
        <h2 id="scores-title" className="text-title">
          <Trans>Scores</Trans>
        </h2>
        {hasScale && (
          <p className="mt-0.5 max-w-reading text-small text-muted">
            <Trans>
              On a provisional scale: the middle is what the model expects, not what other people
              achieved. The pale bar is the 95 % confidence range, the grey box the middle of the
              scale.
            </Trans>
          </p>
        )}
      </figcaption>
      {hasScale && <Axis />}
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

function Axis() {
  return (
    <div aria-hidden className={`grid px-5 py-2 text-tiny text-muted sm:px-6 ${columns}`}>
      <div className="flex justify-between sm:col-start-2 print:col-start-2">
        <span>
          <Trans>lower</Trans>
        </span>
        <span>
          <Trans>middle</Trans>
        </span>
        <span>
          <Trans>higher</Trans>
        </span>
      </div>
    </div>
  );
}

function ScoreRow({ score }: { score: Score }) {
  const hasNumber = score.iq !== null;
  return (
    <div className="border-t border-line px-5 py-3.5 sm:px-6 print:break-inside-avoid">
      <div className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-x-4 gap-y-1 ${columns}`}>
        <div className="min-w-0 font-semibold">{score.name}</div>
        <div
          className={
            hasNumber
              ? 'order-3 col-span-2 sm:order-none sm:col-span-1 print:order-none print:col-span-1'
              : 'sr-only'
          }
        >
          <LogicalScoreLine score={score} />
        </div>
        <div
          aria-hidden
          className={`text-right ${hasNumber ? '' : 'sm:col-span-2 print:col-span-2'}`}
        >
          <LogicalInWords score={score} />
        </div>
      </div>
      <p className="mt-1 max-w-reading text-small">
        {score.text} <span className="text-muted">{score.description}.</span>
        <span className="block text-tiny text-muted">{countsInWords(score)}</span>
      </p>
    </div>
  );
}

function countsInWords({ answered, asked, minutes }: Score): string {
  if (minutes === null) return t`${answered} of ${asked} answered`;
  const spent = Math.max(1, Math.round(minutes));
  return t`${answered} of ${asked} answered in ${plural(spent, { one: '# minute', other: '# minutes' })}`;
}

function ofInWords({ right, asked }: Score): string {
  return t`${right} of ${asked}`;
}

function ScoreTable({ scores }: { scores: readonly Score[] }) {
  const heads = [
    t`Scale`,
    t`Result`,
    t`Correct`,
    t`Answered`,
    t`Model score (provisional)`,
    t`95 % confidence range`,
  ];
  const rows = scores.map((score) => ({
    key: score.code,
    head: score.name,
    strong: score.code === 'TOTAL',
    cells: [
      score.inWords,
      ofInWords(score),
      score.answered,
      score.iq ?? '—',
      score.interval ? range(score.interval) : '—',
    ],
  }));
  return <ChartTable bleed title={t`Scores`} heads={heads} rows={rows} />;
}
