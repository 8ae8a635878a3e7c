import type { StoredAnswer } from '@assay/contract/instruments';
import { personalityKey } from './definition.ts';
import { personalityVersion } from './versions.ts';
import {
  ageGroupNorm,
  fiveFactorNorm,
  type Norm,
  type NormCitation,
  type ScaleNorm,
  tendencyNorm,
} from './norms.ts';
import { measureResponseStyle, type ResponseStyleValues } from './response-style.ts';
import {
  type FacetCode,
  type FactorCode,
  facets,
  factors,
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
  /**
   * By which rules it was scored and is presented. Absent in results from before these rules: they keep the norm of
   * their age group, the names of their time and their fit.
   */
  scoring?: '2026.2';
  norm: NormCitation;
  tendencyNorm: NormCitation;
  sums: Record<FacetCode | TendencyCode, ScaleSum>;
  scaleNorms: Record<ScaleCode, ScaleNorm>;
  /** Those of the own age, for a report on development; absent where the age is not known. */
  ageGroup?: NormCitation & { factors: { code: FactorCode; mean: number; sd: number }[] };
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

function ageGroupOf(age: number): StoredPersonality['ageGroup'] {
  const norm = ageGroupNorm(age);
  const byCode = new Map(norm.scales.map((row) => [row.code, row]));
  return {
    ...citationOf(norm),
    factors: factors.flatMap(({ code }) => {
      const row = byCode.get(code);
      return row === undefined ? [] : [{ code, mean: row.mean, sd: row.sd }];
    }),
  };
}

/**
 * Scores an attempt once, at completion, before the purpose of a report is known.
 * @param input.answers in any order; `index` 0..4 counts the options from "very inaccurate".
 *   Gaps are allowed (imported data); whether they are too many is decided when presenting.
 * @param input.version of the items that were asked, today's where none is named.
 * @param input.age years at completion, 0..130. It changes no score: everybody is compared with the same norm.
 * @param input.norms kept with the result, so that a later switch changes no result that is there already.
 * @throws RangeError for an unknown question, one answered twice, an option outside 0..4, an impossible age, a norm
 *   that lacks a scale.
 */
export function scorePersonality(input: {
  answers: readonly StoredAnswer[];
  version?: string | undefined;
  age?: number | undefined;
  norms?: ChosenNorms;
}): StoredPersonality {
  checkAnswers(input.answers);
  const norm = input.norms?.fiveFactor ?? fiveFactorNorm();
  const ofTendencies = input.norms?.tendencies ?? tendencyNorm();
  return {
    instrument: 'personality',
    version: input.version ?? personalityVersion,
    scoring: '2026.2',
    norm: citationOf(norm),
    tendencyNorm: citationOf(ofTendencies),
    sums: sumsOf(input.answers),
    scaleNorms: scaleNormsOf([norm, ofTendencies]),
    ...(input.age !== undefined && { ageGroup: ageGroupOf(input.age) }),
    responseStyle: measureResponseStyle(input.answers),
  };
}
