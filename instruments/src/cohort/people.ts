import type { StoredAnswer } from '@assay/contract/instruments';
import { type PersonalityScore, presentPersonality } from '../personality/present.ts';
import type { ScaleCode } from '../personality/scales.ts';
import { scorePersonality, type StoredPersonality } from '../personality/score.ts';
import {
  answersOf,
  makeUpPerson,
  type MadeUpPerson,
  trueRawScores,
} from '../personality/simulate.ts';
import { toT } from '../score/standard-scores.ts';
import { seededRandom } from '../statistics/random.ts';

/** A made-up person measured twice, with what only a simulation knows: the true scores. */
export interface CohortMember {
  person: MadeUpPerson;
  answers: StoredAnswer[];
  stored: StoredPersonality;
  first: PersonalityScore[];
  second: PersonalityScore[];
  /** True T by code. */
  trueT: Map<ScaleCode, number>;
}

/** All scores. Made-up people are drawn from the tendencies' starting values, which are a norm for them. */
function scoresOf(stored: StoredPersonality): PersonalityScore[] {
  const tendencyNorm = { ...stored.tendencyNorm, name: 'Made-up people' };
  return presentPersonality({ ...stored, tendencyNorm }, { purpose: 'development' }).scores;
}

function makeMember(seed: number): CohortMember {
  const random = seededRandom(seed);
  const person = makeUpPerson(random);
  const answers = answersOf(person, random);
  const stored = scorePersonality({ answers });
  const again = scorePersonality({ answers: answersOf(person, random) });
  const trueT = [...trueRawScores(person)].map(([code, raw]) => {
    const { mean, sd } = stored.scaleNorms[code];
    return [code, toT((raw - mean) / sd)] as const;
  });
  return {
    person,
    answers,
    stored,
    first: scoresOf(stored),
    second: scoresOf(again),
    trueT: new Map(trueT),
  };
}

/** The people with the seeds 1..n; their first answers are those of `simulatePersonality`. */
export function makeCohort(n: number): CohortMember[] {
  return Array.from({ length: n }, (_, position) => makeMember(position + 1));
}
