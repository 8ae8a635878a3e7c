import type { CategoryCode } from '../categories.ts';
import type { Emphasis } from '../emphasis.ts';
import { type CultureVersion, cultureVersion } from '../versions.ts';
import type { CategoryTexts } from './category-texts.ts';
import { firstVersion, firstVersionReports } from './first-version.data.ts';
import { firstCategoryTexts } from './first-categories.data.ts';
import { lastCategoryTexts } from './last-categories.data.ts';

const all: Record<CategoryCode, CategoryTexts> = { ...firstCategoryTexts, ...lastCategoryTexts };

/**
 * For whom a text is: `report` for a manager about a subject, `own` for the subject in the second person,
 * `organisation` about the organisation's own culture.
 */
export type Reader = Exclude<keyof CategoryTexts, 'questions'>;

/** What it means that a category stands there among the respondent's others. */
export function textFor(
  code: CategoryCode,
  emphasis: Emphasis,
  reader: Reader,
  version: CultureVersion = cultureVersion,
): string {
  const earlier = version === cultureVersion ? undefined : firstTextFor(code, emphasis, reader);
  return earlier ?? all[code][reader][emphasis];
}

function firstTextFor(code: CategoryCode, emphasis: Emphasis, reader: Reader): string | undefined {
  if (reader !== 'own') return firstVersionReports[code]?.[reader]?.[emphasis];
  const { competition, integrityHigh } = firstVersion.en;
  if (code === 'PAC') return competition.own[emphasis];
  return code === 'INT' && emphasis === 'high' ? integrityHigh : undefined;
}

/** Questions for an interview where a subject wants more, or less, of a category than the organisation has. */
export function questionsFor(
  code: CategoryCode,
  side: 'more' | 'less',
  version: CultureVersion = cultureVersion,
): readonly string[] {
  const earlier = version === cultureVersion ? undefined : firstVersionReports[code]?.questions;
  return (earlier ?? all[code].questions)[side];
}

/** Said where no category can come first. */
export const flatNote =
  'Every practice was given the same value, or nearly, so the answers show no order of what matters more and what less.';

const forEverybody = [
  'Every category is compared with the same person’s other categories, never with other people. Somebody to whom everything matters also has categories below their own average.',
  'The band of a category shows how far its five answers agree. A category is named high or low only if its whole band lies on one side.',
  'There are no right or wrong wishes, and no level of a category is good or bad in itself.',
];

const forManagers = [
  'What somebody finds important is never a reason to reject them. It is a subject for the interview.',
];

const forTakers = [
  'These are your wishes on one day. They say nothing about how well you work, and they may change with your situation.',
];

const aboutOrganisations = [
  'This is how managers see the organisation. Employees may see it differently, and teams within it may differ from each other.',
  'The profile shows what marks the organisation most, compared with its own other categories. It is no comparison with other organisations.',
];

/** Why a fit decides nothing by itself; stands beside every fit. */
export const neverAKnockOut: readonly string[] = [
  'A culture fit is never a reason to reject somebody. It is a subject for the interview.',
  'It compares wishes with how managers see the organisation. It does not measure ability, and nobody does a job well merely by wanting what others want.',
  'It is uncertain: a fit of 40 may as well be 10 or 63. Two people whose intervals overlap cannot be told apart by it.',
  'Nobody gets near 100. Made-up people who want exactly what an organisation is get about 66, mostly between 43 and 83, because single answers vary.',
  'What somebody finds important also depends on age, origin, family and earlier employers. Choosing by it can shut out whole groups without anybody wanting to.',
  'An organisation of people who all want the same loses what the others would have added. Somebody who asks for what is missing may be the one it needs.',
];

const ofFirstVersion: Record<Exclude<Reader, 'own'>, string> = {
  report:
    'This result was made with version 2026.1 of the questions. Some of them have changed since, and “Pace and competition” is now “Competition”. It is compared only with results and culture profiles of the same version.',
  organisation:
    'This profile was made with version 2026.1 of the questions. Some of them have changed since, and people who take the culture test from now on are not compared with it. To compare them, start a new culture test.',
};

/** What a result does not mean, for its foot. */
export function limitsFor(reader: Reader, version: CultureVersion = cultureVersion): string[] {
  if (reader === 'own') return [...forEverybody, ...forTakers];
  const earlier = version === cultureVersion ? [] : [ofFirstVersion[reader]];
  if (reader === 'organisation') return [...aboutOrganisations, ...earlier];
  return [...forManagers, ...earlier, ...forEverybody];
}
