import { beforeAll, describe, expect, test } from 'vitest';
import { formWith, packed, uploadsLeft } from '../../../test/documents.ts';
import { makeUser, type Person } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { listCountries, listDegrees } from '../lookup/lookup.queries.ts';
import { matchCountry } from './country.model.ts';
import { matchEducation } from './education.model.ts';

const server = await useServer();
const leftovers = await uploadsLeft(server);

let person: Person;

beforeAll(async () => {
  person = await makeUser(server);
});

const path = '/api/subject-profile/import/preview';

function preview(content: Buffer | string | object) {
  const bytes =
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
  return server.call('POST', path, {
    token: person.token,
    form: formWith('file', Buffer.from(bytes)),
  });
}

/** What would be taken over, by field. */
async function found(content: Parameters<typeof preview>[0]): Promise<Record<string, string>> {
  const { status, body } = await preview(content);
  expect({ status, body }).toMatchObject({ status: 200 });
  const lines = body.data.fields as { field: string; text: string }[];
  return Object.fromEntries(lines.map(({ field, text }) => [field, text]));
}

const resume = {
  basics: {
    name: 'Grace van der Hopper',
    label: 'Admiral',
    email: 'grace@example.org',
    location: { city: 'Utrecht', countryCode: 'NL' },
    profiles: [
      { network: 'Mastodon', url: 'https://example.org/@grace' },
      { network: 'LinkedIn', url: 'http://www.linkedin.com/in/grace-hopper/?trk=x' },
    ],
  },
  work: [
    { name: 'Navy', position: 'Programmer', endDate: '2020-01-01' },
    { name: 'Yale', position: 'Compiler engineer', startDate: '2020-02-01' },
  ],
  education: [
    { institution: 'Vassar', studyType: 'B.A.', area: 'Physics' },
    { institution: 'Yale', studyType: 'PhD', area: 'Applied Mathematics' },
  ],
};

test('a JSON Resume fills the fields that the profile has, lookups with their ids (R152)', async () => {
  const { status, body } = await preview(resume);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    source: 'json_resume',
    fields: [
      { field: 'first_name', value: 'Grace', text: 'Grace' },
      { field: 'last_name', value: 'van der Hopper', text: 'van der Hopper' },
      { field: 'country', value: '528', text: 'Netherlands' },
      { field: 'degree', value: '6', text: 'Doctorate' },
      { field: 'major', value: '607', text: 'Mathematics' },
      { field: 'job_title', value: 'Compiler engineer', text: 'Compiler engineer' },
      {
        field: 'linkedin_url',
        value: 'https://www.linkedin.com/in/grace-hopper/',
        text: 'https://www.linkedin.com/in/grace-hopper/',
      },
    ],
    unmatched: [],
  });
  // As they are, the values can be saved; the file itself and what else stood in it is kept nowhere.
  const json = Object.fromEntries(
    body.data.fields.map((line: { field: string; value: string }) => [line.field, line.value]),
  );
  const before = await server.call('GET', '/api/subject-profile', person);
  expect(before.body.data.profile.job_title).toBeNull();
  const saved = await server.call('POST', '/api/subject-profile', { token: person.token, json });
  expect(saved).toMatchObject({ status: 200, body: { data: { degree: { name: 'Doctorate' } } } });
  expect(await leftovers()).toEqual([]);
});

const profile =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location\n' +
  'Ada,"Byron, Countess",,,"Dec 10, 1990",Analyst at heart,"Two\nlines",Software,1012,"London, England, United Kingdom"\n';
const positions =
  'Company Name,Title,Description,Location,Started On,Finished On\n' +
  'Difference Ltd,Trainee,,London,Jan 2010,Dec 2012\nEngine Ltd,Head of notes,,London,Jan 2013,\n';
const education =
  'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
  'Somerville,2008,2011,,"Master of Science - MSc, Computer Science",\n';

test('an export of LinkedIn is read by three of its tables, wherever they lie in it', async () => {
  const archive = packed({
    'Basic/Profile.csv': profile,
    'Basic/Positions.csv': `\uFEFF${positions}`,
    'Basic/Education.csv': education,
    'Basic/messages.csv': 'FROM,TO\nMallory,Ada\n',
  });
  expect(await found(archive)).toEqual({
    first_name: 'Ada',
    last_name: 'Byron, Countess',
    birthdate: '1990-12-10',
    country: 'United Kingdom',
    degree: "Master's degree",
    major: 'Computer science',
    job_title: 'Head of notes',
  });
  expect(await found(profile)).toMatchObject({ job_title: 'Analyst at heart' });
  expect(await found(positions)).toEqual({ job_title: 'Head of notes' });
  expect(await found(education)).toMatchObject({ major: 'Computer science' });
});

test('what is on none of the lists is told, not guessed', async () => {
  const { body } = await preview({
    basics: {
      location: { countryCode: 'XX' },
      profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com.evil.test/in/a' }],
    },
    education: [{ studyType: 'Grand Wizard', area: 'Potions' }],
  });
  expect(body.data).toEqual({
    source: 'json_resume',
    fields: [],
    unmatched: [
      { field: 'country', text: 'XX' },
      { field: 'degree', text: 'Grand Wizard' },
      { field: 'major', text: 'Potions' },
      { field: 'linkedin_url', text: 'https://linkedin.com.evil.test/in/a' },
    ],
  });
});

describe('countries', () => {
  test.each([
    ['NL', 'Netherlands'],
    ['nld', 'Netherlands'],
    ['Nederland', 'Netherlands'],
    ['Deutschland', 'Germany'],
    ['Países Bajos', 'Netherlands'],
    ['UK', 'United Kingdom'],
    ['Hong Kong SAR', undefined],
    ['HK', 'Hong Kong'],
    ['South Korea', 'Korea (South)'],
    ['Amsterdam, North Holland, Netherlands', 'Netherlands'],
    ['Cote d’Ivoire', "Côte d'Ivoire"],
    ['Türkei', 'Türkiye'],
  ])('%s', async (told, expected) => {
    expect(matchCountry(told, await countries())?.name).toBe(expected);
  });

  test('every one of the list is found by its own code', async () => {
    const list = await countries();
    expect(list.length).toBeGreaterThan(200);
    for (const { name, alpha3code } of list) {
      expect(matchCountry(alpha3code, list)?.name).toBe(name);
    }
  });

  const countries = () => listCountries(server.node.pool.db, 'en');
});

test.each([
  ['B.Sc.', "Bachelor's degree"],
  ['MSc', "Master's degree"],
  ['Diplom-Informatiker', "Master's degree"],
  ['Ph.D.', 'Doctorate'],
  ['Doctorandus Psychologie', "Master's degree"],
  ['MBO 4', 'Vocational training'],
  ['Abitur', 'Secondary school'],
  ['Associate of Arts', 'Associate degree'],
])('%s is a %s', async (title, name) => {
  const degrees = await listDegrees(server.node.pool.db, 'en');
  expect(matchEducation([{ degree: title, field: '' }], degrees, []).degree).toMatchObject({
    name,
  });
});

test('a file in German fills the lists, and the page reads them in its own language', async () => {
  const german = {
    basics: { name: 'A B', location: { countryCode: 'Elfenbeinküste' } },
    education: [{ studyType: 'Diplom', area: 'Maschinenbau' }],
  };
  expect(await found(german)).toMatchObject({
    country: "Côte d'Ivoire",
    degree: "Master's degree",
    major: 'Mechanical engineering',
  });
  const { body } = await server.call('POST', path, {
    token: person.token,
    headers: { 'accept-language': 'es' },
    form: formWith('file', Buffer.from(JSON.stringify(german))),
  });
  expect(body.data.fields.slice(2)).toEqual([
    { field: 'country', value: '384', text: 'Costa de Marfil' },
    { field: 'degree', value: '5', text: 'Máster' },
    { field: 'major', value: '812', text: 'Ingeniería mecánica' },
  ]);
});

const wrong: Record<string, [Buffer | string | object, string]> = {
  'JSON of another kind': [{ name: 'x' }, 'not a JSON Resume'],
  'broken JSON': ['{"basics": {', 'damaged'],
  'JSON as deep as a well': ['['.repeat(200_000), 'damaged'],
  'a list': [[1, 2], 'not a JSON Resume'],
  'an archive of something else': [packed({ 'a.txt': 'x' }), 'no Profile.csv'],
  'a broken archive': [packed({ 'Profile.csv': profile }).subarray(0, 40), 'damaged'],
  'an archive that leads out of itself': [packed({ '../Profile.csv': profile }), 'leads out'],
  'a table that unpacks to far too much': [
    packed({ 'Profile.csv': `${profile}${' '.repeat(3_000_000)}` }),
    'too large',
  ],
  'another table': ['a,b\n1,2\n', 'none of the files'],
  'a PDF': ['%PDF-1.4\n%%EOF', 'none of the files'],
  bytes: [Buffer.alloc(2000), 'not a text file'],
  'nothing for any field': [{ basics: { summary: 'Hello' } }, 'says nothing'],
  'fields of other types': [
    { basics: { name: 5, location: [], profiles: 'x' }, work: [null, 7], education: {} },
    'says nothing',
  ],
};

test.each(Object.entries(wrong))(
  'refused with words at the file: %s',
  async (_kind, [file, words]) => {
    const { status, body } = await preview(file);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ file: [expect.stringContaining(words)] });
    expect(await leftovers()).toEqual([]);
  },
);

test('lines far too long and control characters become lines that the profile takes', async () => {
  const { body } = await preview({
    basics: { name: `Ada ${'y'.repeat(500)}` },
    work: [{ position: `Head\u0000 of\n${'x'.repeat(5000)}` }],
  });
  const json = Object.fromEntries(
    body.data.fields.map((line: { field: string; value: string }) => [line.field, line.value]),
  );
  expect(json.job_title).toMatch(/^Head of x+$/);
  const saved = await server.call('POST', '/api/subject-profile', { token: person.token, json });
  expect(saved.status).toBe(200);
});

test('a long line ends with a whole character, and signs that turn its direction do not come along', async () => {
  // Letters outside the basic plane, as in headlines that are set in bold: two units each.
  const label = `x${'\u{1d5d4}'.repeat(80)}`;
  const { job_title, first_name } = await found({
    basics: { name: '\u202bנועה\u202c \u2067לוי\u2069', label },
  });
  expect(job_title).toBe(`x${'\u{1d5d4}'.repeat(59)}`);
  expect(first_name).toBe('נועה');
  const saved = await server.call('POST', '/api/subject-profile', {
    token: person.token,
    json: { job_title, first_name },
  });
  expect(saved.status).toBe(200);
});

test('without a file or a login there is nothing', async () => {
  const none = await server.call('POST', path, { token: person.token, json: {} });
  expect(none).toMatchObject({ status: 422, body: { errors: { file: expect.anything() } } });
  expect((await server.call('POST', path, { json: {} })).status).toBe(401);
});
