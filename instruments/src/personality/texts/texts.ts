import type { Band } from '../../score/standard-scores.ts';
import type { Purpose } from '../present.ts';
import { type FacetCode, type ScaleCode, scales, type TendencyCode } from '../scales.ts';
import { agreeablenessTexts } from './agreeableness.data.ts';
import { conscientiousnessTexts } from './conscientiousness.data.ts';
import { conversationQuestions } from './conversation.data.ts';
import { extraversionTexts } from './extraversion.data.ts';
import { factorTexts } from './factors.data.ts';
import { neuroticismTexts } from './neuroticism.data.ts';
import { opennessTexts } from './openness.data.ts';
import type { FactorTexts, ScaleTexts } from './scale-texts.ts';
import { tendencyTexts } from './tendencies.data.ts';

const detailed: Record<FacetCode | TendencyCode, ScaleTexts> = {
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
export const leaningNotes: Readonly<Record<Reader, string>> = {
  report: 'Leans this way, but may well be average.',
  own: 'Your answers lean this way, but you may be like most people here.',
};

/** The three texts of every scale. */
export function comparisonTexts(reader: Reader): ({ code: ScaleCode } & Record<Band, string>)[] {
  return scales.map(({ code }) => ({ code, ...all[code][reader] }));
}

/** Questions to ask when a score lies below or above what the work asks for. */
export function questionsFor(
  code: FacetCode | TendencyCode,
  side: 'below' | 'above',
): readonly string[] {
  return detailed[code].interview[side];
}

/** Something for two people to talk about who differ on a facet. */
export function conversationQuestion(code: FacetCode): string {
  return conversationQuestions[code];
}

/** On development, of a form that was begun for an application. */
export const notAskedNote =
  'Facet O6 (Liberalism) was not asked: the test was begun while an application was open, which leaves out its four questions. Openness is made of the other five facets.';

/** While the tendencies have no norm of their own. */
export const tendenciesNote =
  'The eight tendencies are not compared with anyone yet; they only say what was answered. They are hints and no evidence of their own.';

const forEverybody = [
  'These are self-descriptions on one day. They say how somebody sees their own habits, not how well they work, how able they are, or how healthy they are.',
  'No level is good or bad in itself: what helps in one job may hinder in another, and most jobs are done well in more than one way.',
  'The norm consists of volunteers on the internet, not of applicants, and not of people of one country or trade.',
  tendenciesNote,
];

/** For a result that keeps what was said of it then. */
export const earlierResultNote =
  'This result was scored before version 2026.2 of the test. It keeps its norm (the group of the person’s age), its names and its fit, and does not compare with newer results.';

const forManagers = [
  'Every score has a band. Two scores whose bands largely overlap should be read as the same.',
  'A personality result alone is never a reason to reject somebody. Use it to prepare an interview, together with work samples and experience.',
  'People who apply for something tend to describe themselves a little more favourably. The norm makes no allowance for that.',
];

const forTakers = [
  'Where your answers lean only a little in one direction, the description says so; then it may not fit you.',
  'Nothing here is a diagnosis or a verdict. If a description does not fit, your own knowledge of yourself counts for more than a questionnaire.',
];

/** What the result does not mean, for the foot of a report. */
export function limitsFor(reader: Reader, purpose: Purpose): string[] {
  const selection =
    purpose === 'recruitment'
      ? [
          'Facet O6 (political opinion) is not part of a selection, nor of factor O here. Facet N3 (low mood) counts within factor N only and is not reported.',
        ]
      : [];
  return reader === 'own'
    ? [...forEverybody, ...forTakers]
    : [...forManagers, ...forEverybody, ...selection];
}
