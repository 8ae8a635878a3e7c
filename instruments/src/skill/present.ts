import type { Language } from '@assay/contract/languages';
import { counted, decimal } from '../digits.ts';
import { toTenth } from '../score/standard-scores.ts';
import { skillTexts } from './own-texts.ts';
import { measure, type Measured } from './precision.ts';
import { pointsOf, type ScoredQuestion, type StoredSkill } from './score.ts';
import { type Distribution, type Standing, standingIn } from './standing.ts';
import { topicWords } from './topics.data.ts';

export type Verdict = 'right' | 'partly right' | 'wrong' | 'time up' | 'not shown';

export interface SkillQuestionView extends ScoredQuestion {
  /** Right: as much as the best option. Partly right: less than that, more than nothing. */
  verdict: Verdict;
}

/** Points by topic, as counts: a handful of questions is too few for a score of its own. */
export interface SkillTopic {
  topic: string;
  questions: number;
  points: number;
  maximum: number;
}

export interface SkillView {
  version: string;
  testId: number;
  points: number;
  maximum: number;
  /** Of the maximum, 0..100, one decimal; the band is made from the unrounded one. */
  percent: number;
  interval: [low: number, high: number];
  method: Measured['method'];
  /** In per cent of the maximum, one decimal. */
  standardError: number;
  /** In words, where the band comes from. */
  certainty: string;
  /** Spent on all questions; null where the time of some is not known. */
  seconds: number | null;
  /** What everybody gets for all questions. */
  allowed: number;
  questions: SkillQuestionView[];
  topics: SkillTopic[];
  /** Null where the caller gave no group. */
  standings: { organization: Standing | null; overall: Standing | null };
}

export interface SkillGroups {
  /** All results of this test in the organisation, and everywhere; the person's own included in both. */
  organization?: Distribution;
  overall?: Distribution;
}

function verdictOf({ outcome, points, maximum }: ScoredQuestion): Verdict {
  if (outcome !== 'answered') return outcome;
  if (points >= maximum) return 'right';
  return points > 0 ? 'partly right' : 'wrong';
}

function topicsOf(questions: readonly ScoredQuestion[]): SkillTopic[] {
  const topics = new Map<string, SkillTopic>();
  for (const { topic, points, maximum } of questions) {
    const sum = topics.get(topic) ?? { topic, questions: 0, points: 0, maximum: 0 };
    topics.set(topic, {
      topic,
      questions: sum.questions + 1,
      points: sum.points + points,
      maximum: sum.maximum + maximum,
    });
  }
  return [...topics.values()];
}

/** As the reader calls a topic of the sample tests; what somebody else has called theirs stays as it is. */
function topicIn(language: Language | null, topic: string): string {
  const words = Object.hasOwn(topicWords, topic) ? topicWords[topic] : undefined;
  return (language && language !== 'en' && words?.[language]) || topic;
}

function certaintyOf(
  { method }: Measured,
  { reliability }: StoredSkill,
  language: Language | null,
): string {
  const texts = skillTexts(language);
  if (method !== 'reliability' || !reliability) return texts.fromBinomial;
  const { n, value, coefficient } = reliability;
  return texts.fromReliability({
    n: counted(n, language),
    value: decimal(value, 2, language),
    coefficient,
  });
}

function secondsOf(questions: readonly ScoredQuestion[]): number | null {
  let sum = 0;
  for (const { seconds } of questions) {
    if (seconds === null) return null;
    sum += seconds;
  }
  return toTenth(sum);
}

const toHundredth = (value: number) => Math.round(value * 100) / 100;

/** What a report shows of a stored result. Pure and cheap: nothing is scored again. A null `language` stands for English. */
export function presentSkill(
  stored: StoredSkill,
  groups: SkillGroups = {},
  language: Language | null = null,
): SkillView {
  const { points, maximum } = pointsOf(stored.questions);
  const measured = measure(stored.questions, stored.reliability);
  const standing = (group: Distribution | undefined) =>
    group === undefined ? null : standingIn(group, measured, language);
  return {
    version: stored.version,
    testId: stored.testId,
    points: toHundredth(points),
    maximum: toHundredth(maximum),
    percent: toTenth(measured.percent),
    interval: [toTenth(measured.interval[0]), toTenth(measured.interval[1])],
    method: measured.method,
    standardError: toTenth(measured.standardError),
    certainty: certaintyOf(measured, stored, language),
    seconds: secondsOf(stored.questions),
    allowed: stored.questions.reduce((sum, { allowed }) => sum + allowed, 0),
    questions: stored.questions.map((question) => ({
      ...question,
      topic: topicIn(language, question.topic),
      verdict: verdictOf(question),
    })),
    topics: topicsOf(stored.questions).map((one) => ({
      ...one,
      topic: topicIn(language, one.topic),
    })),
    standings: {
      organization: standing(groups.organization),
      overall: standing(groups.overall),
    },
  };
}
