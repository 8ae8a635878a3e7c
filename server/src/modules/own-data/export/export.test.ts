import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankPath } from '@assay/contract/bank-fields';
import { system, transact } from '../../../platform/db/database.ts';
import { makePdf } from '../../../test/documents.ts';
import { makeSession, makeStaff, receiveMail } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { untilBlocking } from '../../../test/waiting.ts';
import { type Life, makeLife } from '../../../test/life.ts';
import { makeSkillTest } from '../../../test/skill-tests.ts';
import { tablesWithout } from './gaps.data.ts';
import { parts } from './export-parts.data.ts';

let server: TestServer;
let life: Life;
let other: Life;

beforeAll(async () => {
  server = await startTestServer();
  life = await makeLife(server);
  other = await makeLife(server, life.tenant);
});
afterAll(() => server.stop());

const path = '/api/subject-profile/export';
const take = (token: string) => server.call('GET', path, { token });
const query: TestServer['database']['query'] = (text, values) =>
  server.database.query(text, values);

/** A session that has been open for a while. */
async function oldSession(userId: number): Promise<string> {
  const token = await makeSession(server, userId);
  await query(
    `update app.sessions set created_at = app.now() - interval '16 minutes' where user_id = $1`,
    [userId],
  );
  return token;
}

const forgetTries = () => query('delete from app.login_failures');

test('every column of every table is in the file, or stays out for a reason that is written down', async () => {
  const columns = await query<{ table: string; column: string }>(
    `select c.relname as table, a.attname::text as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (c.relname = any($1) or c.oid in (
         select conrelid from pg_constraint where contype = 'f' and confrelid in ('app.users'::regclass, 'app.attempts'::regclass, 'app.invitations'::regclass)))`,
    [Object.keys(parts)],
  );
  const unmentioned = columns.flatMap(({ table, column }) => {
    if (table in tablesWithout) return [];
    const part = parts[table as keyof typeof parts];
    if (part === undefined) return [table];
    return column in part.columns || column in part.without ? [] : [`${table}.${column}`];
  });
  expect(unmentioned).toEqual([]);
});

test('the file holds each row as it stands, and nobody else', async () => {
  await forgetTries();
  const { status, body } = await take(await makeSession(server, life.person.id));
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: 'assay-own-data', version: 1 });
  for (const [table, part] of Object.entries(parts)) {
    const rows = body.data[part.name] as Record<string, unknown>[];
    const plain = Object.keys(part.columns).filter((name) => part.columns[name] === true);
    const whose = part.whose.replaceAll(/\bme\b/g, String(life.person.id));
    const stored = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(x) as row from (select ${plain.join(', ')} from app.${table} where ${whose} order by ${part.order}) x`,
    );
    // Times are written in the zone of the connection, columns in any order.
    const text = (list: Record<string, unknown>[]) =>
      JSON.stringify(list.map((row) => plain.map((name) => row[name]))).replaceAll(
        /[+-]\d\d:\d\d"/g,
        '"',
      );
    expect([table, text(rows)]).toEqual([table, text(stored.map(({ row }) => row))]);
  }
  const filled = Object.entries(body.data as Record<string, unknown[]>).filter(
    ([, rows]) => rows.length > 0,
  );
  expect(filled.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'account',
      'profile',
      'cv',
      'permissions',
      'invitations',
      'tests',
      'answers',
      'clocks',
      'scores',
      'access_log',
      'mails',
      'labels',
      'extra_time',
      'links',
      'sessions',
      'actions',
    ]),
  );
  const whole = JSON.stringify(body);
  expect(whole).not.toContain(other.canary);
  expect(whole.split(life.canary).length).toBeGreaterThan(12);
  expect(body.data.labels[0].name).toMatch(/^L /);
  expect(Buffer.from(body.data.cv[0].content, 'base64')).toEqual(makePdf(life.canary));
  expect(
    body.data.tests.find((one: { test: string }) => one.test === 'burnout').consent,
  ).toMatchObject({ consentedAt: expect.any(String) });
});

test('the file is of one moment, whatever changes while it is read', async () => {
  await forgetTries();
  const token = await makeSession(server, life.person.id);
  const { id, name } = life.tenant.organization;
  const rename = (to: string) =>
    query('update app.organizations set name = $1 where id = $2', [to, id]);
  // Held up after the first parts, before the names of the organisations.
  const { taken } = await transact(server.node.pool.db, system, async (trx) => {
    await sql`lock table app.culture_answers in access exclusive mode`.execute(trx);
    const taken = take(token);
    await untilBlocking(server, trx);
    await rename('A later name');
    return { taken };
  });
  const { body } = await taken;
  await rename(name);
  expect(body.data.organizations).toMatchObject([{ id, name }]);
});

test('results are in it as their taker reads them, and no key of any test', async () => {
  await forgetTries();
  const { body } = await take(await makeSession(server, life.person.id));
  expect(Object.keys(body.results).toSorted()).toEqual(
    [
      '1',
      '2',
      '3',
      'burnout',
      'judgement',
      `mcqt_${life.skillTest}`,
      life.interviewTest,
    ].toSorted(),
  );
  expect(body.results['1'].results.norm.name).toEqual(expect.any(String));
  const whole = JSON.stringify(body);
  expect(whole).not.toMatch(/password_hash|token_hash|"key":|"correct|argon2|"verdict/i);
  const questions = await query<{ question_id: number }>(
    'select id as question_id from app.skill_questions where test_id = $1',
    [life.skillTest],
  );
  expect(questions.length).toBeGreaterThan(0);
  expect(JSON.stringify(body.results[`mcqt_${life.skillTest}`])).not.toMatch(/right|wrong/);
});

test('of what somebody changed, only the own account is told: nobody else, and no key of a test', async () => {
  await forgetTries();
  const { tenant, person, canary } = other;
  const operator = await makeStaff(server, 'super_admin');
  const [option] = await query<{ id: number }>(
    `select o.id from app.skill_options o join app.skill_questions q on q.id = o.question_id where q.test_id = $1 limit 1`,
    [await makeSkillTest(server)],
  );
  const edited = await server.call('PUT', `${bankPath}/option/${option?.id}`, {
    token: operator.token,
    json: { text: canary, score: 0.5 },
  });
  const manager = await makeStaff(server, 'admin', tenant.organization);
  const label = await server.call('POST', '/api/admin/labels', {
    token: manager.token,
    json: { name: canary, colour: 'teal' },
  });
  const time = await server.call('PUT', `/api/admin/subjects/${person.id}/extra-time`, {
    token: manager.token,
    json: { percent: 50 },
  });
  expect([edited.status, label.status, time.status]).toEqual([200, 201, 200]);
  await query('delete from app.managers where user_id = $1', [manager.id]);
  await query('delete from app.user_roles where user_id = $1', [manager.id]);
  const actionsOf = async ({ id }: { id: number }) =>
    (await take(await makeSession(server, id))).body.data.actions as Record<string, unknown>[];
  const nothing = { before: null, after: null };
  expect(await actionsOf(operator)).toMatchObject([{ action: 'skill_option.updated', ...nothing }]);
  expect(await actionsOf(manager)).toMatchObject([
    { action: 'label.created', ...nothing },
    { action: 'subject.extra_time_set', ...nothing },
  ]);

  await server.call('DELETE', '/api/subject-profile/tests', {
    token: person.token,
    json: { test_type_ids: [2] },
  });
  expect((await actionsOf(person)).at(-1)).toMatchObject({ after: { tests: ['2'] } });
});

describe('somebody at an open screen', () => {
  test('gets nothing before the password, or a code by mail', async () => {
    await forgetTries();
    const token = await oldSession(life.person.id);
    for (const address of [path, `${path}.pdf`]) {
      expect(await server.call('GET', address, { token })).toMatchObject({
        status: 403,
        body: { code: 'proof_required' },
      });
    }
    const prove = (json: unknown) =>
      server.call('POST', '/api/subject-profile/proof', { token, json });
    expect(await prove({ password: 'not this one' })).toMatchObject({
      status: 422,
      body: { errors: { password: expect.anything() } },
    });
    expect((await take(token)).status).toBe(403);
    expect((await prove({ password: 'a fine long password' })).status).toBe(200);
    expect((await take(token)).status).toBe(200);

    const second = await oldSession(life.person.id);
    const asked = await server.call('POST', '/api/subject-profile/proof', {
      token: second,
      json: {},
    });
    expect(asked.status).toBe(202);
    const mail = await receiveMail(server, life.person.email, 'code to download');
    const code = /\d{4} \d{4}/.exec(mail.text)?.[0] as string;
    const withCode = (given: string) =>
      server.call('POST', '/api/subject-profile/proof', { token: second, json: { code: given } });
    expect((await withCode('0000 0000')).status).toBe(422);
    // Nothing typed asks for nothing: the code that was mailed stays the one.
    for (const field of ['password', 'code']) {
      const slip = await server.call('POST', '/api/subject-profile/proof', {
        token: second,
        json: { [field]: '' },
      });
      expect(slip).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.stringMatching(/^Please/)] } },
      });
    }
    expect((await withCode(' ')).status).toBe(422);
    expect((await withCode(code.replace(' ', ''))).status).toBe(200);
    expect((await take(second)).status).toBe(200);
    // It is good once, for the session that gave it.
    expect((await withCode(code)).status).toBe(422);
    expect((await take(await oldSession(life.person.id))).status).toBe(403);
  });

  test('cannot guess, and cannot ask for the file again and again', async () => {
    await forgetTries();
    const token = await oldSession(life.person.id);
    const tries = [];
    for (let at = 0; at < 7; at += 1) {
      const json = { code: `${1000 + at} 0000` };
      tries.push((await server.call('POST', '/api/subject-profile/proof', { token, json })).status);
    }
    expect(tries.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(tries.at(-1)).toBe(429);
    await forgetTries();
    const fresh = await makeSession(server, life.person.id);
    const taken = [];
    for (let at = 0; at < 7; at += 1) taken.push((await take(fresh)).status);
    expect(taken.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(taken.at(-1)).toBe(429);
    await forgetTries();
  });
});

test('its main parts come as a PDF, which says so', async () => {
  await forgetTries();
  const token = await makeSession(server, life.person.id);
  const answer = await fetch(`${server.origin}${path}.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/Your data_ 20\d\d-\d\d-\d\d\.pdf/);
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  for (const words of [
    life.person.email,
    life.tenant.organization.name,
    'Who opened which result',
    'The main parts of what is stored about you',
    'is in the JSON file',
    'Personality: report',
    'Result: Personality',
    'Label: L ',
    '25 % extra time',
    'Compared with ',
    'Score: 100 %',
    'Result: Energy Overall: High energy You in general: High energy',
  ]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  }
});

test('the description of the file names every part, every column and every reason', async () => {
  const words = await readFile(
    join(import.meta.dirname, '../../../../../docs/own-data.md'),
    'utf8',
  );
  for (const { name, columns, without } of Object.values(parts)) {
    const row = words.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    for (const column of Object.keys(columns)) expect(row).toContain(`\`${column}\``);
    const told = Object.entries(without).filter(([, reason]) => !reason.startsWith('is how'));
    for (const [column, reason] of told) {
      expect(words).toContain(`\`${name}.${column}\``);
      expect(words).toContain(reason);
    }
  }
  for (const [table, reason] of Object.entries(tablesWithout)) {
    expect(words).toContain(`| \`${table}\` | ${reason} |`);
  }
});
