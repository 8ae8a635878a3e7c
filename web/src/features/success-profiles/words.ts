import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { successSizes } from '@assay/contract/success-evidence';
import { counted } from '../../lib/numbers.ts';
import type { Tone } from '../../ui/text/status.tsx';
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
  /** What it may be used for, a saved profile too. */
  use: MessageDescriptor;
}

const toTryOut = msg`For trying out. Discuss it, review more people, and see whether it comes up again. A profile that you save from it is for comparing its fit with later reviews. Don’t choose people by it.`;

/** What each number of people allows one to say, the fewest first. */
export const strengths = [
  {
    strength: 'hidden',
    from: 0,
    range: msg`Fewer than 20`,
    name: msg`Nothing yet`,
    says: msg`No numbers are shown. With so few people they would mostly be chance.`,
    use: toTryOut,
  },
  {
    strength: 'exploratory',
    from: successSizes.exploratory,
    range: msg`20 to 49`,
    name: msg`An idea to look into`,
    says: msg`Only very strong relations show. Don’t base decisions about people on them.`,
    use: toTryOut,
  },
  {
    strength: 'tentative',
    from: successSizes.tentative,
    range: msg`50 to 99`,
    name: msg`A tentative finding`,
    says: msg`Worth discussing and checking against what you know. Most real relations are still missed.`,
    use: toTryOut,
  },
  {
    strength: 'usable',
    from: successSizes.usable,
    range: msg`100 or more`,
    name: msg`A usable finding`,
    says: msg`Most strong relations show, and some of the usual size.`,
    use: msg`A supported scale, or the fit to a profile that you save, can be one reason among others, never the only one.`,
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
  /** What stands out only as far as chance’s best scale does in more than one round of 20. */
  barely?: MessageDescriptor;
  /** After the name of the scale: a sentence, or its beginning where something was found. */
  says: Record<Outcome, MessageDescriptor>;
}

const couldBeChance = msg`Could be chance. This does not show that there is no relation.`;
const tooFew = msg`Too few people for a number.`;

const verdictWords: Record<Verdict, VerdictWords> = {
  supported: {
    tone: 'good',
    name: msg`Supported`,
    barely: msg`Barely supported`,
    says: {
      performance: msg`People with higher scores were rated higher in performance`,
      engagement: msg`People with higher scores were rated higher in engagement`,
    },
  },
  contrary: {
    tone: 'warn',
    name: msg`Contrary`,
    barely: msg`Barely contrary`,
    says: {
      performance: msg`People with higher scores were rated lower in performance`,
      engagement: msg`People with higher scores were rated lower in engagement`,
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

type Judged = Pick<Finding, 'verdict' | 'doubt'>;

/** As far as chance’s best scale comes in one round of 20, or further. */
export function isFirm({ doubt }: Judged): boolean {
  return doubt === null || doubt.by_chance <= 0.05;
}

/** What a verdict is called, by how easily chance reaches as much. */
export function verdictName(finding: Judged): MessageDescriptor {
  const { name, barely } = verdictWords[finding.verdict];
  return barely && !isFirm(finding) ? barely : name;
}

/** Green only where there are people enough to use what is found. */
export function toneOf(finding: Finding): Tone {
  const { verdict, strength } = finding;
  if (isFound(finding) && !isFirm(finding)) return 'quiet';
  return verdict === 'supported' && strength !== 'usable' ? 'accent' : verdictWords[verdict].tone;
}

/** What was found, and beside it at once how often chance’s best scale reaches as much. */
export function findingWords(finding: Finding): string {
  const { verdict, outcome, doubt } = finding;
  const said = i18n._(verdictWords[verdict].says[outcome]);
  if (!isFound(finding)) return said;
  if (doubt === null) return `${said}.`;
  const rounds = Math.max(2, Math.round(doubt.by_chance * 20));
  if (isFirm(finding)) {
    return t`${said}; chance’s best scale reaches that in 1 of 20 rounds at most.`;
  }
  return rounds > 10
    ? t`${said}; chance’s best scale reaches that in more than half of the rounds.`
    : t`${said}; chance’s best scale reaches that in about ${rounds} of 20 rounds.`;
}

/** Whether a verdict depends on single people; nothing where that is not known. */
export function holdsWords({ doubt, n: people }: Pick<Finding, 'doubt' | 'n'>): string | null {
  if (doubt === null) return null;
  const n = counted(people);
  if (doubt.by_one === 0) return t`The verdict stays whichever of the ${n} people is left out.`;
  return plural(doubt.by_one, {
    one: `The verdict depends on # of the ${n} people: without this person, it would be different.`,
    other: `The verdict depends on # of the ${n} people: without any one of them, it would be different.`,
  });
}

/** Whether a scale stands out from chance, in either direction. */
export function isFound({ verdict }: Pick<Finding, 'verdict'>): boolean {
  return verdict === 'supported' || verdict === 'contrary';
}

/** How often so many people show a real relation of the usual size; from the made-up studies of the method. */
export const missedWords: Record<Strength, MessageDescriptor | null> = {
  hidden: null,
  exploratory: msg`“Unclear” does not mean “no relation”: with fewer than 50 people, a real relation of the usual size almost never stands out.`,
  tentative: msg`“Unclear” does not mean “no relation”: with 50 people, a real relation of the usual size stands out about one time in 20.`,
  usable: msg`“Unclear” does not mean “no relation”: with 100 people, a real relation of the usual size stands out about one time in 7, with 300 people 7 times in 10.`,
};
