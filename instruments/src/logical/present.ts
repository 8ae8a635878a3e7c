import type { Language } from '@assay/contract/languages';
import type { ShortScore } from '../instrument.ts';
import { type Band, bandOf, percentileOf, stenOf, toT, toTenth } from '../score/standard-scores.ts';
import {
  guessing,
  type NormCitation,
  provisionalNorm,
  sectionCorrelation,
  sections,
} from './definition.ts';
import { type Effort, judgeEffort, restsOnFew } from './effort.ts';
import { logicalTexts, normInWords } from './own-texts.ts';
import type { Section } from './families.ts';
import { modelScoreOf } from './model-score.ts';
import type { StoredLogical } from './score.ts';

export type LogicalCode = 'ANALOGY' | 'SEQUENCE' | 'TOTAL';

/** One score with everything needed to check it by hand. */
export interface LogicalScore {
  code: LogicalCode;
  name: string;
  /** Standard deviations of the norm, unrounded, and its standard error. */
  theta: number;
  standardError: number;
  /** Mean 100, SD 15, made from `t`. */
  iq: number;
  /** IQ ± 1.96 standard errors. */
  interval: [low: number, high: number];
  /** Mean 50, SD 10, one decimal; band is made from this very number. */
  t: number;
  /** T ± 1.96 standard errors, one decimal. */
  tInterval: [low: number, high: number];
  sten: number;
  /** Per cent of the norm below, 0..100, one decimal. */
  percentile: number;
  band: Band;
  /** Whether choosing without looking would hardly give as many right answers (chance below 1 in 20). */
  overChance: boolean;
  /** Questions answered rightly, answered at all, and asked. */
  right: number;
  answered: number;
  asked: number;
  /** Until the last answer; null where none was timed. */
  minutes: number | null;
}

export interface LogicalView {
  version: string;
  norm: NormCitation;
  /** Analogy, sequence, total. */
  scores: LogicalScore[];
  /** Between the sections; whether both can be told and it is larger than their errors: |θ₁ − θ₂| > 1.96 √(s₁² + s₂²). */
  difference: { meaningful: boolean };
  effort: Effort;
}

const codes = { analogy: 'ANALOGY', sequence: 'SEQUENCE' } as const satisfies Record<
  Section,
  LogicalCode
>;

interface Measured {
  theta: number;
  psd: number;
}

type Counts = Pick<LogicalScore, 'right' | 'answered' | 'asked' | 'minutes'>;

/** Minutes of all of them; null where nothing was timed. */
function minutesOf(seconds: readonly (number | null)[]): number | null {
  const timed = seconds.filter((one) => one !== null);
  return timed.length === 0 ? null : timed.reduce((sum, one) => sum + one, 0) / 60;
}

function countsOf({ items }: StoredLogical['sections'][Section]): Counts {
  return {
    right: items.filter(({ outcome }) => outcome === 'right').length,
    answered: items.filter(({ outcome }) => outcome !== 'unreached').length,
    asked: items.length,
    minutes: minutesOf(items.map(({ seconds }) => seconds)),
  };
}

/**
 * Both sections together as version 1 put them together, which results of then keep, with mean 0 and SD 1:
 * z = (θ₁ + θ₂) / √(2 + 2ρ). It lies too near the mean.
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

/** Whether so many right answers would come by choosing without looking in fewer than 1 of 20 tries. */
function isOverChance({ right, answered }: Pick<Counts, 'right' | 'answered'>): boolean {
  // From no right answer up, each by the one before.
  let exactly = (1 - guessing) ** answered;
  let fewer = 0;
  for (let count = 0; count < right; count += 1) {
    fewer += exactly;
    exactly *= ((answered - count) / (count + 1)) * (guessing / (1 - guessing));
  }
  return 1 - fewer < 0.05;
}

/** The fewest right ones of so many answers that choosing without looking would hardly give; one more than all where even all would. */
export function leastOverChance(answered: number): number {
  let right = 0;
  while (right <= answered && !isOverChance({ right, answered })) right += 1;
  return right;
}

/** Whether two sections of one person differ by more than their errors. */
function differ(one: Measured, other: Measured): boolean {
  return Math.abs(one.theta - other.theta) > 1.96 * Math.hypot(one.psd, other.psd);
}

function toScore(
  code: LogicalCode,
  name: string,
  { theta, psd }: Measured,
  counts: Counts,
): LogicalScore {
  const t = toTenth(toT(theta));
  const tInterval: LogicalScore['tInterval'] = [
    toTenth(toT(theta - 1.96 * psd)),
    toTenth(toT(theta + 1.96 * psd)),
  ];
  return {
    code,
    name,
    theta,
    standardError: psd,
    iq: modelScoreOf(t),
    interval: [modelScoreOf(tInterval[0]), modelScoreOf(tInterval[1])],
    t,
    tInterval,
    sten: stenOf(theta),
    percentile: toTenth(percentileOf(theta)),
    band: bandOf(t),
    overChance: isOverChance(counts),
    ...counts,
  };
}

/** What a report shows of a stored result. Pure and cheap: nothing is scored again. A null `language` stands for English. */
export function presentLogical(
  { version, norm, sections: results, total: both }: StoredLogical,
  language: Language | null = null,
): LogicalView {
  const names = logicalTexts(language).scores;
  const [analogy, sequence] = [countsOf(results.analogy), countsOf(results.sequence)];
  const total: Counts = {
    right: analogy.right + sequence.right,
    answered: analogy.answered + sequence.answered,
    asked: analogy.asked + sequence.asked,
    minutes: minutesOf(
      [...results.analogy.items, ...results.sequence.items].map((item) => item.seconds),
    ),
  };
  const parts = sections.map((section) =>
    toScore(
      codes[section],
      names[codes[section]].name,
      results[section],
      countsOf(results[section]),
    ),
  );
  const whole = both ?? compose(results.analogy, results.sequence);
  return {
    version,
    // Whatever it was called when the result was scored.
    norm: norm.n === null ? normInWords(provisionalNorm, language) : norm,
    scores: [...parts, toScore('TOTAL', names.TOTAL.name, whole, total)],
    difference: {
      meaningful: !parts.some(restsOnFew) && differ(results.analogy, results.sequence),
    },
    effort: judgeEffort(results, language),
  };
}

/** T-scores by code, for lists and averages. */
export function summariseLogical(stored: StoredLogical): Record<string, number> {
  return Object.fromEntries(presentLogical(stored).scores.map(({ code, t }) => [code, t]));
}

/** The total, as a T-score; people read it as a model score. */
export function shortLogical(stored: StoredLogical): ShortScore {
  const total = presentLogical(stored).scores.find(({ code }) => code === 'TOTAL');
  if (total === undefined) throw new RangeError('A result without a total');
  return { value: total.t, interval: total.tInterval };
}
