import { beforeAll, describe, expect, test } from 'vitest';
import { makeStaff, makeTenant, type Person, type Tenant } from '../../../../test/factories.ts';
import { useServer } from '../../../../test/harness.ts';
import { describeCulture } from '../../../../test/culture.ts';

const server = await useServer();

let tenant: Tenant;
let colleague: Person;
let third: Person;

beforeAll(async () => {
  tenant = await makeTenant(server);
  colleague = await makeStaff(server, 'admin', tenant.organization);
  third = await makeStaff(server, 'admin', tenant.organization);
});

const base = '/api/admin/culture-test';
const as = (person: Person, method: string, path = '', json?: unknown) =>
  server.call(method, `${base}${path}`, { token: person.token, json });
const own = (method: string, path = '', json?: unknown) => as(tenant.manager, method, path, json);
const create = async (name = 'How we work') =>
  (await own('POST', '', { name })).body.data.id as number;
const page = (test_id: number, value: number, category_id = 1) => ({
  test_id,
  category_id,
  answers: Array.from({ length: 5 }, (_, at) => {
    return { question_id: (category_id - 1) * 5 + at + 1, value };
  }),
});

describe('an organisation’s culture test (R166, R133)', () => {
  test('is started by name, listed newest first, and deleted; the log says who did it', async () => {
    const created = await own('POST', '', { name: '  Winter  ' });
    expect(created).toMatchObject({
      status: 201,
      body: { data: { name: 'Winter', managers: 0, own_answers: 0, questions: 40 } },
    });
    const { id } = created.body.data;
    expect((await own('GET')).body.data[0]).toEqual(created.body.data);
    expect((await own('GET', `/${id}/results`)).body.data).toMatchObject({ id, results: null });
    expect((await own('PUT', `/${id}/delete`)).status).toBe(200);
    const gone: [string, string, unknown?][] = [
      ['GET', `/${id}`],
      ['GET', `/${id}/results`],
      ['GET', `/${id}/answers/category/1`],
      ['PUT', `/${id}/delete`],
      ['POST', '/category/answers', page(id, 4)],
    ];
    for (const [method, path, json] of gone) {
      expect([path, (await own(method, path, json)).status]).toEqual([path, 404]);
    }
    const ids = (await own('GET')).body.data.map((one: { id: number }) => one.id);
    expect(ids).not.toContain(id);
    const log = await server.database.query<{ action: string; actor_id: number }>(
      `select e.action, d.actor_id from app.audit_entries e join app.audit_details d on d.entry_id = e.id
       where e.entity = 'culture_test' and e.entity_id = $1 order by e.id`,
      [String(id)],
    );
    expect(log).toEqual([
      { action: 'culture_test.created', actor_id: tenant.manager.id },
      { action: 'culture_test.deleted', actor_id: tenant.manager.id },
    ]);
  });

  test('asks managers the same questions as candidates, about what is', async () => {
    const { body } = await own('GET', '/categories');
    expect(body.data).toHaveLength(8);
    const questions = (await own('GET', '/questions/category/8')).body.data;
    expect(questions).toMatchObject({ stem: 'How characteristic is this of us?' });
    expect(questions.questions.map(({ id }: { id: number }) => id)).toEqual([36, 37, 38, 39, 40]);
    expect((await own('GET', '/questions/category/9')).status).toBe(404);
    const whole = (await own('GET', `/${await create()}`)).body.data;
    expect(whole.categories.flatMap((one: { questions: [] }) => one.questions)).toHaveLength(40);
    expect(whole.participants).toHaveLength(3);
  });

  test('keeps each manager’s answers from every other', async () => {
    const id = await create();
    expect((await own('POST', '/category/answers', page(id, 7))).body.data).toEqual({
      own_answers: 5,
      questions: 40,
    });
    await own('POST', '/category/answers', page(id, 2));
    await as(colleague, 'POST', '/category/answers', {
      ...page(id, 6),
      answers: [{ question_id: 1, value: 6 }],
    });
    const mine = (await own('GET', `/${id}/answers/category/1`)).body.data;
    expect(mine).toHaveLength(5);
    expect(new Set(mine.map(({ answerValue }: { answerValue: number }) => answerValue))).toEqual(
      new Set([2]),
    );
    expect((await as(colleague, 'GET', `/${id}/answers/category/1`)).body.data).toEqual([
      { questionId: 1, answerValue: 6 },
    ]);
    expect((await as(third, 'GET', `/${id}/answers/category/1`)).body.data).toEqual([]);
    const seen = (await as(colleague, 'GET', `/${id}`)).body.data;
    expect(seen.answers).toEqual([{ questionId: 1, answerValue: 6 }]);
    expect(seen.participants.map(({ answers }: { answers: number }) => answers)).toEqual([5, 1, 0]);
    expect(Object.keys(seen.participants[0]).toSorted()).toEqual(['answers', 'name']);
  });

  test('counts whoever has answered everything, and says how far they agree', async () => {
    const managers = [tenant.manager, colleague, third];
    const alone = await describeCulture(server, [tenant.manager]);
    expect((await own('GET', `/${alone}/results`)).body.data.results).toMatchObject({
      managers: 1,
      agreement: null,
      shared: null,
    });
    const shared = await describeCulture(server, managers, { agreement: 0.95 });
    // Somebody who has not finished changes nothing.
    const seen = (await own('GET', `/${shared}/results`)).body.data.results;
    expect(seen).toMatchObject({ managers: 3, shared: true });
    expect(seen.agreement).toBeGreaterThanOrEqual(0.7);
    expect(seen.categories).toHaveLength(8);
    const split = await describeCulture(server, managers, { agreement: 0.5, seed: 4 });
    const unsure = (await own('GET', `/${split}/results`)).body.data.results;
    expect(unsure).toMatchObject({ managers: 3, shared: false });
    expect(unsure.agreement).toBeLessThan(0.7);
    expect(unsure.agreementNote).toMatch(/^Not yet shared/);
    // What one of them answered is not in it.
    expect(JSON.stringify(unsure)).not.toMatch(/"(values|answers|items|user)":/);
  });

  test('is not for those it is not switched on for', async () => {
    const without = await makeTenant(server, { features: ['personality'] });
    const refused = await as(without.manager, 'GET');
    expect([refused.status, refused.body.feature]).toEqual([403, 'culture']);
  });
});

test('what is wrong is told at its field', async () => {
  const id = await create();
  const good = page(id, 4);
  const first = good.answers[0];
  const wrong: [string, unknown, string][] = [
    ['', { name: '' }, 'name'],
    ['', { name: 'x'.repeat(121) }, 'name'],
    ['', { name: 'a\nb' }, 'name'],
    ['/category/answers', { ...good, category_id: 9 }, 'category_id'],
    ['/category/answers', { ...good, answers: [] }, 'answers'],
    ['/category/answers', { ...good, answers: [{ ...first, value: 8 }] }, 'answers.0.value'],
    ['/category/answers', { ...good, answers: [{ ...first, value: 0 }] }, 'answers.0.value'],
    ['/category/answers', { ...good, answers: [first, first] }, 'answers.1.question_id'],
    ['/category/answers', { ...good, category_id: 2 }, 'answers.0.question_id'],
    ['/category/answers', { ...good, test_id: 0 }, 'test_id'],
  ];
  for (const [path, json, field] of wrong) {
    const { status, body } = await own('POST', path, json);
    expect([json, status]).toEqual([json, 422]);
    expect(Object.keys(body.errors)).toContain(field);
  }
  expect((await own('GET', `/${id}/answers/category/1`)).body.data).toEqual([]);
});

describe('operators', () => {
  test('read the culture of an organisation by its test', async () => {
    const operator = await makeStaff(server, 'tdl_admin');
    const other = await makeTenant(server);
    const id = await describeCulture(server, [other.manager], { name: 'Ours' });
    const look = (path: string) =>
      server.call('GET', `/api/super-admin/organizations/results/${path}`, {
        token: operator.token,
      });
    const { organization } = other;
    expect((await look(String(organization.id))).body.data).toMatchObject([
      { id, name: 'Ours', managers: 1 },
    ]);
    expect((await look(`${organization.id}/${id}`)).body.data).toMatchObject({
      organization: { id: organization.id, name: organization.name },
      results: { managers: 1 },
    });
    // A test of another organisation is none of this one's.
    expect((await look(`${tenant.organization.id}/${id}`)).status).toBe(404);
    expect((await look('2147483647')).status).toBe(404);
    await as(other.manager, 'PUT', `/${id}/delete`);
    expect((await look(`${organization.id}/${id}`)).status).toBe(404);
  });
});
