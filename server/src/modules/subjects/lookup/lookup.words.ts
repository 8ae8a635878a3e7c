import type { Language } from '@assay/contract/languages';
import { countryCodes } from './country-codes.data.ts';
import { de } from './names/de.data.ts';
import { es } from './names/es.data.ts';
import { nl } from './names/nl.data.ts';

/** Names by id. A language has all of them, except of countries, where it has those that CLDR calls otherwise than people do. */
export type LookupNames = Record<'country' | 'degree' | 'field' | 'major', Record<number, string>>;

interface Entry {
  id: number;
  name: string;
}

interface Translation {
  names: LookupNames;
  regions: Intl.DisplayNames;
}

const translations: Record<Exclude<Language, 'en'>, Translation> = {
  nl: { names: nl, regions: regionsIn('nl') },
  de: { names: de, regions: regionsIn('de') },
  es: { names: es, regions: regionsIn('es') },
};

function regionsIn(language: Language) {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
}

/** What an entry is called in a language; the list itself is in English. */
export function lookupName(
  list: keyof LookupNames,
  { id, name }: Entry,
  language: Language | null,
): string {
  if (language === null || language === 'en') return name;
  const { names, regions } = translations[language];
  const code = list === 'country' ? countryCodes[id] : undefined;
  return names[list][id] ?? (code && regions.of(code)) ?? name;
}

/** The entries by their names in a language. */
export function named<E extends Entry>(
  list: keyof LookupNames,
  entries: readonly E[],
  language: Language | null,
): E[] {
  return entries.map((entry) => ({ ...entry, name: lookupName(list, entry, language) }));
}

/** As readers of a language look for names: the Åland Islands stand with A in German, and Österreich with O. */
export function sorted<E extends Entry>(entries: readonly E[], language: Language | null): E[] {
  const { compare } = new Intl.Collator(language ?? 'en');
  return entries.toSorted((one, other) => compare(one.name, other.name));
}
