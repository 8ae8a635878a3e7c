import type { Language } from '@assay/contract/languages';

/** How a language writes dates and lists; in English the day comes before its month. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
