import type { Language } from '@assay/contract/languages';
import { counted } from '../digits.ts';
import { pearson } from '../statistics/correlation.ts';
import { quantile } from '../statistics/descriptive.ts';
import { wilson } from '../statistics/share-interval.ts';
import { type KeyedQuestion, maximumOf } from './form.ts';
import { itemWords } from './item-words.ts';
import { judgeKey, type KeyAlarm } from './key-alarm.ts';
import { enoughPeople } from './precision.ts';
import type { ScoredQuestion, StoredSkill } from './score.ts';

export interface OptionStatistics {
  optionId: number;
  score: number;
  chosen: number;
  /** Of all to whom the question was shown, 0..1. */
  share: number;
  /** Correlation of choosing it with the score on the other questions, -1..1; null where it cannot be had. */
  restR: number | null;
}

/** What the people who were asked say of a question, in one version. Shares are of all to whom it was shown, 0..1. */
export interface ItemStatistics {
  versionId: number;
  /** People to whom it was shown: how often it has been exposed. */
  n: number;
  /** Sittings that ended before it was shown. */
  notShown: number;
  answered: number;
  timeUp: number;
  /** People who chose a best option. */
  right: number;
  /** 95 % of their share, by Wilson; null below 30 people. */
  rightInterval: [low: number, high: number] | null;
  /** Mean points by maximum, 0 nobody to 1 everybody; null below 30 people. A question whose time ran out gives 0. */
  difficulty: number | null;
  /** Correlation of its points with the score on the other questions; null below 30 people or without variance. */
  itemRestR: number | null;
  /** 95 % of `itemRestR`, by Fisher's z. */
  itemRestInterval: [low: number, high: number] | null;
  medianSeconds: number | null;
  options: OptionStatistics[];
  alarm: KeyAlarm | null;
  /** Why something is missing; empty where nothing is. */
  note: string;
}

/** One person's encounter with a question, and how the person did on all the others. */
interface Encounter {
  question: ScoredQuestion;
  /** Points by maximum on the other questions, 0..1; null where there were none. */
  rest: number | null;
}

function encountersOf(results: readonly StoredSkill[]): Map<number, Encounter[]> {
  const byVersion = new Map<number, Encounter[]>();
  for (const { questions } of results) {
    const points = questions.reduce((sum, question) => sum + question.points, 0);
    const maximum = questions.reduce((sum, question) => sum + question.maximum, 0);
    for (const question of questions) {
      const others = maximum - question.maximum;
      const rest = others > 1e-9 ? (points - question.points) / others : null;
      const list = byVersion.get(question.versionId) ?? [];
      list.push({ question, rest });
      byVersion.set(question.versionId, list);
    }
  }
  return byVersion;
}

function correlate(values: readonly number[], rests: readonly number[]): number | null {
  return values.length < enoughPeople ? null : pearson(values, rests);
}

function fisherInterval(r: number | null, n: number): [low: number, high: number] | null {
  if (r === null || Math.abs(r) >= 1) return null;
  const half = 1.96 / Math.sqrt(n - 3);
  return [Math.tanh(Math.atanh(r) - half), Math.tanh(Math.atanh(r) + half)];
}

function describe(
  key: KeyedQuestion,
  encounters: readonly Encounter[],
  language: Language | null,
): ItemStatistics {
  const maximum = maximumOf(key);
  const shown = encounters.filter(({ question }) => question.outcome !== 'not shown');
  const n = shown.length;
  const ranked = shown.flatMap(({ question, rest }) => (rest === null ? [] : [{ question, rest }]));
  const rests = ranked.map(({ rest }) => rest);
  // The key that is given: another one than people were scored with is judged on what they chose.
  const scores = new Map(key.options.map(({ id, score }) => [id, score]));
  const gained = ({ question }: Encounter) => scores.get(question.optionId ?? -1) ?? 0;
  const options = key.options.map(({ id, score }) => {
    const chosen = shown.filter(({ question }) => question.optionId === id).length;
    const choices = ranked.map(({ question }) => (question.optionId === id ? 1 : 0));
    const share = n === 0 ? 0 : chosen / n;
    return { optionId: id, score, chosen, share, restR: correlate(choices, rests) };
  });
  const itemRestR = correlate(ranked.map(gained), rests);
  const seconds = shown.flatMap(({ question }) => question.seconds ?? []);
  const share = (outcome: ScoredQuestion['outcome']) =>
    n === 0 ? 0 : shown.filter(({ question }) => question.outcome === outcome).length / n;
  const few = n < enoughPeople;
  const right = shown.filter((one) => gained(one) === maximum).length;
  return {
    versionId: key.versionId,
    n,
    notShown: encounters.length - n,
    answered: share('answered'),
    timeUp: share('time up'),
    right,
    rightInterval: few ? null : wilson(right / n, n),
    difficulty: few ? null : shown.reduce((sum, one) => sum + gained(one), 0) / (n * maximum),
    itemRestR,
    itemRestInterval: fisherInterval(itemRestR, ranked.length),
    medianSeconds: seconds.length === 0 ? null : quantile(seconds, 0.5),
    options,
    alarm: few
      ? null
      : judgeKey(
          key.options,
          ranked.map(({ question, rest }) => ({ optionId: question.optionId, rest })),
          language,
        ),
    note: few ? itemWords(language).few(counted(n, language), String(enoughPeople)) : '',
  };
}

/**
 * Item analysis of the question bank (classical test theory). Versions of a question are apart from each other.
 *
 * `itemRestR` is the point-biserial correlation with the other questions where answers are right or wrong, and Pearson's
 * with the points where some are partly right.
 * @param results that may contain these versions, of one test. @param questions the versions to describe, with their key.
 * @param language of the words, null for English. @throws RangeError for a question without a right option.
 */
export function measureItems(
  results: readonly StoredSkill[],
  questions: readonly KeyedQuestion[],
  language: Language | null = null,
): ItemStatistics[] {
  const encounters = encountersOf(results);
  return questions.map((key) => describe(key, encounters.get(key.versionId) ?? [], language));
}
