import type { StoredAnswer } from '@assay/contract/instruments';
import { toTenth } from '../score/standard-scores.ts';
import { type CategoryCode, topics, type TopicCode, topicsOf } from './categories.ts';
import { findBurnoutKey, keysOf } from './definition.ts';
import { categoryError, meanError, planningPrecision, type Precision } from './precision.ts';
import { type BurnoutVersion, burnoutVersion } from './versions.ts';

/** Sum of the item scores (0..100 each) of one topic, and how many of its items were answered. */
export interface TopicSum {
  sum: number;
  answered: number;
}

const nothing: TopicSum = { sum: 0, answered: 0 };

/** A scored record, as it is stored (plain JSON): sums and what they are measured with, no single answer. */
export interface StoredBurnout {
  instrument: 'burnout';
  /** Of items and key. */
  version: string;
  precision: Precision;
  topics: Record<TopicCode, TopicSum>;
  /** True when the person said that the work is not for people directly. */
  servedNotApplicable: boolean;
}

/** Refuses what would silently bend a score: an unknown question, one answered twice, an impossible option. */
function checkAnswers(answers: readonly StoredAnswer[], servedNotApplicable: boolean): void {
  const seen = new Set<number>();
  for (const { questionId, index } of answers) {
    const key = findBurnoutKey(questionId);
    if (!key) throw new RangeError(`Unknown question ${questionId}`);
    if (seen.has(questionId)) throw new RangeError(`Question ${questionId} is answered twice`);
    if (!Number.isInteger(index) || index < 0 || index > 4) {
      throw new RangeError(`Question ${questionId} has no option ${index}`);
    }
    if (servedNotApplicable && key.category === 'served') {
      throw new RangeError(`Question ${questionId} is answered and not applicable`);
    }
    seen.add(questionId);
  }
}

/**
 * Item score, 0..100: 100 for the most strain.
 * @param index position of the option, 0..4. @param version in 2026.1 the first option was the most, now it is the least.
 */
export function itemScore(
  index: number,
  reversed: boolean,
  version: BurnoutVersion = burnoutVersion,
): number {
  const fromMost = version === '2026.1';
  return 25 * (reversed === fromMost ? index : 4 - index);
}

/**
 * Scores a record, also one that is still being filled in.
 * @param input.answers in any order; `index` 0..4 counts the options in the order of their version.
 * @param input.servedNotApplicable the third category was skipped because it does not apply.
 * @throws RangeError for an unknown question, one answered twice, an option outside 0..4, an answer in a category
 *   that does not apply.
 */
export function scoreBurnout(input: {
  answers: readonly StoredAnswer[];
  servedNotApplicable?: boolean;
  version?: BurnoutVersion;
}): StoredBurnout {
  const version = input.version ?? burnoutVersion;
  const servedNotApplicable = input.servedNotApplicable ?? false;
  checkAnswers(input.answers, servedNotApplicable);
  const sums = new Map<TopicCode, TopicSum>(topics.map(({ code }) => [code, nothing]));
  for (const { questionId, index } of input.answers) {
    const key = findBurnoutKey(questionId);
    if (!key) continue;
    const { sum, answered } = sums.get(key.topic) ?? nothing;
    sums.set(key.topic, {
      sum: sum + itemScore(index, key.reversed, version),
      answered: answered + 1,
    });
  }
  return {
    instrument: 'burnout',
    version,
    precision: planningPrecision,
    topics: Object.fromEntries(sums) as StoredBurnout['topics'],
    servedNotApplicable,
  };
}

/** A score with its standard error, both in points of 0..100. */
export interface Measured {
  /** One decimal; higher is more strain. */
  score: number;
  sem: number;
}

/** Mean of a category's answered items, or null when fewer than half of them are answered. */
export function categoryScore(stored: StoredBurnout, category: CategoryCode): Measured | null {
  const items = keysOf(category).length;
  const parts = topicsOf(category).map(({ code }) => stored.topics[code]);
  const answered = parts.reduce((sum, part) => sum + part.answered, 0);
  if (answered < items / 2) return null;
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  const sem = categoryError(stored.precision.categories[category], items, answered);
  return { score: toTenth(sum / answered), sem };
}

/** Mean of the person's general and work score, or null until both are there. */
export function burnoutScore(stored: StoredBurnout): Measured | null {
  const personal = categoryScore(stored, 'personal');
  const work = categoryScore(stored, 'work');
  if (!personal || !work) return null;
  return {
    score: toTenth((personal.score + work.score) / 2),
    sem: meanError(personal.sem, work.sem),
  };
}

/** 100 − burnout score: what is shown as energy. */
export function energyOf(score: number): number {
  return toTenth(100 - score);
}
