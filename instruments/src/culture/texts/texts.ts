import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { CategoryCode } from '../categories.ts';
import type { Emphasis } from '../emphasis.ts';
import { type CultureVersion, cultureVersion } from '../versions.ts';
import type { CategoryTexts } from './category-texts.ts';
import { firstVersion, firstVersionReports } from './first-version.data.ts';
import { firstCategoryTexts } from './first-categories.data.ts';
import { lastCategoryTexts } from './last-categories.data.ts';
import * as de from './managers/de.data.ts';
import * as es from './managers/es.data.ts';
import * as nl from './managers/nl.data.ts';
import { cultureWords } from './words/words.ts';

const all: Record<CategoryCode, CategoryTexts> = { ...firstCategoryTexts, ...lastCategoryTexts };

/** What managers read of the categories. */
interface ManagerTexts {
  cultureManagerTexts: Record<
    CategoryCode,
    Pick<CategoryTexts, 'report' | 'organization' | 'questions'>
  >;
  firstVersionManagerReports: typeof firstVersionReports;
}

const managers: InLanguages<ManagerTexts> = {
  en: { cultureManagerTexts: all, firstVersionManagerReports: firstVersionReports },
  nl,
  de,
  es,
};

/**
 * For whom a text is: `report` for a manager about a subject, `own` for the subject in the second person,
 * `organisation` about the organisation's own culture.
 */
export type Reader = Exclude<keyof CategoryTexts, 'questions'>;

/** What it means that a category stands there among the respondent's others; `own` in English alone. */
export function textFor(
  code: CategoryCode,
  emphasis: Emphasis,
  reader: Reader,
  version: CultureVersion = cultureVersion,
  language: Language | null = null,
): string {
  const isEarlier = version !== cultureVersion;
  if (reader === 'own') {
    return (isEarlier ? firstOwnText(code, emphasis) : undefined) ?? all[code].own[emphasis];
  }
  const { cultureManagerTexts: now, firstVersionManagerReports: first } = inLanguage(
    managers,
    language,
  );
  return (isEarlier ? first[code]?.[reader]?.[emphasis] : undefined) ?? now[code][reader][emphasis];
}

function firstOwnText(code: CategoryCode, emphasis: Emphasis): string | undefined {
  const { competition, integrityHigh } = firstVersion.en;
  if (code === 'PAC') return competition.own[emphasis];
  return code === 'INT' && emphasis === 'high' ? integrityHigh : undefined;
}

/** Questions for an interview where a subject wants more, or less, of a category than the organisation has. */
export function questionsFor(
  code: CategoryCode,
  side: 'more' | 'less',
  version: CultureVersion = cultureVersion,
  language: Language | null = null,
): readonly string[] {
  const { cultureManagerTexts: now, firstVersionManagerReports: first } = inLanguage(
    managers,
    language,
  );
  const earlier = version === cultureVersion ? undefined : first[code]?.questions;
  return (earlier ?? now[code].questions)[side];
}

/** Said where no category can come first. */
export const flatNote =
  'Every practice was given the same value, or nearly, so the answers show no order of what matters more and what less.';

const forTakers = [
  'These are your wishes on one day. They say nothing about how well you work, and they may change with your situation.',
  'The questions are our own and new.',
];

/** What a result does not mean, for its foot; `own` in English alone. */
export function limitsFor(
  reader: Reader,
  version: CultureVersion = cultureVersion,
  language: Language | null = null,
): string[] {
  const { everybody, managers, organizations, firstVersion: first } = cultureWords(language).limits;
  if (reader === 'own') return [...everybody, ...forTakers];
  const earlier = version === cultureVersion ? [] : [first[reader]];
  if (reader === 'organization') return [...organizations, ...earlier];
  return [...managers, ...earlier, ...everybody];
}
