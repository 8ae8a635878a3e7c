import type { StoredAnswer } from '@assay/contract/instruments';
import { type KeyedQuestion, maximumOf, type SkillForm } from './form.ts';

/** Of the way of scoring; the questions have versions of their own. @public */
export const skillVersion = '1';

export type Outcome = 'answered' | 'time up' | 'not shown';

/** What became of one question, in the version in which it was asked. */
export interface ScoredQuestion {
  questionId: number;
  versionId: number;
  topic: string;
  /** The option that was chosen; null where none was. */
  optionId: number | null;
  outcome: Outcome;
  /** 0..maximum. */
  points: number;
  /** Of the best single option: more than 0, up to 1. */
  maximum: number;
  /** Spent on it; all there was when time ran out; null where unknown. */
  seconds: number | null;
  /** What everybody gets. */
  allowed: number;
}

/** Internal consistency of a test among one's own people. */
export interface SkillReliability {
  /** KR-20 is alpha where every question is either right or wrong. */
  coefficient: 'KR-20' | 'alpha';
  /** More than 0, up to 1. */
  value: number;
  /** Standard deviation of the score, in per cent of the maximum. */
  sd: number;
  n: number;
}

/**
 * A scored sitting, as it is stored (plain JSON). Points stand beside the version they were given for, so a question
 * that is edited later, or a key that is mended, changes no result that is there already.
 */
export interface StoredSkill {
  instrument: 'skill';
  version: string;
  testId: number;
  /** In the order in which they were asked. */
  questions: ScoredQuestion[];
  /** What was known at that time of how reliable the test is; null while too few had taken it. */
  reliability: SkillReliability | null;
}

/** Refuses what would silently bend a score. */
function byQuestion(
  answers: readonly StoredAnswer[],
  questions: readonly KeyedQuestion[],
): Map<number, StoredAnswer> {
  const asked = new Map(questions.map((question) => [question.questionId, question]));
  if (asked.size < questions.length) throw new RangeError('A question is asked twice');
  const given = new Map<number, StoredAnswer>();
  for (const answer of answers) {
    const question = asked.get(answer.questionId);
    if (!question) throw new RangeError(`Unknown question ${answer.questionId}`);
    if (given.has(answer.questionId)) {
      throw new RangeError(`Question ${answer.questionId} is answered twice`);
    }
    if (question.options[answer.index] === undefined) {
      throw new RangeError(`Question ${answer.questionId} has no option ${answer.index}`);
    }
    given.set(answer.questionId, answer);
  }
  return given;
}

function scoreQuestion(question: KeyedQuestion, answer: StoredAnswer | undefined): ScoredQuestion {
  const { questionId, versionId, topic, seconds: allowed, granted = allowed, options } = question;
  const chosen = answer && options[answer.index];
  const unanswered = question.shown === false ? 'not shown' : 'time up';
  const spentUnanswered = question.shown === false ? 0 : granted;
  return {
    questionId,
    versionId,
    topic,
    optionId: chosen?.id ?? null,
    outcome: chosen ? 'answered' : unanswered,
    points: chosen?.score ?? 0,
    maximum: maximumOf(question),
    seconds: answer ? (answer.seconds ?? null) : spentUnanswered,
    allowed,
  };
}

/**
 * Scores a sitting once, when it is over. A question without an answer gives no points: its time ran out, or the
 * sitting ended before it was shown.
 * @param answers in any order; `index` is a position in the bank's order of options.
 * @param about.reliability of the test from own data, as it is known now; kept with the result.
 * @throws RangeError for an unknown question, one asked or answered twice, an option that is not there, options worth
 *   less than 0 or more than 1, a question without a right option, a form without questions.
 */
export function scoreSkill(
  answers: readonly StoredAnswer[],
  about: { form: SkillForm; reliability?: SkillReliability | null },
): StoredSkill {
  const { testId, questions } = about.form;
  if (questions.length === 0) throw new RangeError('A test without questions');
  const given = byQuestion(answers, questions);
  return {
    instrument: 'skill',
    version: skillVersion,
    testId,
    questions: questions.map((question) => scoreQuestion(question, given.get(question.questionId))),
    reliability: about.reliability ?? null,
  };
}

export interface Points {
  points: number;
  /** Points of somebody who chose the best option everywhere, > 0. */
  maximum: number;
  /** points / maximum · 100, 0..100, unrounded. */
  percent: number;
}

/** Sum of points over some questions. @throws RangeError when there are none. */
export function pointsOf(questions: readonly ScoredQuestion[]): Points {
  if (questions.length === 0) throw new RangeError('No questions');
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  const maximum = questions.reduce((sum, question) => sum + question.maximum, 0);
  return { points, maximum, percent: (100 * points) / maximum };
}
