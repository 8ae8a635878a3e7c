import { seededRandom } from '../statistics/random.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, quantile } from '../statistics/descriptive.ts';
import type { SkillTest } from '../skill/definition.ts';
import { drawFrom, formOf, type KeyedQuestion, type SkillForm } from '../skill/form.ts';
import { measureItems } from '../skill/item-statistics.ts';
import { differs, measure, measureReliability } from '../skill/precision.ts';
import { pointsOf, scoreSkill, type SkillReliability, type StoredSkill } from '../skill/score.ts';
import { answersOf, makeUpCandidate, truePercent } from '../skill/simulate.ts';
import { type Distribution, standingIn } from '../skill/standing.ts';

/** A made-up person who took a test twice, with what only a simulation knows. Scores in per cent of the maximum. */
export interface TestTaker {
  first: StoredSkill;
  second: StoredSkill;
  truth: number;
}

/** What the tables are about: one draw of the test's questions, the same for everybody, so that they can be compared. */
function drawnForm(test: SkillTest): SkillForm {
  const form = formOf(test);
  const count = test.questionsPerAttempt ?? null;
  return { ...form, questions: drawFrom(form.questions, 1, { count, before: 0 }) };
}

/** The people with the seeds 1..n. */
export function makeTakers(test: SkillTest, n: number): TestTaker[] {
  const form = drawnForm(test);
  return Array.from({ length: n }, (_, position) => {
    const random = seededRandom(position + 1);
    const person = makeUpCandidate(random);
    const take = () => scoreSkill(answersOf(person, form, random), { form });
    return { first: take(), second: take(), truth: truePercent(person, form) };
  });
}

/** What a cohort shows of a test. Scores and errors in per cent of the maximum, shares in 0..1. */
export interface SkillMeasures {
  reliability: SkillReliability;
  /** Correlation of the two sittings, which the reliability should come to. */
  retest: number;
  mean: number;
  standardError: number;
  /** Mean error of the binomial distribution, which stands in until 30 people are there. */
  binomialError: number;
  /** People whose band holds their true score, by either error. */
  covered: { reliability: number; binomial: number };
  /** People whose two sittings differ "meaningfully" although nothing has changed, by either error. */
  falseDifferences: { reliability: number; binomial: number };
  timeUp: number;
  medianMinutes: number;
  difficulty: [lowest: number, highest: number];
  itemRest: [lowest: number, highest: number];
}

const versionsOf = ({ questions }: SkillForm) => questions.map(({ versionId }) => versionId);

/** @throws RangeError for fewer than 30 people. */
export function measureSkill(test: SkillTest, takers: readonly TestTaker[]): SkillMeasures {
  const form = drawnForm(test);
  const results = takers.map(({ first }) => first);
  const reliability = measureReliability(results, versionsOf(form));
  if (!reliability) throw new RangeError('Too few people');
  const items = measureItems(results, form.questions);
  const measured = (known: SkillReliability | null) =>
    takers.map(({ first, second, truth }) => ({
      now: measure(first.questions, known),
      later: measure(second.questions, known),
      truth,
    }));
  const covered = (known: SkillReliability | null) =>
    mean(
      measured(known).map(({ now: { interval }, truth }) =>
        interval[0] <= truth && truth <= interval[1] ? 1 : 0,
      ),
    );
  const differing = (known: SkillReliability | null) =>
    mean(measured(known).map(({ now, later }) => (differs(now, later) ? 1 : 0)));
  const range = (values: readonly number[]): [number, number] => [
    Math.min(...values),
    Math.max(...values),
  ];
  return {
    reliability,
    retest:
      pearson(
        takers.map(({ first }) => pointsOf(first.questions).percent),
        takers.map(({ second }) => pointsOf(second.questions).percent),
      ) ?? 0,
    mean: mean(results.map(({ questions }) => pointsOf(questions).percent)),
    standardError: reliability.sd * Math.sqrt(1 - reliability.value),
    binomialError: mean(measured(null).map(({ now }) => now.standardError)),
    covered: { reliability: covered(reliability), binomial: covered(null) },
    falseDifferences: { reliability: differing(reliability), binomial: differing(null) },
    timeUp: mean(items.map(({ timeUp }) => timeUp)),
    medianMinutes: quantile(
      results.map(({ questions }) =>
        questions.reduce((sum, { seconds }) => sum + (seconds ?? 0) / 60, 0),
      ),
      0.5,
    ),
    difficulty: range(items.map(({ difficulty }) => difficulty ?? 0)),
    itemRest: range(items.map(({ itemRestR }) => itemRestR ?? 0)),
  };
}

function distributionOf(results: readonly StoredSkill[]): Distribution {
  const people = new Map<number, number>();
  for (const { questions } of results) {
    const { percent } = pointsOf(questions);
    people.set(percent, (people.get(percent) ?? 0) + 1);
  }
  return [...people].map(([percent, count]) => ({ percent, people: count }));
}

/**
 * Share of people, 0..1, whose percentile band in a group of `size` holds where their true score lies among all. The
 * groups are drawn one after another; a person is measured with the binomial error below 30 people, and otherwise with
 * the group's reliability.
 */
export function percentileCoverage(
  test: SkillTest,
  takers: readonly TestTaker[],
  size: number,
): number {
  const versions = versionsOf(drawnForm(test));
  const scores = takers.map(({ first }) => pointsOf(first.questions).percent);
  const held: number[] = [];
  for (let start = 0; start + size <= takers.length; start += size) {
    const group = takers.slice(start, start + size);
    const results = group.map(({ first }) => first);
    const reliability = measureReliability(results, versions);
    const distribution = distributionOf(results);
    for (const { first, truth } of group) {
      const { interval } = standingIn(distribution, measure(first.questions, reliability));
      if (!interval) throw new RangeError('Too few people in a group');
      const rank = (100 * scores.filter((score) => score < truth).length) / scores.length;
      held.push(interval[0] <= rank && rank <= interval[1] ? 1 : 0);
    }
  }
  return mean(held);
}

/** The best option's score goes to the next one that gives less, as somebody who ticks the wrong line would do it. */
function misKeyed(question: KeyedQuestion): KeyedQuestion {
  const best = Math.max(...question.options.map(({ score }) => score));
  const from = question.options.findIndex(({ score }) => score === best);
  const length = question.options.length;
  const to = Array.from({ length }, (_, step) => (from + step + 1) % length).find(
    (position) => question.options[position]?.score === 0,
  );
  return {
    ...question,
    options: question.options.map((option, position) => {
      if (position === to) return { ...option, score: best };
      return option.score > 0 ? { ...option, score: 0 } : option;
    }),
  };
}

/** Shares of questions, 0..1, that raise an alarm, and those that are named beyond chance. */
export interface AlarmRates {
  sound: { any: number; beyondChance: number };
  misKeyed: { any: number; beyondChance: number };
}

/** Judges each question, once with its key and once mis-keyed (one at a time), in groups of `size`. */
export function alarmRates(
  tests: readonly { test: SkillTest; takers: readonly TestTaker[] }[],
  size: number,
): AlarmRates {
  const seen = { sound: [] as number[][], misKeyed: [] as number[][] };
  for (const { test, takers } of tests) {
    const { questions } = drawnForm(test);
    for (let start = 0; start + size <= takers.length; start += size) {
      const results = takers.slice(start, start + size).map(({ first }) => first);
      const sound = measureItems(results, questions);
      const wrong = measureItems(results, questions.map(misKeyed));
      const marks = ({ alarm }: (typeof sound)[number]) => [
        alarm ? 1 : 0,
        alarm?.beyondChance ? 1 : 0,
      ];
      seen.sound.push(...sound.map(marks));
      seen.misKeyed.push(...wrong.map(marks));
    }
  }
  const rates = (rows: readonly number[][]) => ({
    any: mean(rows.map(([any = 0]) => any)),
    beyondChance: mean(rows.map(([, beyond = 0]) => beyond)),
  });
  return { sound: rates(seen.sound), misKeyed: rates(seen.misKeyed) };
}
