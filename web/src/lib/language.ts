import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { i18n } from '@lingui/core';
import { directionOf } from './direction.ts';
import { keepBrackets } from './plain-values.ts';

keepBrackets(i18n);

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
export function registerMessages(texts: Texts): void {
  Object.assign(english, texts);
}

/** So that what fails before anything is shown has words too. */
export function startInEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: english });
}

/** The texts of each language that has files of its own. */
export type Catalogue = Record<Exclude<Language, 'en'>, () => Promise<{ messages: Texts }>>;

const everybodys: Catalogue = {
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

/** What this page needs besides the texts of everybody, and what of it is there. */
let besides: Catalogue | undefined;
let shownBesides: Catalogue | undefined;

/** What this page speaks, or is about to: calls do not wait for its texts. */
export function pageLanguage(): Language {
  return spokenNow;
}

/**
 * Loads a language's texts and shows them; when they cannot be had, all stays as it is. Answers what is spoken now. Who
 * comes to pages with a catalogue of their own keeps it: a language that is chosen later comes with it.
 */
export async function activateLocale(language: Language, own = besides): Promise<Language> {
  spokenNow = language;
  besides = own;
  if (shown === language && (language === 'en' || shownBesides === own)) return language;
  const loaded = await textsOf(language, own).catch(() => undefined);
  // Another one may have been asked for meanwhile.
  if (spokenNow !== language || besides !== own) return spokenNow;
  if (!loaded) return (spokenNow = shown);
  i18n.loadAndActivate({ locale: language, messages: loaded });
  shown = language;
  shownBesides = own;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return language;
}

async function textsOf(language: Language, own: Catalogue | undefined): Promise<Texts> {
  if (language === 'en') return english;
  const [texts, ours] = await Promise.all([
    everybodys[language](),
    own ? own[language]() : Promise.resolve(undefined),
  ]);
  return { ...texts.messages, ...ours?.messages };
}
