import type { Language } from '@assay/contract/languages';
import type { Band } from '../score/standard-scores.ts';
import { logicalVersion } from './definition.ts';
import { restsOnFew } from './effort.ts';
import type { LogicalCode, LogicalScore, LogicalView } from './present.ts';
import { logicalWords, type Question } from './words/words.ts';

/** For whom a text is: `report` for a manager, about the person; `own` for the person, in the second person. */
export type Reader = 'report' | 'own';

const descriptions: Record<LogicalCode, string> = {
  ANALOGY: 'Seeing how figures are related and finding the one that completes them',
  SEQUENCE: 'Finding the rule behind a series of numbers or figures and continuing it',
  TOTAL: 'Both sections together: finding rules in new material',
};

/** What a score stands for, in a few words. */
export function describe(code: LogicalCode): string {
  return descriptions[code];
}

/** For the person, in the second person and in English; other languages are in `texts.nl.data.ts` and its like. */
const ownTexts: Record<LogicalCode, Record<Band, string>> = {
  ANALOGY: {
    low: 'You found some of the relations between figures. The questions with several rules at once are the hardest of this part.',
    average: 'You found many of the relations between figures.',
    high: 'You found most of the relations between figures, including harder ones.',
  },
  SEQUENCE: {
    low: 'You found some of the rules behind the series. Rules with several steps are the hardest of this part.',
    average: 'You found many of the rules behind the series.',
    high: 'You found most of the rules behind the series, including harder ones.',
  },
  TOTAL: {
    low: 'Questions like these, against the clock, did not come easily this time. Examples and a little more time often make the difference with new material.',
    average: 'You solved many of the questions in the time there was.',
    high: 'Questions like these came easily to you: you are likely to see quickly how new material works.',
  },
};

/** What can be said of a score: its band only where the answers carry it. */
export type Standing = Band | 'none' | 'few' | 'guessing';

type Judged = Pick<LogicalScore, 'band' | 'answered' | 'asked' | 'overChance'>;

export function standingOf(score: Judged): Standing {
  if (score.answered === 0) return 'none';
  if (restsOnFew(score)) return 'few';
  return score.overChance ? score.band : 'guessing';
}

/** Whether the answers carry a number; `app.says_nothing` has the same rule for lists, orders and cut-offs. */
export function isTold(score: Judged): boolean {
  return standingOf(score) === score.band;
}

const ownDoubts: Record<Exclude<Standing, Band>, string> = {
  none: 'No question has an answer, and each counts as not solved. The result says nothing about what you can do.',
  few: 'Half of the questions or more have no answer, and those count as not solved. The result says little about what you can do.',
  guessing:
    'This time your answers do not show which rules you found: choosing without looking gives about as many right answers. Noise, haste or unclear instructions can be the reason.',
};

/**
 * What a score in this band means; where the answers do not carry it, why it says little or nothing.
 * @param language of a manager, null for English; `own` in English alone.
 */
export function textFor(
  score: Pick<LogicalScore, 'code' | 'band' | 'answered' | 'asked' | 'overChance'>,
  reader: Reader,
  language: Language | null = null,
): string {
  const words = logicalWords(language);
  const [texts, doubts] = reader === 'own' ? [ownTexts, ownDoubts] : [words.report, words.doubts];
  const standing = standingOf(score);
  return standing === 'low' || standing === 'average' || standing === 'high'
    ? texts[score.code][standing]
    : doubts[standing];
}

/** The result in a few words, for managers: what could be chance is said to be. */
export function verdictOf(
  score: Pick<LogicalScore, 'band' | 'answered' | 'asked' | 'overChance' | 'tInterval'>,
  language: Language | null = null,
): string {
  const { verdicts } = logicalWords(language);
  const standing = standingOf(score);
  const [from, to] = score.tInterval;
  if (standing === 'low' && to >= 50) return verdicts['perhaps low'];
  if (standing === 'high' && from <= 50) return verdicts['perhaps high'];
  return verdicts[standing];
}

const forTakers = [
  'The test is short: on another day your result could be a step higher or lower.',
  'A bad day, noise or a small screen can make more of a difference than you would think. Nothing here says what you can learn.',
];

/** What the result does not mean, for the foot of a report; `own` in English alone. @param version of the items that were answered. */
export function limitsFor(
  reader: Reader,
  version = logicalVersion,
  language: Language | null = null,
): string[] {
  const { everybody, managers, earlier } = logicalWords(language).limits;
  if (reader === 'own') return [...everybody, ...forTakers];
  return [...(version === logicalVersion ? [] : [earlier]), ...managers, ...everybody];
}

/** What to ask someone in an interview, by what the result leaves open. */
export function questionsFor(
  { scores, effort, difference }: LogicalView,
  language: Language | null = null,
): Question[] {
  const { questions } = logicalWords(language);
  const total = scores.find(({ code }) => code === 'TOTAL');
  return [
    questions.conditions,
    ...(effort.verdict === 'interpret with care' ? [questions.answering] : []),
    ...(difference.meaningful ? [questions.sections] : []),
    ...(total && isTold(total) ? [questions[total.band]] : []),
  ];
}

/** Whether one section went better than the other, as far as their errors let anyone say. */
export function differenceInWords(
  { difference, scores }: LogicalView,
  language: Language | null = null,
): string {
  const words = logicalWords(language).difference;
  const [analogy, sequence] = scores;
  if (scores.some(restsOnFew)) return words.few;
  if (!difference.meaningful || !analogy || !sequence) return words.same;
  return analogy.theta > sequence.theta ? words.analogy : words.sequence;
}
