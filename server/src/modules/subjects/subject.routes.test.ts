import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, transact } from '../../platform/db/database.ts';
import {
  makeOrganization,
  makeSession,
  makeStaff,
  makeUser,
  type Person,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { ageOn, findProfile } from './index.ts';

const path = '/api/subject-profile';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ work: false });
});
afterAll(() => server.stop());

const save = ({ token }: Person, json: unknown) => server.call('POST', path, { token, json });
const read = async (person: Person) => (await server.call('GET', path, person)).body.data;
const stored = ({ id }: Person) =>
  transact(server.node.pool.db, system, (db) => findProfile(db, id));

const empty = {
  birthdate: null,
  gender: null,
  country: null,
  country_origin: null,
  degree: null,
  major: null,
  job_title: null,
  job_profile_id: null,
  linkedin_url: null,
  complete: false,
};

describe('own profile', () => {
  test('holds profile, subject and results before anything has been filled in (R153)', async () => {
    const person = await makeUser(server);
    expect(await read(person)).toEqual({
      profile: { ...empty, first_name: 'Ada', last_name: 'Byron' },
      subject: { id: person.id, first_name: 'Ada', last_name: 'Byron', email: person.email },
      results: [],
      cv: null,
    });
    expect(await stored(person)).toBeUndefined();
    expect((await server.call('GET', path)).status).toBe(401);
  });

  test('is saved whole, lookups by id (R152)', async () => {
    const person = await makeUser(server);
    const { status, body } = await save(person, {
      first_name: 'Grace',
      last_name: 'Hopper',
      birthdate: '1992-02-29',
      gender: 'female',
      country: 528,
      country_origin: '840',
      degree: 6,
      major: 607,
      job_title: ' Rear admiral ',
      job_profile_id: 25,
      linkedin_url: 'https://www.linkedin.com/in/grace-h/',
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      first_name: 'Grace',
      last_name: 'Hopper',
      birthdate: '1992-02-29',
      gender: 'female',
      country: { id: 528, name: 'Netherlands', alpha3code: 'NLD' },
      country_origin: { id: 840, name: 'United States', alpha3code: 'USA' },
      degree: { id: 6, name: 'Doctorate' },
      major: { id: 607, name: 'Mathematics' },
      job_title: 'Rear admiral',
      job_profile_id: 25,
      linkedin_url: 'https://www.linkedin.com/in/grace-h/',
      complete: true,
    });
    expect((await read(person)).profile).toEqual(body.data);
    expect(await stored(person)).toEqual({
      birthdate: '1992-02-29',
      gender: 'female',
      completed: true,
    });
  });

  test('what is missing stays, what is empty is cleared', async () => {
    const person = await makeUser(server);
    const full = { country: 4, degree: 1, major: 101, job_title: 'Cook', job_profile_id: 1 };
    const before = (await save(person, full)).body.data;
    expect((await save(person, {})).body.data).toEqual(before);
    const { body } = await save(person, { country: null, degree: '', major: null, job_title: '' });
    expect(body.data).toMatchObject({ ...empty, job_profile_id: 1, first_name: 'Ada' });
  });

  test('a form says the same', async () => {
    const person = await makeUser(server);
    await save(person, { country: 4, birthdate: '1990-01-01' });
    const form = new FormData();
    for (const [name, value] of Object.entries({
      birthdate: '',
      gender: '',
      country: '',
      degree: '7',
    })) {
      form.set(name, value);
    }
    const { status, body } = await server.call('POST', path, { token: person.token, form });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...empty, degree: { id: 7, name: 'Other' }, complete: true });
    // Nothing was changed in it.
    const unchanged = await server.call('POST', path, {
      token: person.token,
      form: new FormData(),
    });
    expect(unchanged).toMatchObject({ status: 200, body });
  });

  test('reaches nobody else', async () => {
    const [one, other] = [await makeUser(server), await makeUser(server)];
    await save(one, { job_title: 'Mine', birthdate: '1980-03-04', gender: 'male' });
    const { status, body } = await save(one, { subject_id: other.id, job_title: 'Yours' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ subject_id: ['This field is not known.'] });
    expect((await read(other)).profile).toMatchObject(empty);
  });

  test('saved by many at once is one profile', async () => {
    const person = await makeUser(server);
    const changes = [
      { birthdate: '1980-03-04', gender: '' },
      { country: 4 },
      { degree: 2 },
      { job_title: 'Cook' },
    ];
    const answers = await Promise.all(changes.map((change) => save(person, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(person)).profile).toMatchObject({
      birthdate: '1980-03-04',
      country: { id: 4 },
      degree: { id: 2 },
      job_title: 'Cook',
      complete: true,
    });
  });
});

describe('the questions before the first test', () => {
  const completeAfter = async (...saves: unknown[]) => {
    const person = await makeUser(server);
    for (const one of saves) expect((await save(person, one)).status).toBe(200);
    return (await stored(person))?.completed;
  };

  test('are answered by telling and by not telling', async () => {
    expect(await completeAfter({ birthdate: '', gender: '' })).toBe(true);
    expect(await completeAfter({ birthdate: null, gender: 'prefer_not_to_say' })).toBe(true);
    expect(await completeAfter({ birthdate: '1990-01-01' }, { gender: 'other' })).toBe(true);
    expect(await completeAfter({ birthdate: '1990-01-01', gender: '' }, { birthdate: '' })).toBe(
      true,
    );
  });

  test('are answered by leaving them alone, and not over what another tab has told', async () => {
    const person = await makeUser(server);
    await save(person, { birthdate: '1990-01-01', gender: 'female' });
    expect((await save(person, { job_title: 'Baker', answered: 1 })).status).toBe(200);
    expect(await stored(person)).toMatchObject({ birthdate: '1990-01-01', completed: true });
    expect(await completeAfter({ job_title: 'Baker', answered: 1 })).toBe(true);
    expect(await completeAfter({ birthdate: '1990-01-01' }, { answered: 1 })).toBe(true);
    expect(await completeAfter({ job_title: 'Baker', answered: 0 })).toBe(false);
  });

  test('are open while one of them is', async () => {
    expect(await completeAfter({ birthdate: '1990-01-01' })).toBe(false);
    expect(await completeAfter({ gender: 'female' }, { country: 4 })).toBe(false);
    const person = await makeUser(server);
    expect((await save(person, { birthdate: '2090-01-01', gender: 'male' })).status).toBe(422);
    expect(await stored(person)).toBeUndefined();
  });
});

describe('a birth date', () => {
  async function yearsAgo(years: number, days: number): Promise<string> {
    const [row] = await server.database.query<{ day: string }>(
      `select to_char((app.now() at time zone 'UTC')::date - make_interval(years => $1) + make_interval(days => $2),
        'YYYY-MM-DD') as day`,
      [years, days],
    );
    return row?.day ?? '';
  }

  test('lies between 14 and 110 years ago', async () => {
    const person = await makeUser(server);
    const statusOf = async (birthdate: string) => (await save(person, { birthdate })).status;
    expect(await statusOf(await yearsAgo(14, 0))).toBe(200);
    expect(await statusOf(await yearsAgo(110, 0))).toBe(200);
    expect(await statusOf(await yearsAgo(14, 1))).toBe(422);
    expect(await statusOf(await yearsAgo(111, 0))).toBe(422);
    expect(await statusOf(await yearsAgo(0, 2))).toBe(422);
  });

  test('is compared with the clock of the database', async () => {
    const person = await makeUser(server);
    const tomorrow = await yearsAgo(14, 1);
    expect((await save(person, { birthdate: tomorrow })).status).toBe(422);
    await server.database.moveClock('1 day');
    try {
      const token = await makeSession(server, person.id);
      expect((await save({ ...person, token }, { birthdate: tomorrow })).status).toBe(200);
    } finally {
      await server.database.moveClock('0');
    }
  });

  test.each([
    '1990-02-30',
    '2001-02-29',
    '0000-01-01',
    '1990-1-1',
    '01.02.1990',
    '19900101',
    19_900_101,
    'now',
  ])('is a real day, unlike %j', async (birthdate) => {
    const { status, body } = await save(await makeUser(server), { birthdate });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['birthdate']);
  });

  test('makes somebody older on the birthday', () => {
    expect(ageOn('1990-06-15', new Date('2026-06-14T23:59:59Z'))).toBe(35);
    expect(ageOn('1990-06-15', new Date('2026-06-15T00:00:00Z'))).toBe(36);
    expect(ageOn('2008-02-29', new Date('2026-02-28'))).toBe(17);
    expect(ageOn('2008-02-29', new Date('2026-03-01'))).toBe(18);
  });
});

describe('refused', () => {
  test('what is not in the lists, all at once', async () => {
    const { status, body } = await save(await makeUser(server), {
      country: 1,
      country_origin: 999,
      degree: 8,
      major: 1,
      job_profile_id: 26,
      birthdate: '1700-01-01',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'birthdate',
      'country',
      'country_origin',
      'degree',
      'job_profile_id',
      'major',
    ]);
  });

  test.each([
    ['country', 'NLD'],
    ['degree', -1],
    ['major', 2 ** 31],
    ['gender', 'x'],
    ['job_title', 'a\u0000b'],
    ['linkedin_url', 'javascript:alert(1)'],
    ['linkedin_url', 'https://www.linkedin.com.evil.test/in/a'],
    ['first_name', ''],
    ['email', 'new@example.org'],
    ['completed_at', '2020-01-01'],
  ])('%s: %j', async (field, value) => {
    const { status, body } = await save(await makeUser(server), { [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

test('own results show what has been taken and how far', async () => {
  const [person, other] = [await makeUser(server), await makeUser(server)];
  for (const { id } of [person, other]) {
    await server.database.query(
      `with attempt as (insert into app.attempts (subject_id, instrument, version, language, questions, started_at)
          values ($1, 'personality', '1', 'en', 152, app.now()) returning id)
        insert into app.answers select attempt.id, q, 1, q, app.now() from attempt, generate_series(1, 7) q`,
      [id],
    );
  }
  const pending = (await read(person)).results;
  expect(pending).toEqual([
    expect.objectContaining({
      id: 1,
      name: 'Personality',
      questions: 152,
      answered: 7,
      completed_at: null,
      pivot: { completed: false },
    }),
  ]);
  await server.database.query(
    'update app.attempts set completed_at = app.now() where subject_id = $1',
    [person.id],
  );
  const [done] = (await read(person)).results;
  expect(done.pivot).toEqual({ completed: true });
  expect(Date.parse(done.completed_at)).toBeGreaterThanOrEqual(Date.parse(done.started_at));
});

describe('organisations with permission', () => {
  const list = async (person: Person) =>
    (await server.call('GET', '/api/subject/organizations-with-permission', person)).body.data;

  test('are those that hold it now', async () => {
    const [person, other] = [await makeUser(server), await makeUser(server)];
    const [first, revoked, second] = [
      await makeOrganization(server),
      await makeOrganization(server),
      await makeOrganization(server, { status: 'inactive' }),
    ];
    const grant = (
      subject: Person,
      organization: { id: number },
      ago: string,
      revokedAt: string | null = null,
    ) =>
      server.database.query(
        `insert into app.permissions (subject_id, organization_id, text_version, granted_at, revoked_at)
          values ($1, $2, 'v', app.now() - $3::interval, $4)`,
        [subject.id, organization.id, ago, revokedAt],
      );
    await grant(person, first, '2 days');
    await grant(person, second, '1 day');
    await grant(person, revoked, '3 days', '2026-01-01');
    await grant(other, revoked, '3 days');
    const shown = await list(person);
    expect(shown.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    expect(shown[1]).toEqual({
      id: first.id,
      organization_name: first.name,
      logo_url: null,
      granted_at: expect.stringMatching(/Z$/),
      retention_months: 24,
    });
    expect(await list(await makeUser(server))).toEqual([]);
  });

  test('are nothing that a manager’s own organisation belongs to', async () => {
    const organization = await makeOrganization(server);
    expect(await list(await makeStaff(server, 'admin', organization))).toEqual([]);
  });
});

describe('lookups', () => {
  test('have stable ids and are sorted for reading', async () => {
    const person = await makeUser(server);
    const lookup = async (name: string) =>
      (await server.call('GET', `${path}/${name}`, person)).body.data;
    const countries = await lookup('countries');
    expect(countries).toHaveLength(249);
    expect(countries.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual([
      'Afghanistan',
      'Åland Islands',
    ]);
    expect(countries).toContainEqual({ id: 276, name: 'Germany', alpha3code: 'DEU' });
    expect((await lookup('degrees'))[3]).toEqual({ id: 4, name: "Bachelor's degree" });
    const fields = await lookup('majors-by-academic-fields');
    expect(fields).toHaveLength(11);
    expect(fields[3]).toMatchObject({ id: 4, name: 'Social sciences and journalism' });
    expect(fields[3].majors).toContainEqual({ id: 409, name: 'Psychology' });
    expect((await server.call('GET', `${path}/countries`)).status).toBe(401);
  });
});
