import type { Band } from '../../score/standard-scores.ts';
import { type FacetCode, type ScaleCode, type TendencyCode } from '../scales.ts';
import { agreeablenessTexts } from './agreeableness.data.ts';
import { conscientiousnessTexts } from './conscientiousness.data.ts';
import { extraversionTexts } from './extraversion.data.ts';
import { factorTexts } from './factors.data.ts';
import { neuroticismTexts } from './neuroticism.data.ts';
import { opennessTexts } from './openness.data.ts';
import type { FactorTexts, ScaleTexts } from './scale-texts.ts';
import { tendencyTexts } from './tendencies.data.ts';

/** Of facets and tendencies. */
export const detailed: Record<FacetCode | TendencyCode, ScaleTexts> = {
  ...neuroticismTexts,
  ...extraversionTexts,
  ...opennessTexts,
  ...agreeablenessTexts,
  ...conscientiousnessTexts,
  ...tendencyTexts,
};

const all: Record<ScaleCode, FactorTexts> = { ...factorTexts, ...detailed };

/** For whom a text is: `report` for a manager, about the person; `own` for the person, in the second person. */
export type Reader = keyof FactorTexts;

/** What a score in this band means. */
export function textFor(code: ScaleCode, band: Band, reader: Reader): string {
  return all[code][reader][band];
}

/** Stands before the text of a low or high score that may well be an average one in truth. */
export const leaningNote = 'Your answers lean this way, but you may be like most people here.';

/** While the tendencies have no norm of their own. */
export const tendenciesNote =
  'The eight tendencies are not compared with anyone yet; they only say what was answered. They are hints and no evidence of their own.';

/** What no one should conclude, whoever reads it. */
export const forEverybody = [
  'These are self-descriptions on one day. They say how someone sees their own habits, not how well they work, how able they are, or how healthy they are.',
  'No level is good or bad in itself: what helps in one job may hinder in another, and most jobs are done well in more than one way.',
  'The norm consists of volunteers on the internet, not of applicants, and not of people of one country or trade.',
];

const forTakers = [
  'Where your answers lean only a little in one direction, the description says so; then it may not fit you.',
  'Nothing here is a diagnosis or a verdict. If a description does not fit, your own knowledge of yourself counts for more than a questionnaire.',
];

/** What the result does not mean, for the person. */
export const ownLimits: readonly string[] = [...forEverybody, tendenciesNote, ...forTakers];
