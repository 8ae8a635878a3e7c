import type { Language } from '@assay/contract/languages';
import { comparedTranslated } from './translated.data.ts';

/**
 * What whoever reads a result should know of answers that were given in translation, for the limits of a report.
 * @param said of the instrument. @param language in which the attempt was begun. @param reader their language; null stands for English.
 * @returns nothing for English.
 */
export function translationLimits(
  said: Record<Language, string>,
  language: string,
  reader: Language | null = null,
): string[] {
  return language === 'en' ? [] : [said[reader ?? 'en']];
}

/**
 * The same of people beside each other.
 * @param languages in which each of them began.
 */
export function comparedTranslationLimits(
  languages: readonly string[],
  reader: Language | null = null,
): string[] {
  const other = languages.find((language) => language !== 'en');
  return other === undefined ? [] : translationLimits(comparedTranslated, other, reader);
}
