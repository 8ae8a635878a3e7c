interface Country {
  id: number;
  name: string;
  alpha3code: string;
}

/** Places whose usual names are not those of the list, by their two letters. */
const byTwoLetters: Record<string, number> = {
  BQ: 535,
  CD: 180,
  CG: 178,
  CV: 132,
  FK: 238,
  HK: 344,
  HM: 334,
  KP: 408,
  KR: 410,
  MF: 663,
  MM: 104,
  MO: 446,
  PN: 612,
  PS: 275,
  SH: 654,
  SX: 534,
  UM: 581,
  VA: 336,
  VI: 850,
};

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

/** Of the languages that the product speaks. */
const names = ['en', 'nl', 'de', 'es'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The country that a code, a name or the end of an address means; undefined when none does. */
export function matchCountry<C extends Country>(
  told: string,
  countries: readonly C[],
): C | undefined {
  const code = told.trim().toUpperCase();
  const byId = new Map(countries.map((one) => [one.id, one]));
  const byCode = countries.find(({ alpha3code }) => alpha3code === code);
  if (byCode) return byCode;
  const byName = new Map(countries.map((one) => [plain(one.name), one.id]));
  const ofLetters = (two: string) =>
    byTwoLetters[two] ?? byName.get(plain(names[0]?.of(two) ?? ''));
  if (/^[A-Z]{2}$/.test(code))
    return byId.get(ofLetters(code) ?? otherNames[code.toLowerCase()] ?? 0);
  const place = plain(told.split(',').at(-1) ?? '');
  if (place === '') return undefined;
  const known = byName.get(place) ?? otherNames[place];
  if (known !== undefined) return byId.get(known);
  const pairs = letters.flatMap((a) => letters.map((b) => a + b));
  const two = pairs.find((pair) => names.some((list) => plain(list.of(pair) ?? '') === place));
  return two === undefined ? undefined : byId.get(ofLetters(two) ?? 0);
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
