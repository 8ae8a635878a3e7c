import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { openZip } from '../../../platform/documents/zip.reader.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { finishLogical } from '../../../test/logical.ts';
import {
  activate,
  enterCampaign,
  finishPersonality,
  insertAnswers,
} from '../../../test/shortcuts.ts';
import { completeAttempt } from '../../instruments/index.ts';

let server: TestServer;
let tenant: Tenant;
let campaign = 0;
let [open, closed] = [0, 0];
const address = (name: string) => `${name}-${tenant.organization.id}@table.test`;

/** One who permits, one who has withdrawn, and one who was invited only. */
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  const made = await makeCampaign(server, tenant, {
    test_types: ['1', '2'],
    campaign_profile_id: 5,
    subjects: ['=1+1', 'Bea', 'Cleo'].map((name, at) => ({
      first_name: name,
      last_name: 'Table',
      email: address(String(at)),
    })),
  });
  campaign = made.id;
  await activate(server, tenant, campaign);
  const people: Person[] = [];
  for (const at of [0, 1]) {
    const one = await enterCampaign(server, tenant, campaign, address(String(at)));
    await finishLogical(server, one, { seed: at + 1 });
    await finishPersonality(server, one);
    people.push(one);
  }
  [open, closed] = people.map(({ id }) => id) as [number, number];
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [closed],
  );
});

const get = (path: string, token = tenant.manager.token, id = campaign) =>
  server.call('GET', `/api/admin/campaigns/${id}/${path}`, { token });

async function csv(path: string, id = campaign) {
  const { status, body, headers } = await get(path, tenant.manager.token, id);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse<Record<string, string>>(String(body), { bom: true, columns: true });
}

/** The first sheet of a workbook as text. */
async function sheet(path: string): Promise<string> {
  const answer = await fetch(`${server.origin}/api/admin/campaigns/${campaign}/${path}`, {
    headers: { authorization: `Bearer ${tenant.manager.token}` },
  });
  expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
  expect(answer.headers.get('content-disposition')).toContain('.xlsx"');
  const zip = await openZip(Buffer.from(await answer.arrayBuffer()), {
    entries: 10,
    totalBytes: 1e7,
    ratio: 1000,
  });
  return String(await zip.read('xl/worksheets/sheet1.xml', 1e7));
}

test('one file has every test, personality included, each number with both ends', async () => {
  const rows = await csv('results/file');
  expect(rows).toHaveLength(3);
  const one = rows.find(({ email }) => email === address('0'));
  expect(one).toMatchObject({
    // No formula.
    first_name: "'=1+1",
    stage: 'New',
    'Personality, state': 'completed',
    'Logical reasoning, state': 'completed',
    why_empty: '',
    page: `http://assay.test/admin/subject-profile/${open}`,
  });
  for (const name of ['Logical reasoning, provisional model score', 'Extraversion', 'fit']) {
    const [low, value, high] = [`${name}, from`, name, `${name}, to`].map((head) =>
      Number(one?.[head] || Number.NaN),
    ) as [number, number, number];
    expect([name, low <= value && value <= high]).toEqual([name, true]);
  }
});

test('what may not be seen is empty, with the reason; a filter leaves out whom it leaves out', async () => {
  const rows = await csv('results/file?order=-fit');
  const other = rows.find(({ email }) => email === address('1'));
  expect(other?.['why_empty']).toMatch(/has not given permission/);
  const { status, stage } = other ?? {};
  expect([stage, ['invited', 'permission_pending'].includes(status ?? '')]).toEqual(['New', true]);
  const known = /^(first_name|last_name|email|status|stage|page|why_empty)$/;
  const told = Object.entries(other ?? {}).filter(
    ([head, cell]) => !known.test(head) && cell !== '',
  );
  expect(told).toEqual([]);
  expect(rows.map(({ email }) => email)[0]).toBe(address('0'));
  expect(await csv('results/file?name=cleo')).toHaveLength(1);
});

test('as a workbook numbers are numbers and a name is no formula', async () => {
  const xml = await sheet('results/file?format=xlsx');
  expect(xml.match(/<row /g)).toHaveLength(4);
  expect(xml).toContain('<t>=1+1</t>');
  expect(xml).not.toContain('<f');
  expect(xml).toMatch(/<v>\d+(\.\d+)?<\/v>/);
  for (const test of ['personality-test', 'iq-test']) {
    const table = await sheet(`subjects/${test}/results.csv?format=xlsx`);
    expect([test, table.match(/<row /g)?.length]).toEqual([test, 2]);
  }
});

test('the table of personality as a file: every factor and facet of those who permit it', async () => {
  const rows = await csv('subjects/personality-test/results.csv');
  expect(rows).toHaveLength(1);
  const [one] = rows as [Record<string, string>];
  const report = await server.call(
    'GET',
    `/api/admin/results/personality-test/subject/${open}?campaign=${campaign}`,
    {
      token: tenant.manager.token,
    },
  );
  const scores = report.body.data.scales as { kind: string; name: string; t: number }[];
  const told = scores.filter(({ kind }) => kind !== 'tendency');
  expect(told).toHaveLength(33);
  for (const { name, t } of told) expect([name, Number(one[name])]).toEqual([name, t]);
  expect(Object.keys(one).filter((head) => head.startsWith('Extraversion'))).toHaveLength(3);
  expect(one['report']).toBe(
    `http://assay.test/admin/report/personality/${open}?campaign=${campaign}`,
  );
});

/** The political questions are not asked of somebody who applies. */
async function finishAsApplicant(person: Person, seed: number): Promise<void> {
  const attemptId = await insertAnswers(server, person, { seed });
  await server.database.query(
    'delete from app.answers where attempt_id = $1 and question_id in (28, 58, 88, 118)',
    [attemptId],
  );
  await server.database.query(
    `update app.attempts set form = '{"political": false}' where id = $1`,
    [attemptId],
  );
  await completeAttempt({ db: server.node.pool.db, jobs: server.node.queue }, attemptId);
}

test('each score of the file stands below its own head, whoever was asked less than others', async () => {
  const subjects = ['Ada', 'Bob', 'Cyd'].map((name) => ({
    first_name: name,
    last_name: 'Grown',
    email: address(name.toLowerCase()),
  }));
  const grown = await makeCampaign(server, tenant, { campaign_type: 'development', subjects });
  await activate(server, tenant, grown.id);
  const people = new Map<string, number>();
  for (const [at, { first_name: name, email }] of subjects.entries()) {
    const person = await enterCampaign(server, tenant, grown.id, email);
    if (name === 'Bob') await finishPersonality(server, person, { seed: at + 31 });
    else await finishAsApplicant(person, at + 31);
    people.set(name, person.id);
  }
  const table = await csv('subjects/personality-test/results.csv', grown.id);
  const whole = await csv('results/file', grown.id);
  for (const [name, id] of people) {
    const { body } = await server.call(
      'GET',
      `/api/admin/results/personality-test/subject/${id}?campaign=${grown.id}`,
      { token: tenant.manager.token },
    );
    const line = table.find(({ first_name: first }) => first === name) ?? {};
    const told = body.data.scales as { code: string; kind: string; name: string; t: number }[];
    const scores = told.filter(({ kind }) => kind !== 'tendency');
    for (const one of scores)
      expect([name, one.code, Number(line[one.name])]).toEqual([name, one.code, one.t]);
    expect([name, line['Liberalism'] === '']).toEqual([name, name !== 'Bob']);
    expect(line['report']).toContain(`/${id}?`);
    // The file of all tests says the same of the same campaign.
    const all = whole.find(({ first_name: first }) => first === name) ?? {};
    for (const { code, name: head, t } of scores.filter(({ kind }) => kind === 'factor'))
      expect([name, code, Number(all[head])]).toEqual([name, code, t]);
  }
});

test('whose results the file tells is written down; the file of another organisation is not there', async () => {
  const looks = () =>
    server.database.query(
      "select subject_id from app.access_ledger where what = 'people_file' and subject_id = any($1)",
      [[open, closed]],
    );
  const before = (await looks()).length;
  await csv('results/file');
  const after = await looks();
  expect(after).toHaveLength(before + 1);
  expect(after.map((row) => Number((row as { subject_id: unknown }).subject_id))).not.toContain(
    closed,
  );
  const other = await makeTenant(server);
  expect((await get('results/file', other.manager.token)).status).toBe(404);
});
