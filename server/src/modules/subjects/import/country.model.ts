import { languages } from '@assay/contract/languages';
import { countryCodes } from '../lookup/country-codes.data.ts';
import { lookupName } from '../lookup/lookup.words.ts';

interface Country {
  id: number;
  name: string;
  alpha3code: string;
}

const otherNames: Record<string, number> = {
  uk: 826,
  'great britain': 826,
  england: 826,
  scotland: 826,
  wales: 826,
  'northern ireland': 826,
  usa: 840,
  'united states of america': 840,
  holland: 528,
  'the netherlands': 528,
};

const regions = languages.map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** The country that a code, a name or the end of an address means; undefined when none does. */
export function matchCountry<C extends Country>(
  told: string,
  countries: readonly C[],
): C | undefined {
  const code = told.trim().toUpperCase();
  const byCode = countries.find(
    ({ id, alpha3code }) => alpha3code === code || countryCodes[id] === code,
  );
  if (byCode) return byCode;
  const place = plain(told.split(',').at(-1) ?? '');
  if (place === '') return undefined;
  return countries.find((one) => one.id === otherNames[place] || namesOf(one).includes(place));
}

/** In all languages, as our list has them and as CLDR does. */
function namesOf(country: Country): string[] {
  const code = countryCodes[country.id] ?? '';
  return [
    ...languages.map((language) => lookupName('country', country, language)),
    ...regions.map((names) => names.of(code) ?? ''),
  ].map(plain);
}

/** Without accents, signs and small words, in which lists of countries differ. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll(/\b(the|of|and)\b/g, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
