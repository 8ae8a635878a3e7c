import { factsOf } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { ScoreWords } from '../../ui/charts/score-cell.tsx';
import type { Campaign } from './api.ts';
import { inOneNumber } from './tests.ts';

/** How the numbers of the table above are to be read. */
export function ScoreLegend({ campaign: { tests, profile } }: { campaign: Campaign }) {
  const scored = tests.filter(({ id }) => inOneNumber(id));
  const logical = scored.some(({ id }) => factsOf(id)?.unit === 'ability');
  const fit = profile?.name;
  if (scored.length === 0 && fit === undefined) return null;
  return (
    <p className="border-t border-line px-5 py-2.5 text-small text-muted">
      <ScoreWords />{' '}
      {logical && (
        <Trans>
          Logical reasoning is a provisional model score from 55 to 145; the middle of the scale is
          100.
        </Trans>
      )}{' '}
      {scored.length > (logical ? 1 : 0) && <Trans>Skill tests count in % of the points.</Trans>}{' '}
      {fit !== undefined && (
        <Trans>Fit says how many of 100 typical people fit “{fit}” less well.</Trans>
      )}
    </p>
  );
}
