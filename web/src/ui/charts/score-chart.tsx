import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Hue } from './hue.ts';
import { ScoreLine, usePercentileInWords } from './score-line.tsx';
import type { Score } from './score-line.tsx';
import { ScoreTable } from './score-table.tsx';

export interface ScoreChartProps {
  title: string;
  /** Norm group, what the band and the mark are. */
  note: ReactNode;
  scores: readonly Score[];
  hue: Hue;
  /** What the thin mark stands for. */
  targetName?: string;
}

const columns = 'sm:grid-cols-[minmax(8rem,12rem)_1fr_9.5rem] sm:items-center sm:gap-x-6';

/** Scores below each other on one axis, and the same as a table. */
export function ScoreChart({ title, note, scores, hue, targetName }: ScoreChartProps) {
  const { t } = useLingui();
  const percentileInWords = usePercentileInWords();
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="px-5 pt-5 sm:px-6">
        <h2 className="text-title">{title}</h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">{note}</p>
      </figcaption>
      <div aria-hidden className={`grid px-5 pt-4 pb-2 text-tiny text-muted sm:px-6 ${columns}`}>
        <div className="flex justify-between sm:col-start-2">
          <span>20</span>
          <span>{t`lower`}</span>
          <span>50</span>
          <span>{t`higher`}</span>
          <span>80</span>
        </div>
      </div>
      <ul>
        {scores.map((score) => (
          <li
            key={score.code}
            className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line px-5 py-3 sm:px-6 ${columns} ${score.facet ? 'bg-paper/55' : 'sm:py-4'}`}
          >
            <div className={score.facet ? 'pl-4' : ''}>
              <div className={score.facet ? '' : 'font-semibold'}>{score.name}</div>
              {score.detail && <div className="text-tiny text-muted">{score.detail}</div>}
            </div>
            <div className="order-3 col-span-2 sm:order-none sm:col-span-1">
              <ScoreLine score={score} hue={hue} targetName={targetName} />
            </div>
            <div aria-hidden className="text-right">
              <div className="font-semibold">{t`sten ${score.sten}`}</div>
              <div className="text-tiny text-muted">{percentileInWords(score.percentile)}</div>
            </div>
          </li>
        ))}
      </ul>
      <ScoreTable {...{ title, scores, targetName }} />
    </figure>
  );
}
