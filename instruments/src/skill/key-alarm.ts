import type { Language } from '@assay/contract/languages';
import { counted, decimal } from '../digits.ts';
import { studentTail } from '../statistics/beta.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import type { KeyedOption } from './form.ts';
import { itemWords } from './item-words.ts';

/** A reason to look at a question's key again. */
export interface KeyAlarm {
  reason: 'another option' | 'key negative';
  /** The option that the better people choose; null where none stands out. */
  optionId: number | null;
  /** Whether chance alone would do such a thing in fewer than one question in twenty. */
  beyondChance: boolean;
  /** In words. */
  text: string;
}

/** What somebody chose (null: nothing), and their points by maximum on the other questions, 0..1. */
export interface Choice {
  optionId: number | null;
  rest: number;
}

/** From here on a key that the better people avoid is worth a word even if they scatter over the others (ours). */
const enoughForNegative = 50;

function restR(choices: readonly Choice[], chosen: (choice: Choice) => boolean): number {
  const marks = choices.map((choice) => (chosen(choice) ? 1 : 0));
  return (
    pearson(
      marks,
      choices.map(({ rest }) => rest),
    ) ?? 0
  );
}

/** Welch's test, one-sided: whether those who chose one thing did better elsewhere than those who chose another. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  if (one.length < 2 || other.length < 2) return false;
  const errors = [one, other].map((list) => standardDeviation(list) ** 2 / list.length);
  const [a = 0, b = 0] = errors;
  if (a + b === 0) return false;
  const t = (mean(one) - mean(other)) / Math.sqrt(a + b);
  const df = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  return studentTail(t, df) < 0.05;
}

/**
 * Looks for signs of a wrong key: an option that is worth less than the best one, goes with doing well on the other
 * questions (positive correlation), and does so more than the best one; or, from 50 people on, a best option that goes
 * with doing badly. Several best options count as one. How often sound questions raise it is in docs/instruments/skills.md.
 * @param options with their scores. @param choices of all to whom the question was shown. @param language of its words, null for English.
 * @returns null where nothing is odd.
 */
export function judgeKey(
  options: readonly KeyedOption[],
  choices: readonly Choice[],
  language: Language | null = null,
): KeyAlarm | null {
  const words = itemWords(language);
  const people = counted(choices.length, language);
  if (choices.length < 2) return null;
  const best = Math.max(...options.map(({ score }) => score));
  const keyed = new Set(options.filter(({ score }) => score === best).map(({ id }) => id));
  const isKeyed = ({ optionId }: Choice) => optionId !== null && keyed.has(optionId);
  const keyedR = restR(choices, isKeyed);
  const rivals = options
    .filter(({ id }) => !keyed.has(id))
    .map(({ id }) => ({ id, r: restR(choices, ({ optionId }) => optionId === id) }))
    .filter(({ r }) => r > 0 && r > keyedR)
    .toSorted((a, b) => b.r - a.r);
  const rests = (chosen: (choice: Choice) => boolean) =>
    choices.filter(chosen).map(({ rest }) => rest);
  const [rival] = rivals;
  if (rival) {
    const beyondChance = isBetter(
      rests(({ optionId }) => optionId === rival.id),
      rests(isKeyed),
    );
    const seen = words.another({
      r: decimal(rival.r, 2, language),
      best: decimal(keyedR, 2, language),
      people,
    });
    const text = `${seen} ${beyondChance ? words.hardlyChance : words.perhapsChance}`;
    return { reason: 'another option', optionId: rival.id, beyondChance, text };
  }
  if (keyedR < 0 && choices.length >= enoughForNegative) {
    const beyondChance = isBetter(
      rests((choice) => !isKeyed(choice)),
      rests(isKeyed),
    );
    const text = words.negative({ r: decimal(keyedR, 2, language), people });
    return { reason: 'key negative', optionId: null, beyondChance, text };
  }
  return null;
}
