import { i18n } from '@lingui/core';
import { messages as english } from '../locales/en.po';

/** Languages of the candidates' screens, each with its own name; a new one also goes into `lingui.config.js`. */
export const languages = { en: 'English' } as const;
export type Language = keyof typeof languages;

/** English comes with the page, since nearly everybody needs it and asking for it would cost a round trip. */
const catalogues: Record<Language, () => Promise<{ messages: Record<string, string> }>> = {
  en: async () => ({ messages: english }),
};

/** The first language of the browser that Assay speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (codes.find((code) => code in catalogues) as Language | undefined) ?? 'en';
}

/** Loads a language's texts and shows them. */
export async function speak(language: Language) {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}
