import type { Language } from '@assay/contract/languages';
import type { NormCitation } from '../personality/norms.ts';
import { presentPersonality } from '../personality/present.ts';
import type { ScaleCode } from '../personality/scales.ts';
import type { StoredPersonality } from '../personality/score.ts';
import type { Reader } from '../personality/texts/texts.ts';
import {
  type Band,
  bandOf,
  intervalOf,
  percentileOf,
  semOf,
  toT,
  toTenth,
} from '../score/standard-scores.ts';
import { stratifiedAlpha } from '../statistics/reliability.ts';
import { type ProfileTexts, profileTexts } from './texts/texts.ts';
import {
  workingFromHomeFacets,
  workingFromHomeLimits,
  workingFromHomeTexts,
} from './working-from-home.data.ts';
import data from './working-from-home.json' with { type: 'json' };

/** Facet weights, negative where less helps (ours). */
export const workingFromHomeWeights: ReadonlyMap<string, number> = new Map(
  Object.entries(data.weights),
);

/** One facet's part in the index. */
export interface IndexPart {
  code: ScaleCode;
  name: string;
  weight: number;
  z: number;
  /** T points that it adds to 50; the parts and 50 make the index. */
  contribution: number;
}

export interface IndexDriver extends Pick<IndexPart, 'code' | 'name' | 'contribution'> {
  meaning: string;
  advice: string;
}

export interface WorkingFromHome {
  /** One decimal; percentile, band and interval are made from this very number. */
  t: number;
  /** 0..100, one decimal; if the index is normally distributed. */
  percentile: number;
  /** Percentiles at the ends of the interval. */
  percentileInterval: [low: number, high: number];
  band: Band;
  /** T ± 1.96 standard errors, from the facets' error alone. */
  interval: [low: number, high: number];
  /** 0..1, from the facets' reliabilities in the norm. */
  reliability: number;
  sem: number;
  text: string;
  /** Facets outside the average band that raise the index, most first, up to three. */
  up: IndexDriver[];
  /** The same for those that lower it. */
  down: IndexDriver[];
  limits: readonly string[];
  /** All nine facets, in the order of the weights: the calculation. */
  parts: IndexPart[];
  norm: NormCitation;
  confidence: 'low';
}

const driverCount = 3;

function textsFor(reader: Reader, language: Language | null): ProfileTexts['workingFromHome'] {
  if (reader === 'report') return profileTexts(language).workingFromHome;
  const facets = Object.entries(workingFromHomeFacets).map(([code, { up, down }]) => {
    return [code, { up: up.own, down: down.own }];
  });
  return {
    bands: workingFromHomeTexts.own,
    facets: Object.fromEntries(facets),
    limits: workingFromHomeLimits.own,
  };
}

/**
 * Working-from-home index of a stored personality result: T = 50 + 10 Σ w z / SD, SD = .63271 (that of Σ w z among 500
 * students with a longer questionnaire of the same facets). Its reliability is 1 − Σ w² (1 − reliability of the facet) /
 * SD², .90 under the norms that come with the product.
 * @param reader `report` for a manager, in their language; `own` for the person, in English so far.
 * @returns null when one of the nine facets is absent (imported data with gaps).
 */
export function workingFromHome(
  stored: StoredPersonality,
  reader: Reader,
  language: Language | null = null,
): WorkingFromHome | null {
  const view = presentPersonality(stored, { purpose: 'recruitment', language });
  const { scores, norm } = view;
  const texts = textsFor(reader, language);
  const byCode = new Map<string, (typeof scores)[number]>(scores.map((one) => [one.code, one]));
  const sd = data.sd_of_weighted_z;
  const measured = [...workingFromHomeWeights].flatMap(([code, weight]) => {
    const score = byCode.get(code);
    return score ? [{ ...score, weight, contribution: (10 * weight * score.z) / sd }] : [];
  });
  if (measured.length < workingFromHomeWeights.size) return null;
  const t = toTenth(toT(measured.reduce((sum, part) => sum + part.contribution, 0) / 10));
  const reliability = stratifiedAlpha(
    measured.map(({ weight, norm }) => ({
      sd: Math.abs(weight),
      reliability: norm.reliability,
    })),
    sd,
  );
  const [low, high] = intervalOf(t, reliability);
  const percentileAt = (value: number) => toTenth(percentileOf((value - 50) / 10));
  const driversOf = (side: 'up' | 'down'): IndexDriver[] =>
    measured
      .filter(
        ({ band, contribution }) => band !== 'average' && contribution > 0 === (side === 'up'),
      )
      .toSorted((left, right) => Math.abs(right.contribution) - Math.abs(left.contribution))
      .slice(0, driverCount)
      .flatMap(({ code, name, contribution }) => {
        const text = texts.facets[code]?.[side];
        return text ? [{ code, name, contribution: toTenth(contribution), ...text }] : [];
      });
  const band = bandOf(t);
  return {
    t,
    percentile: percentileAt(t),
    percentileInterval: [percentileAt(low), percentileAt(high)],
    band,
    interval: [toTenth(low), toTenth(high)],
    reliability,
    sem: semOf(reliability),
    text: texts.bands[band],
    up: driversOf('up'),
    down: driversOf('down'),
    limits: texts.limits,
    parts: measured.map(({ code, name, weight, z, contribution }) => {
      return { code, name, weight, z, contribution };
    }),
    norm,
    confidence: 'low',
  };
}
