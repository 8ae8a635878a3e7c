import type { Band } from '../../score/standard-scores.ts';

/** All texts about one scale. Every level names what it is good for and what it may cost. */
export interface ScaleTexts {
  /** For the manager's report: two sentences about work, without a subject. */
  report: Record<Band, string>;
  /** For the person's own result, in the second person. */
  own: Record<Band, string>;
  /** Questions for an interview when the score lies below or above what the work asks for. */
  interview: { below: readonly string[]; above: readonly string[] };
}

/** Factors are made of facets, so one asks about those. */
export type FactorTexts = Pick<ScaleTexts, 'report' | 'own'>;
