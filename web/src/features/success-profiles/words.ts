import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { successSizes } from '@assay/contract/success-evidence';
import type { Tone } from '../../ui/status.tsx';
import type { Finding, Outcome } from './api.ts';

type Strength = Finding['strength'];
type Verdict = Finding['verdict'];

interface StrengthWords {
  strength: Strength;
  /** People reviewed, from which on. */
  from: number;
  range: MessageDescriptor;
  name: MessageDescriptor;
  /** What may be said with so many, and what may not. */
  says: MessageDescriptor;
}

/** What each number of people allows one to say, the fewest first. */
export const strengths = [
  {
    strength: 'hidden',
    from: 0,
    range: msg`Fewer than 20`,
    name: msg`Nothing yet`,
    says: msg`No numbers are shown. With so few people they would mostly be chance.`,
  },
  {
    strength: 'exploratory',
    from: successSizes.exploratory,
    range: msg`20 to 49`,
    name: msg`An idea to look into`,
    says: msg`Only very strong relations show. Don’t base decisions about people on them.`,
  },
  {
    strength: 'tentative',
    from: successSizes.tentative,
    range: msg`50 to 99`,
    name: msg`A tentative finding`,
    says: msg`Worth discussing and checking against what you know. Most real relations are still missed.`,
  },
  {
    strength: 'usable',
    from: successSizes.usable,
    range: msg`100 or more`,
    name: msg`A usable finding`,
    says: msg`A supported scale can be one reason among others, never the only one.`,
  },
] as const satisfies readonly StrengthWords[];

/** The one that holds for so many people. */
export function strengthAt(people: number): (typeof strengths)[number] {
  return strengths.findLast(({ from }) => people >= from) ?? strengths[0];
}

export const outcomeWords: Record<Outcome, MessageDescriptor> = {
  performance: msg`Performance`,
  engagement: msg`Engagement`,
};

interface VerdictWords {
  tone: Tone;
  name: MessageDescriptor;
  /** In a sentence of its own, after the name of the scale. */
  says: Record<Outcome, MessageDescriptor>;
}

const couldBeChance = msg`Could be chance. This does not show that there is no relation.`;
const tooFew = msg`Too few people for a number.`;

export const verdictWords: Record<Verdict, VerdictWords> = {
  supported: {
    tone: 'good',
    name: msg`Supported`,
    says: {
      performance: msg`People with higher scores were rated higher in performance.`,
      engagement: msg`People with higher scores were rated higher in engagement.`,
    },
  },
  contrary: {
    tone: 'warn',
    name: msg`Contrary`,
    says: {
      performance: msg`People with higher scores were rated lower in performance.`,
      engagement: msg`People with higher scores were rated lower in engagement.`,
    },
  },
  unclear: {
    tone: 'open',
    name: msg`Unclear`,
    says: { performance: couldBeChance, engagement: couldBeChance },
  },
  'too few': {
    tone: 'quiet',
    name: msg`Too few people`,
    says: { performance: tooFew, engagement: tooFew },
  },
};

/** Green only where there are people enough to use what is found. */
export function toneOf({ verdict, strength }: Finding): Tone {
  return verdict === 'supported' && strength !== 'usable' ? 'accent' : verdictWords[verdict].tone;
}

/** Whether a scale stands out from chance, in either direction. */
export function isFound({ verdict }: Finding): boolean {
  return verdict === 'supported' || verdict === 'contrary';
}

/** How often so many people show a real relation of the usual size; from the made-up studies of the method. */
export const missedWords: Record<Strength, MessageDescriptor | null> = {
  hidden: null,
  exploratory: msg`“Unclear” does not mean “no relation”: with fewer than 50 people, a real relation of the usual size almost never stands out.`,
  tentative: msg`“Unclear” does not mean “no relation”: with 50 people, a real relation of the usual size stands out about one time in 20.`,
  usable: msg`“Unclear” does not mean “no relation”: with 100 people, a real relation of the usual size stands out about one time in 7, with 300 people 7 times in 10.`,
};
