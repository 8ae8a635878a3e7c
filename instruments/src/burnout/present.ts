import type { Language } from '@assay/contract/languages';
import { type StrainBand, strainBandOf, strainInterval } from './bands.ts';
import {
  categories,
  type CategoryCode,
  type CategoryId,
  type TopicCode,
  topics,
} from './categories.ts';
import { planningPrecision } from './precision.ts';
import {
  burnoutScore,
  categoryScore,
  energyOf,
  type Measured,
  type StoredBurnout,
  type TopicSum,
} from './score.ts';
import type { ManagerBand } from './texts/manager.data.ts';
import { burnoutManagerTexts } from './texts/manager-texts.ts';
import { burnoutTexts } from './texts/texts.ts';

/** A score as it is shown: never a bare number. */
export interface StrainScore {
  /** 0..100, one decimal; higher is more strain. Band and interval are made from this very number. */
  score: number;
  band: StrainBand;
  /** Score ± 1.96 standard errors. */
  interval: [low: number, high: number];
  /** The interval reaches into another band. */
  nearLimit: boolean;
  text: string;
}

export interface CategoryScore extends StrainScore {
  id: CategoryId;
  code: CategoryCode;
  name: string;
  help: readonly string[];
}

/** What the person sees. */
export interface BurnoutView {
  version: string;
  /** Personal and work are both there; the calls' `burnout_score` is then not null. */
  complete: boolean;
  /** Mean of personal and work. */
  overall: StrainScore | null;
  /** 100 − overall score: the energy that is shown. The calls name it so. */
  happiness: number | null;
  /** Categories of which at least half was answered, in their order. */
  scores: CategoryScore[];
  /** Categories without a score, and why. */
  absent: {
    id: CategoryId;
    code: CategoryCode;
    name: string;
    reason: 'not applicable' | 'too few answers';
  }[];
  /** What weighs most, heaviest first, up to three. */
  drivers: { code: TopicCode; name: string; text: string }[];
  meaning: readonly string[];
  limits: readonly string[];
  /** When to talk to whom; to be shown with every result. */
  seekHelp: readonly string[];
  /** True from the band "high" on: show `seekHelp` first. */
  seekHelpFirst: boolean;
  precision: { name: string; version: string; source: string };
}

const ownDriverCount = 3;

/** A topic weighs from "now and then" on average; only when at least three answers lie behind it. */
function isDriver({ sum, answered }: TopicSum): boolean {
  return answered >= 3 && sum / answered >= 50;
}

function toScore(measured: Measured, texts: Record<StrainBand, string>): StrainScore {
  const band = strainBandOf(measured.score);
  const interval = strainInterval(measured);
  return {
    score: measured.score,
    band,
    interval,
    nearLimit: interval.some((end) => strainBandOf(end) !== band),
    text: texts[band],
  };
}

function driversOf(stored: StoredBurnout) {
  return topics.filter(({ code }) => isDriver(stored.topics[code]));
}

/**
 * What the person sees of an own record, also of one that is still being filled in. Pure: nothing is scored again. A
 * null `language` stands for English.
 */
export function presentBurnout(
  stored: StoredBurnout,
  language: Language | null = null,
): BurnoutView {
  const texts = burnoutTexts(language);
  const total = burnoutScore(stored);
  const overall = total && toScore(total, texts.overall);
  const weightOf = (code: TopicCode) => stored.topics[code].sum / stored.topics[code].answered;
  const measured = categories.map(({ id, code }) => ({
    id,
    code,
    name: texts.categories[code].name,
    measured: categoryScore(stored, code),
  }));
  const { name, version, source } = stored.precision;
  return {
    version: stored.version,
    complete: overall !== null,
    overall,
    happiness: overall && energyOf(overall.score),
    scores: measured.flatMap(({ id, code, name, measured: own }) =>
      own ? [{ id, code, name, ...toScore(own, texts.parts[code]), help: texts.help[code] }] : [],
    ),
    absent: measured
      .filter(({ measured: own }) => own === null)
      .map(({ id, code, name }) => ({
        id,
        code,
        name,
        reason:
          code === 'served' && stored.servedNotApplicable ? 'not applicable' : 'too few answers',
      })),
    drivers: driversOf(stored)
      .toSorted((left, right) => weightOf(right.code) - weightOf(left.code))
      .slice(0, ownDriverCount)
      .map(({ code }) => ({ code, ...texts.topics[code] })),
    meaning: texts.meaning,
    limits: texts.limits,
    seekHelp: texts.seekHelp,
    seekHelpFirst: overall !== null && overall.score >= 75,
    precision: {
      version,
      ...(name === planningPrecision.name && texts.planning ? texts.planning : { name, source }),
    },
  };
}

/** What a manager with permission sees: no score, no answer, nothing about life outside work. */
export interface BurnoutManagerView {
  version: string;
  complete: boolean;
  /** Null until complete. */
  band: ManagerBand | null;
  text: string | null;
  /** Sides of the work that weigh, in the order of the questionnaire, which says nothing about their size. */
  drivers: { code: TopicCode; name: string; advice: string }[];
  advice: readonly string[];
  limits: readonly string[];
}

/**
 * Band and drivers for a manager. "High" holds "severe" too, because 100 points say what every answer was; drivers
 * begin with the band "moderate", and each covers three questions or more, so that every answer to every single question
 * stays possible whatever the view says. A null `language` stands for English.
 */
export function presentBurnoutForManager(
  stored: StoredBurnout,
  language: Language | null = null,
): BurnoutManagerView {
  const { managerBands, managerTopics, managerAdvice, managerLimits } =
    burnoutManagerTexts(language);
  const total = burnoutScore(stored);
  const band = total && managerBandOf(total.score);
  const named = band === null || band === 'low' ? [] : driversOf(stored);
  return {
    version: stored.version,
    complete: band !== null,
    band,
    text: band && managerBands[band],
    drivers: named.flatMap(({ code }) => {
      const topic = managerTopics[code];
      return topic ? [{ code, ...topic }] : [];
    }),
    advice: band ? managerAdvice[band] : [],
    limits: managerLimits,
  };
}

/** @param score 0..100. */
export function managerBandOf(score: number): ManagerBand {
  const band = strainBandOf(score);
  return band === 'severe' ? 'high' : band;
}

/**
 * Scores by code, 0..100, for the person's own history and for closing group batches (`groups.ts`). Managers' lists
 * must neither show nor sort nor filter by them, and no average may be made of them in another way. Absent scores are
 * missing.
 */
export function summariseBurnout(stored: StoredBurnout): Record<string, number> {
  const rows = [
    ['burnout', burnoutScore(stored)] as const,
    ...categories.map(({ code }) => [code, categoryScore(stored, code)] as const),
  ];
  return Object.fromEntries(rows.flatMap(([code, own]) => (own ? [[code, own.score]] : [])));
}
