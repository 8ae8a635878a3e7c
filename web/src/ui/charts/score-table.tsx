import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icons.tsx';
import { usePercentileInWords } from './score-line.tsx';
import type { Score } from './score-line.tsx';

interface ScoreTableProps {
  title: string;
  scores: readonly Score[];
  targetName: string | undefined;
}

/** What a chart of scores shows, in numbers; opens by itself in print. */
export function ScoreTable({ title, scores, targetName }: ScoreTableProps) {
  const { t } = useLingui();
  const percentileInWords = usePercentileInWords();
  const withTarget = scores.some(({ target }) => target != null);
  const heads = [t`Scale`, 'T', t`95 % band`, t`Sten`, t`Of the norm group`];
  if (withTarget) heads.push(targetName ?? t`Reference`);
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-control items-center gap-2 px-5 py-2 text-small text-muted hover:text-ink sm:px-6">
        <ChevronRightIcon className="shrink-0 transition-transform duration-120 group-open:rotate-90" />
        <Trans>Show as a table</Trans>
      </summary>
      <div className="relative overflow-x-auto px-5 pb-4 sm:px-6">
        <table className="w-full text-left text-small">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              {heads.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={`py-1.5 font-medium ${index ? 'pl-4 text-right' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <tr key={score.code} className="border-t border-line">
                <th
                  scope="row"
                  className={`py-1.5 whitespace-nowrap ${score.facet ? 'pl-4 font-normal' : 'font-semibold'}`}
                >
                  {score.name}
                </th>
                <Cell>{Math.round(score.t)}</Cell>
                <Cell>{`${Math.round(score.interval[0])}–${Math.round(score.interval[1])}`}</Cell>
                <Cell>{score.sten}</Cell>
                <Cell>{percentileInWords(score.percentile)}</Cell>
                {withTarget && <Cell>{score.target == null ? '—' : Math.round(score.target)}</Cell>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="py-1.5 pl-4 text-right whitespace-nowrap">{children}</td>;
}
