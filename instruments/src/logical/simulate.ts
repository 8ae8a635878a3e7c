import type { StoredAnswer } from '@assay/contract/instruments';
import { seededRandom, type SeededRandom } from '../statistics/random.ts';
import {
  discrimination,
  guessing,
  optionCount,
  sectionCorrelation,
  sections,
  sectionSeconds,
} from './definition.ts';
import { families, type Section } from './families.ts';
import { firstQuestionId, generateForm } from './form.ts';
import type { Keys } from './score.ts';

/*
 * Made-up people for demonstrations and tests. Answers follow the model that scoring assumes. Time is a guess of ours:
 * some 24 seconds for an item of medium difficulty, more for harder ones, so that about one in eight runs out of it.
 */

export interface MadeUpReasoner {
  /** True ability in each section. */
  theta: Record<Section, number>;
  /** Logarithm of how much longer than others this person takes. */
  slowness: number;
}

/** Abilities of two sections that correlate as expected, both N(0, 1). */
export function makeUpReasoner(random: SeededRandom): MadeUpReasoner {
  const shared = random.normal();
  const own = () =>
    Math.sqrt(sectionCorrelation) * shared + Math.sqrt(1 - sectionCorrelation) * random.normal();
  return { theta: { analogy: own(), sequence: own() }, slowness: 0.25 * random.normal() };
}

/** Answer to an item by the 3PL model; somebody who does not know takes one of the wrong options. */
function choose(
  random: SeededRandom,
  { theta, b, right }: { theta: number; b: number; right: number },
) {
  const known = 1 / (1 + Math.exp(-discrimination * (theta - b)));
  if (random.uniform() < guessing + (1 - guessing) * known) return right;
  return (right + random.integer(1, optionCount - 1)) % optionCount;
}

/**
 * One person's answers to one section, until the time is over.
 * @param difficulties true ones by position, where they are not the expected ones. @param limit seconds.
 */
export function sectionAnswers(
  random: SeededRandom,
  section: Section,
  about: {
    person: MadeUpReasoner;
    key: readonly number[];
    difficulties?: readonly number[];
    limit?: number;
  },
): StoredAnswer[] {
  const { person, key, limit = sectionSeconds } = about;
  const answers: StoredAnswer[] = [];
  let elapsed = 0;
  for (const [position, family] of families[section].entries()) {
    const b = about.difficulties?.[position] ?? family.b;
    const seconds = Math.exp(
      Math.log(24) + 0.3 * family.b + person.slowness + 0.35 * random.normal(),
    );
    elapsed += seconds;
    const index = choose(random, { theta: person.theta[section], b, right: key[position] ?? 0 });
    if (elapsed > limit) break;
    answers.push({
      questionId: firstQuestionId[section] + position,
      index,
      // Nobody knows when the first question was first looked at.
      ...(position > 0 && { seconds: Math.round(seconds * 10) / 10 }),
    });
  }
  return answers;
}

/**
 * The answers of a made-up person to both sections: the same seed, the same person.
 * @param options.theta ability in both sections; by chance when absent.
 * @param options.keys those of the forms that are answered; of forms made from the seed when absent.
 * @returns in the order of the test; fewer than 40 answers when the time runs out.
 */
export function simulateLogical(
  seed: number,
  options: { theta?: number; keys?: Keys } = {},
): { answers: StoredAnswer[]; keys: Keys } {
  const random = seededRandom(seed);
  const person = makeUpReasoner(random);
  const { theta } = options;
  if (theta !== undefined) person.theta = { analogy: theta, sequence: theta };
  const keys = options.keys ?? {
    analogy: generateForm('analogy', [seed, 1]).key,
    sequence: generateForm('sequence', [seed, 2]).key,
  };
  const answers = sections.flatMap((section) =>
    sectionAnswers(random, section, { person, key: keys[section] }),
  );
  return { answers, keys };
}
