import { useLingui } from '@lingui/react/macro';
import { DotLine, per } from './dot-line.tsx';
import type { Hue } from './hue.ts';

/** One measured scale in T (mean 50, SD 10). */
export interface Score {
  code: string;
  name: string;
  /** A few words on what the scale means. */
  detail?: string;
  t: number;
  /** 95 % band in T. */
  interval: readonly [number, number];
  sten: number;
  /** Per cent of the norm group below. */
  percentile: number;
  /** At the end of a scale the percentile is a bound. */
  end?: 'lowest' | 'highest' | null;
  /** T of the reference profile. */
  target?: number | null;
  /** Set in below the factor that it belongs to. */
  facet?: boolean;
}

export interface ScoreLineProps {
  score: Score;
  hue: Hue;
  /** What the thin mark stands for, in the text alternative. */
  targetName?: string | undefined;
  /** The text alternative, where the score is shown in another metric. */
  label?: string;
}

const low = 20;
const high = 80;

/** Place on the line, in per cent of its width. */
function at(t: number): number {
  return ((Math.min(high, Math.max(low, t)) - low) / (high - low)) * 100;
}

/** A score as a dot on a line from T 20 to 80, its band, the average range behind it and the reference as a thin mark. */
export function ScoreLine({ score, hue, targetName, label }: ScoreLineProps) {
  const inWords = useScoreInWords()(score, targetName);
  const { t, interval, target } = score;
  return (
    <DotLine
      label={label ?? inWords}
      hue={hue}
      value={at(t)}
      band={[at(interval[0]), at(interval[1])]}
      mark={target == null ? null : at(target)}
    >
      <rect
        x={per(at(45))}
        width={per(at(55) - at(45))}
        y="5"
        height="16"
        rx="4"
        className="fill-line/70"
      />
    </DotLine>
  );
}

/** The text alternative of a score line. */
function useScoreInWords() {
  const { t } = useLingui();
  const percentileInWords = usePercentileInWords();
  return (score: Score, targetName = t`reference`) => {
    const { name, sten } = score;
    const [value, from, to] = [score.t, ...score.interval].map(Math.round);
    const above = percentileInWords(score);
    const words = t`${name}: T ${value}, between ${from} and ${to}, sten ${sten}, ${above} of the norm group`;
    return score.target == null ? words : `${words}, ${targetName} ${Math.round(score.target)}`;
  };
}

/** No one is above all or none of a norm group, and at the end of a scale the share is a bound. */
export function usePercentileInWords() {
  const { t } = useLingui();
  return ({ percentile, end = null }: Pick<Score, 'percentile' | 'end'>) => {
    if (percentile < 1) return t`lower than about 99\u00a0%`;
    const rounded = Math.min(99, Math.round(percentile));
    if (end === 'highest') return t`higher than at least ${rounded}\u00a0%`;
    if (end === 'lowest') return t`higher than at most ${rounded}\u00a0%`;
    return t`higher than about ${rounded}\u00a0%`;
  };
}
