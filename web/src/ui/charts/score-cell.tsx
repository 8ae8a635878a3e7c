import type { personScore } from '@assay/contract/person-score';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { decimal } from '../../lib/numbers.ts';
import { DotLine } from './dot-line.tsx';
import type { Hue } from './hue.ts';

type PersonScore = z.output<typeof personScore>;

interface ScoreCellProps {
  /** What was measured. */
  name: string;
  score: PersonScore | null;
  hue: Hue;
  /** The number of the group whose bands overlap with that of its first; null for those who are alone. */
  tie: number | null;
  /** Makes the figures lead somewhere. */
  linked?: ((figures: ReactNode) => ReactNode) | undefined;
}

/** Model scores from 55 to 145 as per cent of the line; the others are per cent already. */
const places: Record<PersonScore['unit'], (value: number) => number> = {
  ability: (value) => ((Math.min(145, Math.max(55, value)) - 55) / 90) * 100,
  percent: (value) => value,
  fit: (value) => value,
};

/** A score in a row: its place on a line with its band, both in small figures below, and with whom it is a tie. */
export function ScoreCell({ name, score, hue, tie, linked }: ScoreCellProps) {
  const { t } = useLingui();
  if (!score) return <span className="text-muted">—</span>;
  const { unit } = score;
  const place = places[unit];
  const [from, to] = score.interval;
  const value = decimal(score.value, 0);
  const [low, high] = [decimal(from, 0), decimal(to, 0)];
  const words = {
    ability: t`${name}: provisional model score ${value}, between ${low} and ${high}`,
    percent: t`${name}: ${value} %, between ${low} and ${high}`,
    fit: t`${name}: higher than about ${value} of 100 typical people, between ${low} and ${high}`,
  }[unit];
  const figures = (
    <>
      <span className="font-semibold text-ink">{value}</span> ({low}–{high})
    </>
  );
  return (
    <div className="w-32 max-sm:ml-auto">
      <DotLine
        className="-my-1"
        label={tie === null ? words : t`${words}; tie ${tie}`}
        hue={hue}
        value={place(score.value)}
        band={[place(from), place(to)]}
      />
      <div
        aria-hidden={!linked}
        className="flex justify-between gap-2 text-tiny whitespace-nowrap text-muted"
      >
        {linked ? linked(figures) : <span>{figures}</span>}
        {tie !== null && <span aria-hidden>= {tie}</span>}
      </div>
    </div>
  );
}

/** How a column of scores is to be read. */
export function ScoreWords() {
  return (
    <Trans>
      A dot is a score, the pale bar its confidence range. People with the same number, as in “= 1”,
      are a tie: their ranges overlap with that of the first of them, so the difference could be
      chance. This rule is rough: a comparison of two people tests the difference itself, and can
      find it clear.
    </Trans>
  );
}
