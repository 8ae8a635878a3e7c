import type { StoredAnswer } from '@assay/contract/instruments';
import { personalityKey, personalityVersion } from './definition.ts';
import {
  fiveFactorNorm,
  type Norm,
  type NormCitation,
  type ScaleNorm,
  tendencyNorm,
} from './norms.ts';
import { measureResponseStyle, type ResponseStyleValues } from './response-style.ts';
import {
  type FacetCode,
  facets,
  type ScaleCode,
  scales,
  tendencies,
  type TendencyCode,
} from './scales.ts';

/** Sum of the keyed item scores (1..5 each) of one facet or tendency, and how many items it is made of (0..4). */
export interface ScaleSum {
  sum: number;
  answered: number;
}

/**
 * A scored attempt, as it is stored (plain JSON). It holds no view: sums, the norm that was in force and the
 * response-style values are enough to present it for any purpose later, and to open the calculation.
 */
export interface StoredPersonality {
  instrument: 'personality';
  /** Of items and key. */
  version: string;
  norm: NormCitation;
  tendencyNorm: NormCitation;
  sums: Record<FacetCode | TendencyCode, ScaleSum>;
  scaleNorms: Record<ScaleCode, ScaleNorm>;
  responseStyle: ResponseStyleValues;
}

const keyByQuestion = new Map(personalityKey.map((key) => [key.questionId, key]));

/** Refuses what would silently bend a score: an unknown question, one answered twice, an impossible option. */
function checkAnswers(answers: readonly StoredAnswer[]): void {
  const seen = new Set<number>();
  for (const { questionId, index } of answers) {
    if (!keyByQuestion.has(questionId)) throw new RangeError(`Unknown question ${questionId}`);
    if (seen.has(questionId)) throw new RangeError(`Question ${questionId} is answered twice`);
    if (!Number.isInteger(index) || index < 0 || index > 4) {
      throw new RangeError(`Question ${questionId} has no option ${index}`);
    }
    seen.add(questionId);
  }
}

function sumsOf(answers: readonly StoredAnswer[]): StoredPersonality['sums'] {
  const byScale = new Map<number, ScaleSum>();
  for (const { questionId, index } of answers) {
    const key = keyByQuestion.get(questionId);
    if (!key) continue;
    const { sum, answered } = byScale.get(key.scaleId) ?? { sum: 0, answered: 0 };
    const score = key.reversed ? 5 - index : index + 1;
    byScale.set(key.scaleId, { sum: sum + score, answered: answered + 1 });
  }
  const entries = [...facets, ...tendencies].map(({ id, code }) => [
    code,
    byScale.get(id) ?? { sum: 0, answered: 0 },
  ]);
  return Object.fromEntries(entries);
}

function citationOf({ name, version, group, source, n }: Norm): NormCitation {
  return { name, version, group, source, n };
}

/** Norms to score with in place of those that come with the product. */
export interface ChosenNorms {
  /** Must fit the person's age: it is used as it is. */
  fiveFactor?: Norm;
  tendencies?: Norm;
}

function scaleNormsOf(norms: readonly Norm[]): StoredPersonality['scaleNorms'] {
  const byCode = new Map(norms.flatMap((norm) => norm.scales.map((row) => [row.code, row])));
  const entries = scales.map(({ code }) => {
    const row = byCode.get(code);
    if (!row || !(row.sd > 0)) throw new RangeError(`The norm says nothing usable of ${code}`);
    return [code, { mean: row.mean, sd: row.sd, reliability: row.reliability }];
  });
  return Object.fromEntries(entries);
}

/**
 * Scores an attempt once, at completion, before the purpose of a report is known.
 * @param input.answers in any order; `index` 0..4 counts the options from "very inaccurate".
 *   Gaps are allowed (imported data); whether they are too many is decided when presenting.
 * @param input.age years at completion, 0..130; without it the norm for 21–60 is used.
 * @param input.norms kept with the result, so that a later switch changes no result that is there already.
 * @throws RangeError for an unknown question, one answered twice, an option outside 0..4, an impossible age, a norm
 *   that lacks a scale.
 */
export function scorePersonality(input: {
  answers: readonly StoredAnswer[];
  age?: number;
  norms?: ChosenNorms;
}): StoredPersonality {
  checkAnswers(input.answers);
  const ofAge = fiveFactorNorm(input.age);
  const norm = input.norms?.fiveFactor ?? ofAge;
  const ofTendencies = input.norms?.tendencies ?? tendencyNorm();
  return {
    instrument: 'personality',
    version: personalityVersion,
    norm: citationOf(norm),
    tendencyNorm: citationOf(ofTendencies),
    sums: sumsOf(input.answers),
    scaleNorms: scaleNormsOf([norm, ofTendencies]),
    responseStyle: measureResponseStyle(input.answers),
  };
}
