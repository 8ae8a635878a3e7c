import type { StoredAnswer } from '@assay/contract/instruments';
import { type Ability, type Answered, estimateAbility, estimateBoth } from '../statistics/irt.ts';
import {
  discrimination,
  guessing,
  logicalVersion,
  type NormCitation,
  optionCount,
  provisionalNorm,
  sectionCorrelation,
  sections,
} from './definition.ts';
import { families, type Section } from './families.ts';
import { firstQuestionId } from './form.ts';

export type Outcome = 'right' | 'wrong' | 'unreached';

export interface ScoredItem {
  family: string;
  /** Difficulty that it was scored with. */
  b: number;
  outcome: Outcome;
  /** Position of the option chosen, 0..5; null where there was no answer. */
  chosen: number | null;
  /** Since the answer before; null where that was not measured. */
  seconds: number | null;
}

export interface SectionResult {
  /** Ability in standard deviations of the norm, and its standard error. */
  theta: number;
  psd: number;
  /** In the order in which they were asked. */
  items: ScoredItem[];
}

/** A scored attempt, as it is stored: plain JSON, enough to present it and to calibrate the items anew. */
export interface StoredLogical {
  instrument: 'iq';
  /** Of the items that were answered. */
  version: string;
  norm: NormCitation;
  sections: Record<Section, SectionResult>;
  /** Both sections together; absent in results that were scored before it was estimated from all answers at once. */
  total?: Ability;
}

/** Position of the right option by section, in the order of the items. */
export type Keys = Readonly<Record<Section, readonly number[]>>;

/** What scoring must know of a sitting: the key, and which version its items are of. */
export interface KeyedSitting {
  version: string;
  keys: Keys;
}

/** What a question id stands for, or undefined when there is none. */
export function findItem(questionId: number): { section: Section; position: number } | undefined {
  for (const section of sections) {
    const position = questionId - firstQuestionId[section];
    if (Number.isInteger(position) && position >= 0 && position < families[section].length) {
      return { section, position };
    }
  }
  return undefined;
}

/** Refuses what would silently bend a score. */
function checkAnswers(answers: readonly StoredAnswer[]): void {
  const seen = new Set<number>();
  for (const { questionId, index } of answers) {
    if (!findItem(questionId)) throw new RangeError(`Unknown question ${questionId}`);
    if (seen.has(questionId)) throw new RangeError(`Question ${questionId} is answered twice`);
    if (!Number.isInteger(index) || index < 0 || index >= optionCount) {
      throw new RangeError(`Question ${questionId} has no option ${index}`);
    }
    seen.add(questionId);
  }
}

/** Items of the 3PL model, and the answers to them: all but right ones count as wrong. */
function answeredOf(items: readonly { b: number; outcome: Outcome }[]): Answered {
  return {
    items: items.map(({ b }) => ({ a: discrimination, b, c: guessing })),
    responses: items.map(({ outcome }) => (outcome === 'right' ? 1 : 0)),
  };
}

function scoreSection(
  section: Section,
  answers: ReadonlyMap<number, StoredAnswer>,
  key: readonly number[],
): SectionResult {
  const items = families[section].map(({ code, b }, position): ScoredItem => {
    const answer = answers.get(firstQuestionId[section] + position);
    const right = answer?.index === key[position] ? 'right' : 'wrong';
    return {
      family: code,
      b,
      outcome: answer ? right : 'unreached',
      chosen: answer?.index ?? null,
      seconds: answer?.seconds ?? null,
    };
  });
  return { ...estimateAbility(answeredOf(items)), items };
}

/**
 * Scores an attempt once, at completion: each section, and both from all answers at once. Questions without an answer
 * count as wrong.
 * @param input.answers in any order; `index` 0..5 is the position of the option as it was shown.
 * @param input.keys those of the forms that the person had. @param input.version of their items; the present one when absent.
 * @throws RangeError for an unknown question, one answered twice, an option outside 0..5, a key of another length.
 */
export function scoreLogical(input: {
  answers: readonly StoredAnswer[];
  keys: Keys;
  version?: string;
}): StoredLogical {
  checkAnswers(input.answers);
  const byQuestion = new Map(input.answers.map((answer) => [answer.questionId, answer]));
  const result = (section: Section) => {
    const key = input.keys[section];
    if (key.length !== families[section].length) throw new RangeError(`No key to ${section}`);
    return scoreSection(section, byQuestion, key);
  };
  const [analogy, sequence] = [result('analogy'), result('sequence')];
  return {
    instrument: 'iq',
    version: input.version ?? logicalVersion,
    norm: provisionalNorm,
    sections: { analogy, sequence },
    total: estimateBoth(answeredOf(analogy.items), answeredOf(sequence.items), sectionCorrelation),
  };
}
