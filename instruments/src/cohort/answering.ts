import type { StoredAnswer } from '@assay/contract/instruments';
import { measureResponseStyle } from '../personality/response-style.ts';
import type { PersonalitySign } from '../personality/response-style.data.ts';
import { judgeResponseStyle } from '../personality/response-style.verdict.ts';
import { seededRandom } from '../statistics/random.ts';
import type { CohortMember } from './people.ts';

/** Shares of people, 0..1. */
export interface AnsweringMeasures {
  flagged: Record<PersonalitySign, number>;
  oneSign: number;
  withCare: number;
}

export function measureAnswering(people: readonly (readonly StoredAnswer[])[]): AnsweringMeasures {
  const judged = people.map((answers) => judgeResponseStyle(measureResponseStyle(answers)));
  const share = (test: (one: (typeof judged)[number]) => boolean) =>
    judged.filter(test).length / judged.length;
  const flagged = (id: PersonalitySign) =>
    share(({ flags }) => flags.some((flag) => flag.id === id && flag.flagged));
  return {
    flagged: {
      longest_run: flagged('longest_run'),
      spread: flagged('spread'),
      consistency: flagged('consistency'),
      pace: flagged('pace'),
    },
    oneSign: share(({ verdict }) => verdict === 'one sign'),
    withCare: share(({ verdict }) => verdict === 'interpret with care'),
  };
}

/** Ways of not reading the questions, each made from what a careful person answered. */
export const careless = {
  /** Any option, at an unhurried pace. */
  random: ({ answers }: CohortMember, seed: number): StoredAnswer[] => {
    const random = seededRandom(seed);
    return answers.map((answer) => ({ ...answer, index: random.integer(0, 4) }));
  },
  /** Any option, as fast as one can click. */
  hasty: (member: CohortMember, seed: number): StoredAnswer[] =>
    careless.random(member, seed).map((answer) => ({ ...answer, seconds: 1.3 })),
  /** Careful in the first half, any option in the second. */
  halfway: (member: CohortMember, seed: number): StoredAnswer[] =>
    careless
      .random(member, seed)
      .map((answer, position) => (position < 60 ? (member.answers[position] ?? answer) : answer)),
  /** The same option all the way. */
  straight: ({ answers }: CohortMember, seed: number): StoredAnswer[] => {
    const index = seededRandom(seed).integer(0, 4);
    return answers.map((answer) => ({ ...answer, index }));
  },
};
