import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { i18n } from '@lingui/core';
import { messages as english } from '../locales/en.po';
import { directionOf } from './direction.ts';

/** Each language by its own name, as its readers look for it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
};

/**
 * English comes with the page, since most people need it and asking for it would cost a round trip. The others come when
 * somebody reads them.
 */
const catalogues: Record<Language, () => Promise<{ messages: Record<string, string> }>> = {
  en: async () => ({ messages: english }),
  nl: () => import('../locales/nl.po'),
  de: () => import('../locales/de.po'),
  es: () => import('../locales/es.po'),
};

// What fails before anything is shown has words too.
i18n.loadAndActivate({ locale: 'en', messages: english });

/** The first language of the browser that Assay speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map((tag) => tag.split('-')[0]?.toLowerCase());
  return codes.flatMap((code) => languages.filter((language) => language === code))[0] ?? 'en';
}

/** Loads a language's texts and shows them; English when they cannot be had. Answers what is spoken now. */
export async function speak(language: Language): Promise<Language> {
  if (i18n.locale === language) return language;
  const loaded = await catalogues[language]().catch(() => undefined);
  const spoken = loaded ? language : 'en';
  i18n.loadAndActivate({ locale: spoken, messages: loaded?.messages ?? english });
  document.documentElement.lang = spoken;
  document.documentElement.dir = directionOf(spoken);
  return spoken;
}
