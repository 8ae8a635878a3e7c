import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { i18n } from '@lingui/core';
import { directionOf } from './direction.ts';

/** Each language by its own name, as its readers look for it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
};

type Texts = Record<string, string>;

/** As far as the code says it that is there; the other languages come whole, when somebody reads them. */
const english: Texts = {};

/**
 * Takes the English texts of a file along; the build puts this call into each that has some.
 * @public
 */
export function tell(texts: Texts): void {
  Object.assign(english, texts);
}

/** So that what fails before anything is shown has words too. */
export function startInEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: english });
}

const catalogues: Record<Language, () => Promise<{ messages: Texts }>> = {
  en: async () => ({ messages: english }),
  nl: () => import('../locales/nl.po'),
  de: () => import('../locales/de.po'),
  es: () => import('../locales/es.po'),
};

/** The first language of the browser that Assay speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map((tag) => tag.split('-')[0]?.toLowerCase());
  return codes.flatMap((code) => languages.filter((language) => language === code))[0] ?? 'en';
}

let spokenNow: Language = 'en';
let shown: Language = 'en';

/** What this page speaks, or is about to: calls do not wait for its texts. */
export function pageLanguage(): Language {
  return spokenNow;
}

/** Loads a language's texts and shows them; when they cannot be had, all stays as it is. Answers what is spoken now. */
export async function speak(language: Language): Promise<Language> {
  spokenNow = language;
  if (shown === language) return language;
  const loaded = await catalogues[language]().catch(() => undefined);
  // Another one may have been asked for meanwhile.
  if (spokenNow !== language) return spokenNow;
  if (!loaded) return (spokenNow = shown);
  i18n.loadAndActivate({ locale: language, messages: loaded.messages });
  shown = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return language;
}
