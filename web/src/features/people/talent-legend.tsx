import type { TestId } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { ScoreWords } from '../../ui/charts/score-cell.tsx';
import type { Person } from './api.ts';

interface TalentLegendProps {
  rows: readonly Person[];
  /** The test whose score has a column. */
  score: TestId | undefined;
  /** The fit with a profile has one. */
  fit: boolean;
}

/** Taken for others and shared with everyone, or without a number: a list has none. */
const isUntold = ({ tests }: Person, test: TestId) =>
  tests.some(({ id, state, score }) => id === test && state === 'completed' && score === null);

/** How the numbers of the list above are to be read, once it has any. */
export function TalentLegend({ rows, score, fit }: TalentLegendProps) {
  if (score === undefined && !fit) return null;
  return (
    <p className="border-t border-line px-5 py-2.5 text-small text-muted">
      <ScoreWords />{' '}
      {score !== undefined && rows.some((person) => isUntold(person, score)) && (
        <Trans>
          A dash beside a completed test: no campaign of yours asked for it, or it has too few
          answers, or no more right ones than guessing gives. The result is on the person’s page.
        </Trans>
      )}
    </p>
  );
}
