import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { finishLogical } from '../../../test/logical.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let campaign = 0;
let [open, closed, fresh] = [0, 0, 0];
const address = (name: string) => `${name}-${tenant.organization.id}@file.test`;

/** One who permits, one who has withdrawn, and one who was invited only; what is kept of both the first. */
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  const names = ['=1+1', 'Bea', 'Cleo'];
  const subjects = names.map((name, at) => ({
    first_name: name,
    last_name: 'File',
    email: address(String(at)),
  }));
  ({ id: campaign } = await makeCampaign(server, tenant, { test_types: ['1', '2'], subjects }));
  await activate(server, tenant, campaign);
  const people: Person[] = [];
  for (const at of [0, 1]) {
    const one = await enterCampaign(server, tenant, campaign, address(String(at)));
    await finishLogical(server, one, { seed: at + 1 });
    people.push(one);
    await call('POST', `tests/notes/${one.id}`, { text: `Calls back on Monday, ${at}` });
    await call('PUT', `subject-profile/custom-field/${one.id}`, { title: 'Team', body: `T${at}` });
  }
  [open, closed] = people.map(({ id }) => id) as [number, number];
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [closed],
  );
  const { body } = await call('GET', `subjects/candidate/filter?name=cleo`);
  fresh = body.data[0].id;
});

async function call(method: string, path: string, json?: object) {
  const answer = await server.call(method, `/api/admin/${path}`, {
    token: tenant.manager.token,
    json,
  });
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return answer;
}

async function file(query: string) {
  const { body, headers } = await call('GET', `subjects/download-csv${query}`);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return parse<Record<string, string>>(String(body), { bom: true, columns: true });
}

test('R213 the file of people named with commas: labels, scores with both ends, notes, fields, page', async () => {
  const rows = await file(`?subjects=${open},${closed},${fresh}`);
  expect(rows).toHaveLength(3);
  const [one, other, third] = rows;
  expect(one).toMatchObject({
    // No formula.
    first_name: "'=1+1",
    email: address('0'),
    stage: 'New',
    status: expect.any(String),
    'Logical reasoning, state': 'completed',
    'Personality, state': 'asked',
    notes: expect.stringContaining('Calls back on Monday, 0'),
    custom_fields: 'Team: T0',
    why_empty: 'Not every test is completed yet.',
    page: `http://assay.test/admin/subject-profile/${open}`,
  });
  const [low, score, high] = [
    'Logical reasoning, provisional model score, from',
    'Logical reasoning, provisional model score',
    'Logical reasoning, provisional model score, to',
  ].map((head) => Number(one?.[head])) as [number, number, number];
  expect(low).toBeLessThan(score);
  expect(score).toBeLessThan(high);
  // The same number as in the report.
  const report = await call('GET', `results/iq-test/subject/${open}`);
  const total = report.body.data.scores.find(({ code }: { code: string }) => code === 'TOTAL');
  expect([score, low, high]).toEqual([total.iq, ...total.interval]);

  const {
    first_name,
    last_name,
    email,
    status,
    labels,
    campaign: asked,
    stage,
    campaigns,
    why_empty,
    page,
    ...withheld
  } = other ?? {};
  expect([first_name, last_name, email, status, labels, stage, campaigns]).toEqual([
    'Bea',
    'File',
    address('1'),
    expect.stringMatching(/^(invited|opened|permission_pending)$/),
    '',
    'New',
    '1',
  ]);
  expect(asked).toMatch(/^Campaign /);
  expect(page).toContain(String(closed));
  expect(why_empty).toBe('This person has not given permission to see results.');
  expect(Object.values(withheld).filter((cell) => cell !== '')).toEqual([]);
  expect(third).toMatchObject({ first_name: 'Cleo', notes: '' });
});

test('the stage of a campaign that is asked about', async () => {
  const [stage] = await server.database.query<{ id: number }>(
    'select id from app.stages where campaign_id = $1 order by place offset 1 limit 1',
    [campaign],
  );
  await call('PUT', `campaigns/${campaign}/subjects/stage`, {
    subjects: [open],
    stage_id: stage?.id,
  });
  const rows = await file(`?stage=${stage?.id}`);
  expect(rows).toMatchObject([{ email: address('0'), stage: 'Shortlist' }]);
});

test('a reader of German gets heads and words of the file in German', async () => {
  const answer = await server.call(
    'GET',
    `/api/admin/subjects/download-csv?subjects=${open},${fresh}`,
    {
      token: tenant.manager.token,
      headers: { 'accept-language': 'de' },
    },
  );
  const [one, invited] = parse<Record<string, string>>(String(answer.body), {
    bom: true,
    columns: true,
  });
  expect(one).toMatchObject({
    'Logisches Denken, Stand': 'abgeschlossen',
    'Persönlichkeit, Stand': 'angefragt',
  });
  expect(invited).toMatchObject({ Status: 'eingeladen', 'Logisches Denken, Stand': '' });
});

test('a spreadsheet that reads German splits the file at semicolons, any other program at commas', async () => {
  const lines = async (format: string, language: string) => {
    const answer = await server.call(
      'GET',
      `/api/admin/subjects/download-csv?subjects=${fresh}${format}`,
      { token: tenant.manager.token, headers: { 'accept-language': language } },
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return String(answer.body).replace('\uFEFF', '').split('\r\n');
  };
  expect((await lines('&format=local_csv', 'de'))[0]).toMatch(/^Vorname;Nachname;E-Mail-Adresse;/);
  expect((await lines('&format=local_csv', 'de'))[1]).toMatch(/^Cleo;File;/);
  expect((await lines('', 'de'))[0]).toMatch(/^Vorname,Nachname,E-Mail-Adresse,/);
  expect((await lines('&format=local_csv', 'en'))[0]).toMatch(/^first_name,last_name,email,/);
});

test('the same people as a workbook', async () => {
  const { headers } = await call('GET', `subjects/download-csv?subjects=${open}&format=xlsx`);
  expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
  expect(headers.get('content-disposition')).toContain('People.xlsx"');
});

test('everybody whom the filter leaves, in its order', async () => {
  const names = async (query: string) => (await file(query)).map((row) => row['first_name']);
  expect(await names('')).toEqual(["'=1+1", 'Bea', 'Cleo']);
  expect(await names('?order=-name')).toEqual(['Cleo', 'Bea', "'=1+1"]);
  expect(await names('?name=bea')).toEqual(['Bea']);
  expect(await names('?testType=2&status=completed')).toEqual(["'=1+1"]);
  expect(await names('?order=-score&scoreTest=2')).toEqual(["'=1+1", 'Bea', 'Cleo']);
});

test('whose results and notes the file holds is written down, and nobody else', async () => {
  const looks = () =>
    server.database.query<{ subject_id: number }>(
      "select subject_id from app.access_ledger where organization_id = $1 and what = 'people_file'",
      [tenant.organization.id],
    );
  const before = await looks();
  await file('');
  expect((await looks()).slice(before.length)).toEqual([{ subject_id: open }]);
});

test('one that is not the organisation’s fails the file, as one that there is not', async () => {
  const stranger = await makeTenant(server);
  for (const [token, subjects] of [
    [stranger.manager.token, `${open}`],
    [tenant.manager.token, `${open},2147483647`],
    [tenant.manager.token, '9999999999'],
  ] as const) {
    const path = `/api/admin/subjects/download-csv?subjects=${subjects}`;
    expect((await server.call('GET', path, { token })).status).toBe(404);
  }
  const { status } = await server.call('GET', '/api/admin/subjects/download-csv?subjects=a', {
    token: tenant.manager.token,
  });
  expect(status).toBe(422);
});
