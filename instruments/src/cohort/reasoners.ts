import { sections } from '../logical/definition.ts';
import { families, type Section } from '../logical/families.ts';
import { type LogicalCode, presentLogical } from '../logical/present.ts';
import { type Keys, scoreLogical, type StoredLogical } from '../logical/score.ts';
import { makeUpReasoner, sectionAnswers } from '../logical/simulate.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';

/** A made-up person who took the logical test, with the true abilities that only a simulation knows. */
export interface Reasoner {
  truth: Record<LogicalCode, number>;
  stored: StoredLogical;
}

/** How the cohort is made. */
export interface Circumstances {
  /** Without a limit nobody runs out of time. */
  timed: boolean;
  /** Standard deviation by which true difficulties miss the expected ones, the same for everybody. */
  misjudged: number;
}

/** Positions do not matter to a simulation. */
const keys: Keys = {
  analogy: families.analogy.map(() => 0),
  sequence: families.sequence.map(() => 0),
};

/** True difficulties, by section and position. */
export function trueDifficulties(seed: number, misjudged: number): Record<Section, number[]> {
  const random = seededRandom(seed);
  const drawn = (section: Section) =>
    families[section].map(({ b }) => b + misjudged * random.normal());
  return { analogy: drawn('analogy'), sequence: drawn('sequence') };
}

/** People with the seeds from 1 on. @param first seed of the first person, and of the difficulties. */
export function makeReasoners(
  size: number,
  { timed, misjudged }: Circumstances,
  first = 1,
): Reasoner[] {
  const difficulties = trueDifficulties(-first, misjudged);
  return Array.from({ length: size }, (_, at) => {
    const random = seededRandom(first + at);
    const person = makeUpReasoner(random);
    const answers = sections.flatMap((section) =>
      sectionAnswers(random, section, {
        person,
        key: keys[section],
        difficulties: difficulties[section],
        ...(!timed && { limit: Infinity }),
      }),
    );
    const { analogy, sequence } = person.theta;
    const truth = {
      ANALOGY: analogy,
      SEQUENCE: sequence,
      TOTAL: (analogy + sequence) / Math.sqrt(3.5),
    };
    return { truth, stored: scoreLogical({ answers, keys }) };
  });
}

/** What a cohort shows of one score; shares in 0..1. */
export interface LogicalMeasures {
  code: LogicalCode;
  name: string;
  /** Squared correlation of score and truth. */
  reliability: number;
  /** Of IQ. */
  mean: number;
  sd: number;
  /** By how much true IQ rises with one point measured: 1 where scores are drawn to the mean as much as they should be. */
  slope: number;
  /** Mean of measured minus true IQ, and mean width of the band. */
  bias: number;
  width: number;
  /** People whose true IQ lies in the band. */
  covered: number;
  /** Questions that a person reached. */
  answered: number;
}

/** Analogies, sequences and both together. */
export function measureReasoners(cohort: readonly Reasoner[]): LogicalMeasures[] {
  const views = cohort.map(({ stored, truth }) => ({
    truth,
    scores: presentLogical(stored).scores,
  }));
  return ([0, 1, 2] as const).flatMap((place) => {
    const rows = views.flatMap(({ truth, scores }) => {
      const score = scores[place];
      return score ? [{ score, truth: truth[score.code] }] : [];
    });
    const [head] = rows;
    if (!head) return [];
    const iqs = rows.map(({ score }) => 100 + 15 * score.theta);
    const truths = rows.map(({ truth }) => truth);
    const r = pearson(iqs, truths);
    const inside = rows.filter(
      ({ score, truth }) => Math.abs(score.theta - truth) <= 1.96 * score.standardError,
    );
    return {
      code: head.score.code,
      name: head.score.name,
      reliability: (r ?? 0) ** 2,
      mean: mean(iqs),
      sd: standardDeviation(iqs),
      slope: ((r ?? 0) * 15 * standardDeviation(truths)) / standardDeviation(iqs),
      bias: mean(rows.map(({ score, truth }) => 15 * (score.theta - truth))),
      width: mean(rows.map(({ score }) => 2 * 1.96 * 15 * score.standardError)),
      covered: inside.length / rows.length,
      answered: mean(rows.map(({ score }) => score.answered)),
    };
  });
}
