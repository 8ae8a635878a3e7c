import { type Band, bandOf, percentileOf, stenOf, toT, toTenth } from '../score/standard-scores.ts';
import { type NormCitation, sectionCorrelation, sections } from './definition.ts';
import { type Effort, judgeEffort } from './effort.ts';
import type { Section } from './families.ts';
import type { StoredIq } from './score.ts';

export type IqCode = 'ANALOGY' | 'SEQUENCE' | 'TOTAL';

/** One score with everything needed to check it by hand. */
export interface IqScore {
  code: IqCode;
  name: string;
  /** Standard deviations of the norm, unrounded, and its standard error. */
  theta: number;
  standardError: number;
  /** Mean 100, SD 15, whole number: finer steps would claim a precision that is not there. */
  iq: number;
  /** IQ ± 1.96 standard errors. */
  interval: [low: number, high: number];
  /** Mean 50, SD 10, one decimal; band is made from this very number. */
  t: number;
  sten: number;
  /** Per cent of the norm below, 0..100, one decimal. */
  percentile: number;
  band: Band;
  /** Questions answered rightly, answered at all, and asked. */
  right: number;
  answered: number;
  asked: number;
}

export interface IqView {
  version: string;
  norm: NormCitation;
  /** Analogy, sequence, total. */
  scores: IqScore[];
  effort: Effort;
}

const names: Record<Section, string> = { analogy: 'Analogies', sequence: 'Sequences' };
const codes = { analogy: 'ANALOGY', sequence: 'SEQUENCE' } as const satisfies Record<
  Section,
  IqCode
>;

interface Measured {
  theta: number;
  psd: number;
}

type Counts = Pick<IqScore, 'right' | 'answered' | 'asked'>;

function countsOf({ items }: StoredIq['sections'][Section]): Counts {
  return {
    right: items.filter(({ outcome }) => outcome === 'right').length,
    answered: items.filter(({ outcome }) => outcome !== 'unreached').length,
    asked: items.length,
  };
}

/**
 * Both sections together, again with mean 0 and SD 1: z = (θ₁ + θ₂) / √(2 + 2ρ).
 *
 * Each θ is drawn towards the mean, the more the larger its error, and since true abilities correlate these errors do
 * too: their covariance is ρ · psd₁² · psd₂² (normal posterior, prior N(0, 1)).
 */
export function compose(one: Measured, other: Measured): Measured {
  const [first, second] = [one.psd ** 2, other.psd ** 2];
  const spread = Math.sqrt(2 + 2 * sectionCorrelation);
  const variance = first + second + 2 * sectionCorrelation * first * second;
  return { theta: (one.theta + other.theta) / spread, psd: Math.sqrt(variance) / spread };
}

function toScore(code: IqCode, name: string, { theta, psd }: Measured, counts: Counts): IqScore {
  const iq = (value: number) => Math.round(100 + 15 * value);
  const t = toTenth(toT(theta));
  return {
    code,
    name,
    theta,
    standardError: psd,
    iq: iq(theta),
    interval: [iq(theta - 1.96 * psd), iq(theta + 1.96 * psd)],
    t,
    sten: stenOf(theta),
    percentile: toTenth(percentileOf(theta)),
    band: bandOf(t),
    ...counts,
  };
}

/** What a report shows of a stored result. Pure and cheap: nothing is scored again. */
export function presentIq({ version, norm, sections: results }: StoredIq): IqView {
  const [analogy, sequence] = [countsOf(results.analogy), countsOf(results.sequence)];
  const total: Counts = {
    right: analogy.right + sequence.right,
    answered: analogy.answered + sequence.answered,
    asked: analogy.asked + sequence.asked,
  };
  const parts = sections.map((section) =>
    toScore(codes[section], names[section], results[section], countsOf(results[section])),
  );
  const whole = compose(results.analogy, results.sequence);
  return {
    version,
    norm,
    scores: [...parts, toScore('TOTAL', 'Logical reasoning', whole, total)],
    effort: judgeEffort(results),
  };
}

/** T-scores by code, for lists and averages. */
export function summariseIq(stored: StoredIq): Record<string, number> {
  return Object.fromEntries(presentIq(stored).scores.map(({ code, t }) => [code, t]));
}
