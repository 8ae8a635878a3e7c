import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '@assay/contract/languages';
import { makeUser, type Person } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { countryCodes } from './country-codes.data.ts';

const server = await useServer();

interface Entry {
  id: number;
  name: string;
}

let person: Person;

beforeAll(async () => {
  person = await makeUser(server);
});

const path = '/api/subject-profile';
const translations = languages.filter((language) => language !== 'en');

async function read(list: string, language: Language): Promise<(Entry & { majors: Entry[] })[]> {
  const headers = { 'accept-language': language };
  const { status, body } = await server.call('GET', `${path}/${list}`, { ...person, headers });
  expect(status).toBe(200);
  return body.data;
}

/** Every list that a profile is chosen from, by what it is of. */
async function readAll(language: Language): Promise<Record<string, Entry[]>> {
  const fields = await read('majors-by-academic-fields', language);
  return {
    country: await read('countries', language),
    degree: await read('degrees', language),
    field: fields.map(({ id, name }) => ({ id, name })),
    major: fields.flatMap(({ majors }) => majors),
    job: await read('job-profiles', language),
  };
}

/** Names that are the same in English, except of countries, which often are. */
const sameNames =
  /^(Associate degree|Human resource management|Management|Cybersecurity|Data [Ss]cience|Software & IT)$/;

describe.each(translations)('in %s', (language) => {
  test('every list has the same entries, each by a name of its own', async () => {
    const english = await readAll('en');
    const theirs = await readAll(language);
    for (const [list, entries] of Object.entries(english)) {
      const known = theirs[list] ?? [];
      const ids = known.map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set(entries.map(({ id }) => id)));
      expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
      expect(known.filter(({ name }) => name.trim() === '')).toEqual([]);
      if (list === 'country') continue;
      const names = new Map(entries.map(({ id, name }) => [id, name]));
      const left = known.filter(({ id, name }) => names.get(id) === name && !sameNames.test(name));
      expect({ list, left }).toEqual({ list, left: [] });
    }
  });

  test('nothing is translated that is on no list', async () => {
    const english = await readAll('en');
    const { [language]: names } = await import(`./names/${language}.data.ts`);
    for (const [list, byId] of Object.entries<Record<number, string>>(names)) {
      const ids = new Set(english[list]?.map(({ id }) => String(id)));
      expect(Object.keys(byId).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test('countries and majors are in the order of its alphabet, degrees and fields in their own', async () => {
    const { compare } = new Intl.Collator(language);
    const countries = (await read('countries', language)).map(({ name }) => name);
    expect(countries).toEqual(countries.toSorted(compare));
    const fields = await read('majors-by-academic-fields', language);
    expect(fields.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const { majors } of fields) {
      const names = majors.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(compare));
    }
    expect((await read('degrees', language)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

test('every country has two letters, by which CLDR knows it', async () => {
  const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
  const countries = await read('countries', 'en');
  expect(countries.filter(({ id }) => !names.of(countryCodes[id] ?? 'ZZ'))).toEqual([]);
  expect(new Set(Object.values(countryCodes)).size).toBe(countries.length);
});

test.each([
  ['nl', 'Duitsland', 'Ivoorkust', 'Zuid-Korea', 'Werktuigbouwkunde', 'Doctoraat (PhD)'],
  ['de', 'Deutschland', 'Elfenbeinküste', 'Südkorea', 'Maschinenbau', 'Promotion'],
  ['es', 'Alemania', 'Costa de Marfil', 'Corea del Sur', 'Ingeniería mecánica', 'Doctorado'],
] as const)(
  'the own profile reads in %s',
  async (language, country, ivory, korea, major, degree) => {
    const call = { token: person.token, headers: { 'accept-language': language } };
    const json = { country: 276, country_origin: 384, major: 812, degree: 6 };
    const saved = await server.call('POST', path, { ...call, json });
    const expected = {
      country: { id: 276, name: country, alpha3code: 'DEU' },
      country_origin: { id: 384, name: ivory, alpha3code: 'CIV' },
      major: { id: 812, name: major },
      degree: { id: 6, name: degree },
    };
    expect(saved.body.data).toMatchObject(expected);
    const { body } = await server.call('GET', path, call);
    expect(body.data.profile).toMatchObject(expected);
    const countries = await read('countries', language);
    expect(countries).toContainEqual({ id: 410, name: korea, alpha3code: 'KOR' });
  },
);

test('who asks for no language of ours reads English', async () => {
  const headers = { 'accept-language': 'fr' };
  const { body } = await server.call('GET', `${path}/degrees`, { ...person, headers });
  expect(body.data[5]).toEqual({ id: 6, name: 'Doctorate' });
});
