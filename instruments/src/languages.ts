import type { Language } from '@assay/contract/languages';

/** The same texts in several languages: all of them or none, and English always. */
export type InLanguages<Texts> = { en: Texts } & Partial<Record<Language, Texts>>;

/** The texts in a language; English where they do not exist in it yet, and for a reader of whom nothing is known (null). */
export function inLanguage<Texts>(texts: InLanguages<Texts>, language: Language | null): Texts {
  return texts[language ?? 'en'] ?? texts.en;
}
