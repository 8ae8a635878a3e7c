export interface QuestionLanguage {
  code: string;
  /** The language's name in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whether the tendency items exist in it too. */
  tendencies: boolean;
}

/** Languages with tendency items of our own. */
export const tendencyLanguages = ['en', 'nl', 'de', 'es'] as const;
export type TendencyLanguage = (typeof tendencyLanguages)[number];

const names: Record<string, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
  sq: 'Shqip',
  ar: 'العربية',
  bg: 'Български',
  ca: 'Català',
  'zh-cn': '简体中文',
  'zh-hk': '繁體中文',
  cs: 'Čeština',
  da: 'Dansk',
  fa: 'فارسی',
  fi: 'Suomi',
  hi: 'हिन्दी',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  no: 'Norsk',
  pl: 'Polski',
  'pt-br': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  uk: 'Українська',
};

const rightToLeft = new Set(['ar', 'fa']);

/** Every language the five-factor items may be shown in, English first. */
export const questionLanguages: readonly QuestionLanguage[] = Object.entries(names).map(
  ([code, name]) => ({
    code,
    name,
    direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
    tendencies: tendencyLanguages.some((known) => known === code),
  }),
);

/** Languages of the package that are switched off, with what is wrong in version 1.3.3. */
export const languagesOff: Readonly<Record<string, string>> = {
  et: 'the five options are in English',
  fr: 'items 28 and 88 have changed places in meaning, so both would be scored the wrong way round',
  he: 'items 6 and 36 read the same',
  hr: 'the five options are in English',
  hy: 'the middle option reads "neither accurate nor accurate"',
  is: '75 items are in English',
  sl: 'items 32 and 101, of different facets, read the same',
  sr: 'items 54 and 84 read the same; the first option says "very unusual"',
  ss: 'an option is cut off in mid-word',
  tr: '21 items are in English',
  ur: 'the five options are in English',
};

const byLanguage = new Map(questionLanguages.map((language) => [language.code, language]));

/** The language with exactly this code, or undefined when it is unknown or switched off. */
export function findLanguage(code: string): QuestionLanguage | undefined {
  return byLanguage.get(code);
}

/**
 * The best language for a wish such as `de-AT` or `PT`: the exact code, else the bare language, else a
 * regional form of it, else English.
 * @public
 */
export function languageFor(wish: string | undefined): QuestionLanguage {
  const code = (wish ?? 'en').toLowerCase();
  const bare = code.split('-')[0] ?? code;
  const found =
    byLanguage.get(code) ??
    byLanguage.get(bare) ??
    questionLanguages.find((language) => language.code.startsWith(`${bare}-`));
  return found ?? getEnglish();
}

function getEnglish(): QuestionLanguage {
  const english = byLanguage.get('en');
  if (!english) throw new Error('English is missing from the languages');
  return english;
}
