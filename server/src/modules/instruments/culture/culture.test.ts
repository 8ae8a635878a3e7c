import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instruments } from '@assay/instruments/registry';
import {
  makeCampaign,
  makeTenant,
  makeUser,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { answerCulture, culturePages } from '../../../test/culture.ts';
import { activate, enterCampaign, startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const base = '/api/culture-test';
const get = ({ token }: Person, path: string, node = server) =>
  node.call('GET', `${base}/${path}`, { token });
const save = ({ token }: Person, json: unknown, node = server) =>
  node.call('POST', `${base}/category/answers`, { token, json });

async function makeTaker(count?: number): Promise<Person> {
  const { person } = await startedCampaign(server, tenant, { test_types: ['3'] });
  if (count !== undefined) await answerCulture(server, person, { count });
  return person;
}

const stored = (person: Person) =>
  server.database.query<{ question_id: number; option_index: number; seq: number }>(
    `select question_id, option_index, seq from app.answers x join app.attempts t on t.id = x.attempt_id
     where t.subject_id = $1 order by 1`,
    [person.id],
  );

const results = (person: Person) =>
  server.database.query<{ summary: Record<string, number>; scores: Record<string, unknown> }>(
    'select summary, scores from app.results where subject_id = $1',
    [person.id],
  );

describe('questions and answers (R165, R203)', () => {
  test('come in eight categories of five, with what has been answered', async () => {
    const person = await makeTaker(7);
    const { body } = await get(person, 'categories');
    expect(body.data).toHaveLength(8);
    expect(body.data.map((one: { answeredCount: number }) => one.answeredCount)).toEqual([
      5, 2, 0, 0, 0, 0, 0, 0,
    ]);
    const page = (await get(person, 'questions/category/2')).body.data;
    expect(page).toMatchObject({
      category: { id: 2, code: 'STA' },
      completed: false,
      questionsCountTotal: 40,
      answeredCountTotal: 7,
    });
    expect(page.options).toHaveLength(7);
    expect(page.questions.map(({ id }: { id: number }) => id)).toEqual([6, 7, 8, 9, 10]);
    const given = page.questions.filter(({ answer }: { answer?: unknown }) => answer);
    expect(given.map(({ id }: { id: number }) => id)).toEqual([6, 7]);
    expect((await get(person, 'questions')).body.data.questions).toHaveLength(40);
    expect((await get(person, 'questions/category/9')).status).toBe(404);
    expect((await get(person, 'answers/category/9')).status).toBe(404);
  });

  test('are sent as question_id and value and read back as questionId and answerValue', async () => {
    const person = await makeTaker();
    await get(person, 'questions/category/1');
    const saved = await save(person, {
      category_id: 1,
      answers: [
        { question_id: 2, value: 7 },
        { question_id: 1, value: 1 },
      ],
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: {
          done: false,
          answers: [
            { questionId: 2, seq: 1, stored: true },
            { questionId: 1, seq: 2, stored: true },
          ],
        },
      },
    });
    expect((await get(person, 'answers/category/1')).body.data).toEqual([
      { questionId: 1, answerValue: 1 },
      { questionId: 2, answerValue: 7 },
    ]);
    expect((await get(person, 'answers/category/2')).body.data).toEqual([]);
  });

  test('only look when asked to: nothing is begun and no question shows', async () => {
    const person = await makeTaker();
    for (const path of ['questions?begin=0', 'questions/category/1?begin=0']) {
      const { body } = await get(person, path);
      expect(body.data).toMatchObject({ attemptId: null, questions: [], questionsCountTotal: 40 });
    }
    expect((await get(person, 'categories')).status).toBe(200);
    expect((await get(person, 'answers/category/1')).body.data).toEqual([]);
    const rows = await server.database.query('select 1 from app.attempts where subject_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('need a campaign that asks for them, and a profile; a profile alone of somebody whom nobody has invited', async () => {
    const stranger = await makeUser(server);
    expect(await get(stranger, 'questions')).toMatchObject({
      status: 409,
      body: { code: 'profile_required' },
    });
    // Being asked for one test opens no other.
    const { person: other } = await startedCampaign(server, tenant);
    expect((await get(other, 'questions')).status).toBe(403);
    const campaign = await makeCampaign(server, tenant, { test_types: ['3'] });
    await activate(server, tenant, campaign.id);
    const email = campaign.subjects[0]?.email as string;
    const person = await enterCampaign(server, tenant, campaign.id, email, { profile: false });
    expect(await get(person, 'questions')).toMatchObject({
      status: 409,
      body: { code: 'profile_required' },
    });
    expect(
      (await save(person, { category_id: 1, answers: [{ question_id: 1, value: 4 }] })).status,
    ).toBe(404);
  });

  test('opened twenty times at once on two nodes begin once', async () => {
    const person = await makeTaker();
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, i) => get(person, 'questions', i % 2 ? server : second)),
    );
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(opened.map(({ body }) => body.data.attemptId)).size).toBe(1);
  });
});

describe('the order of answers', () => {
  const one = (value: number, seq?: number) => ({
    category_id: 1,
    answers: [{ question_id: 1, value, ...(seq === undefined ? {} : { seq }) }],
  });

  test('the same again changes nothing, an older one is left aside, a newer one wins', async () => {
    const person = await makeTaker(0);
    expect((await save(person, one(3, 5))).body.data.answers).toEqual([
      { questionId: 1, seq: 5, stored: true },
    ]);
    for (const late of [one(3, 5), one(7, 4)]) {
      const { status, body } = await save(person, late);
      expect([status, body.data.answers]).toEqual([
        200,
        [{ questionId: 1, seq: 5, stored: false }],
      ]);
    }
    expect((await save(person, one(1))).body.data.answers).toEqual([
      { questionId: 1, seq: 6, stored: true },
    ]);
    expect(await stored(person)).toEqual([{ question_id: 1, option_index: 0, seq: 6 }]);
  });

  test('many changes at once over two nodes: the highest stays', async () => {
    const person = await makeTaker(0);
    const numbers = Array.from({ length: 30 }, (_, i) => ((i * 7) % 31) + 1);
    const answers = await Promise.all(
      numbers.map((n) => save(person, one((n % 7) + 1, n), n % 2 ? server : second)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const highest = Math.max(...numbers);
    expect(await stored(person)).toEqual([
      { question_id: 1, option_index: highest % 7, seq: highest },
    ]);
  });
});

describe('completing (R093, R060)', () => {
  const last = { category_id: 8, answers: [{ question_id: 40, value: 6, seq: 900 }] };

  test('follows from the last answer, once, however often it is sent at once', async () => {
    const person = await makeTaker(39);
    expect(await results(person)).toEqual([]);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(person, last, i % 2 ? server : second)),
    );
    expect(sent.every(({ status, body }) => status === 200 && body.data.done)).toBe(true);
    const [result, ...more] = await results(person);
    expect(more).toEqual([]);
    expect(Object.keys(result?.summary ?? {})).toHaveLength(8);
    const [news] = await server.database.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'attempt.completed' and (data ->> 'subjectId')::int = $1`,
      [person.id],
    );
    expect(news?.count).toBe(1);
    const { body } = await server.call('GET', '/api/subject/test-types', { token: person.token });
    expect(body.data.tests).toMatchObject([{ id: 3, name: 'Culture', pivot: { completed: true } }]);
    expect((await get(person, 'questions')).body.data.completed).toBe(true);
  });

  test('a whole category in two halves at once completes once', async () => {
    const person = await makeTaker(35);
    const half = (ids: number[]) => ({
      category_id: 8,
      answers: ids.map((question_id) => ({ question_id, value: 5 })),
    });
    const sent = await Promise.all([
      save(person, half([36, 37, 38])),
      save(person, half([39, 40]), second),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent.some(({ body }) => body.data.done)).toBe(true);
    expect(await results(person)).toHaveLength(1);
  });

  test('afterwards the same is a 200 and something else a 409', async () => {
    const person = await makeTaker(39);
    await save(person, last);
    expect((await save(person, last)).body.data).toMatchObject({ done: true });
    const other = { ...last, answers: [{ question_id: 40, value: 1, seq: 901 }] };
    expect(await save(person, other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const before = await stored(person);
    // Nothing of a page is stored when one of its answers is too late.
    const value = before[38]?.option_index === 0 ? 7 : 1;
    const answers = [...last.answers, { question_id: 39, value, seq: 902 }];
    expect((await save(person, { category_id: 8, answers })).status).toBe(409);
    expect(await stored(person)).toEqual(before);
  });

  test('a page of answers at a time does not look like haste, eight pages in a moment do', async () => {
    const medianOf = async (person: Person) => {
      const [row] = await server.database.query<{
        scores: { responseStyle: { medianSeconds: number } };
      }>('select scores from app.results where subject_id = $1', [person.id]);
      return row?.scores.responseStyle.medianSeconds;
    };
    const calm = await makeTaker(0);
    for (const category of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await server.database.moveClock(`${30 * category} seconds`);
      const answers = [4, 3, 2, 1, 0].map((back) => {
        return { question_id: 5 * category - back, value: 1 + ((category + back) % 7) };
      });
      await save(calm, { category_id: category, answers });
    }
    await server.database.moveClock('0');
    expect(await medianOf(calm)).toBeCloseTo(6, 0);
    expect(await medianOf(await makeTaker(40))).toBeLessThan(2);
  });
});

describe('the own result', () => {
  test('is there once the test is complete, in words, band by band', async () => {
    const person = await makeTaker(39);
    expect((await get(person, 'results')).body.data.results).toBeNull();
    await save(person, { category_id: 8, answers: [{ question_id: 40, value: 6 }] });
    const { results: own } = (await get(person, 'results')).body.data;
    expect(own.categories).toHaveLength(8);
    for (const { centred, interval, text, emphasis } of own.categories) {
      expect([interval[0] <= centred, centred <= interval[1]]).toEqual([true, true]);
      expect(text.length).toBeGreaterThan(20);
      expect(
        emphasis === 'high' ? interval[0] > 0 : emphasis === 'low' ? interval[1] < 0 : true,
      ).toBe(true);
    }
    expect(own.limits.length).toBeGreaterThan(2);
    // Nobody is compared with an organisation behind their back.
    expect(JSON.stringify(own)).not.toMatch(/"(fit|match|values|agreement)":/);
  });
});

describe('what is refused', () => {
  test('at its field, and after the session', async () => {
    const person = await makeTaker(0);
    const good = { category_id: 1, answers: [{ question_id: 1, value: 4 }] };
    const answer = (changes: object) => ({
      ...good,
      answers: [{ ...good.answers[0], ...changes }],
    });
    const wrong: [unknown, string][] = [
      [{ ...good, category_id: 9 }, 'category_id'],
      [{ ...good, category_id: 0 }, 'category_id'],
      [{ ...good, answers: [] }, 'answers'],
      [{ ...good, answers: Array.from({ length: 6 }, () => good.answers[0]) }, 'answers'],
      [{ ...good, answers: [good.answers[0], good.answers[0]] }, 'answers.1.question_id'],
      [answer({ question_id: 6 }), 'answers.0.question_id'],
      [answer({ question_id: 41 }), 'answers.0.question_id'],
      [answer({ value: 0 }), 'answers.0.value'],
      [answer({ value: 8 }), 'answers.0.value'],
      [answer({ value: 3.5 }), 'answers.0.value'],
      [answer({ value: '4' }), 'answers.0.value'],
      [answer({ seq: 0 }), 'answers.0.seq'],
      [{ ...good, attemptId: 0 }, 'attemptId'],
    ];
    for (const [json, field] of wrong) {
      const { status, body } = await save(person, json);
      expect([json, status, Object.keys(body.errors)]).toEqual([json, 422, [field]]);
      expect((await server.call('POST', `${base}/category/answers`, { json })).status).toBe(401);
    }
    expect(await stored(person)).toEqual([]);
  });

  test('the attempt of somebody else', async () => {
    const [person, foreign] = [await makeTaker(0), await makeTaker(3)];
    const { attemptId } = (await get(foreign, 'questions')).body.data;
    const json = { category_id: 1, attemptId, answers: [{ question_id: 1, value: 4 }] };
    expect((await save(person, json)).status).toBe(404);
    expect(await stored(person)).toEqual([]);
    expect(await stored(foreign)).toHaveLength(3);
  });
});

test('nothing of how questions are scored leaves the server, before or after', async () => {
  const person = await makeTaker(12);
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      names.add(key);
      collect(inner);
    }
  };
  for (const path of ['questions', 'questions/category/1', 'categories', 'answers/category/1']) {
    collect((await get(person, path)).body);
  }
  const shown = `answer answerValue answeredCount answeredCountTotal attemptId category categoryId code completed data
    description id instruction minutes name options questionId questions questionsCount questionsCountTotal seq stem text value`;
  expect([...names].toSorted()).toEqual(shown.split(/\s+/).toSorted());
});

test('who answers category by category gets the score of the same answers', async () => {
  const person = await makeTaker(40);
  const form = instruments.culture.sampleForm(1);
  const answers = instruments.culture.simulate(1, form);
  expect(culturePages(answers)).toHaveLength(8);
  const expected = instruments.culture.summarise(instruments.culture.score(answers, { form }));
  expect((await results(person))[0]?.summary).toEqual(expected);
});

test('a sitting that was begun with earlier questions goes on with them and is scored as such', async () => {
  const person = await makeTaker(39);
  await server.database.query(`update app.attempts set version = '2026.1' where subject_id = $1`, [
    person.id,
  ]);
  const sitting = (await get(person, 'questions')).body.data;
  expect(sitting.questions[20].text).toBe('Most questions get a decision within one working day.');
  expect((await get(person, 'categories')).body.data[4].name).toBe('Pace and competition');
  const last = { category_id: 8, answers: [{ question_id: 40, value: 5 }] };
  await server.call('POST', '/api/culture-test/category/answers', {
    token: person.token,
    json: last,
  });
  expect((await results(person))[0]?.scores).toMatchObject({ version: '2026.1' });
  const shown = (await get(person, 'results')).body.data.results;
  expect(shown.categories[4].name).toBe('Pace and competition');
  expect(shown.limits[0]).toContain('version 2026.1');
});

test('from 200 people on a result keeps what others wanted of each practice', async () => {
  const taker = await makeTaker(39);
  const source = await makeTaker(40);
  await server.database.query(
    `insert into app.attempts (subject_id, instrument, test, round, version, language, questions, parts, started_at)
     select subject_id, instrument, test, 1 + n, version, language, questions, parts, started_at
       from app.attempts, generate_series(1, 198) n where subject_id = $1`,
    [source.id],
  );
  await server.database.query(
    `insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
     select a.id, a.subject_id, r.instrument, r.test, jsonb_set(r.scores, '{values,0}', '7'), r.summary, r.minutes, r.scored_at
       from app.attempts a join app.results r on r.subject_id = a.subject_id
      where a.subject_id = $1 and a.round > 1`,
    [source.id],
  );
  const last = { category_id: 8, answers: [{ question_id: 40, value: 5 }] };
  const finish = (person: Person) =>
    server.call('POST', '/api/culture-test/category/answers', { token: person.token, json: last });
  await finish(taker);
  const [{ n }] = (await server.database.query<{ n: number }>(
    `select count(*)::integer as n from app.results where instrument = 'culture' and scores ->> 'version' = '2026.2'`,
  )) as [{ n: number }];
  const stored = (await results(taker))[0]?.scores as { wanted?: { n: number; values: number[] } };
  expect(n).toBeGreaterThan(200);
  expect(stored.wanted?.n).toBe(n - 1);
  expect(stored.wanted?.values).toHaveLength(40);
  expect(stored.wanted?.values[0]).toBeGreaterThan(6.5);
});
