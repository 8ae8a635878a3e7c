import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let webDir: string;
let own: number;
let bare: number;
let token: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'assay-web-'));
  await mkdir(join(webDir, 'assets'));
  for (const name of ['index.html', 'test.html', 'sw.js', 'favicon.svg', 'assets/page-1a2b.js'])
    await writeFile(join(webDir, name), name);
  server = await startTestServer({ work: false, config: { webDir } });
  const tenant = await makeTenant(server);
  [own, token] = [tenant.organization.id, tenant.manager.token];
  bare = (await makeTenant(server)).organization.id;
  await setSites(['https://careers.example.org', 'https://jobs.example.org:8443']);
});
afterAll(async () => {
  await server.stop();
  await rm(webDir, { recursive: true });
});

async function setSites(sites: string[]): Promise<void> {
  const json = { frame_ancestors: sites };
  const saved = await server.call('PUT', '/api/admin/manager/organization', { token, json });
  expect(saved.status).toBe(200);
}

/** Who may show an answer in a frame, by both headers. */
async function framers(path: string, method = 'GET') {
  const { headers } = await fetch(server.origin + path, { method });
  const policies = (headers.get('content-security-policy') ?? '').split(';');
  const rules = policies.filter((rule) => rule.trim().startsWith('frame-ancestors '));
  expect([path, rules.length]).toEqual([path, 1]);
  const who = rules.join('').trim().replace('frame-ancestors ', '');
  return `${who} ${headers.get('x-frame-options')}`;
}

const nobody = "'none' DENY";
const sites = 'https://careers.example.org https://jobs.example.org:8443 null';

test('R035 pages for candidates may be shown in a frame by the sites of the organisation that their address names', async () => {
  const hash = 'a'.repeat(64);
  for (const path of [
    '/',
    '/login',
    `/create-account-test-subject/${hash}/${own}`,
    `/open-invite/${hash}`,
    '/profile/new/logical',
    '/personality/test',
    '/personality/results',
    '/iq-test/analogy/instructions',
    '/skill/test/7',
  ])
    expect([path, await framers(`${path}?iframe=1&organization=${own}`)]).toEqual([path, sites]);
  expect(await framers(`/login?iframe=1&organization=${own}`, 'HEAD')).toBe(sites);
});

test('nobody may show in a frame what concerns a whole account, managers, calls, files and the demo', async () => {
  const asked = `?iframe=1&organization=${own}`;
  for (const path of [
    '/admin',
    '/admin/login',
    '/admin/assessments',
    '/own-data',
    '/profile/edit',
    `/give-permission/${own}/abc`,
    '/forgot-password',
    '/reset-password/abc',
    '/register',
    '/no-such-page',
    '/api/health',
    '/api/subject/tests',
    '/api/none',
    '/api/docs',
    '/dist/assets/page-1a2b.js',
    '/dist/test.html',
    '/dist/none',
    '/demo/mails',
    '/metrics',
  ])
    expect([path, await framers(path + asked)]).toEqual([path, nobody]);
});

test('without the flag, an organisation or its list nobody may either; there is no wildcard', async () => {
  for (const query of [
    '',
    `?organization=${own}`,
    '?iframe=1',
    `?iframe=1&organization=${bare}`,
    '?iframe=1&organization=987654',
    '?iframe=1&organization=*',
    `?iframe=1&organization=${own}%20*`,
  ])
    expect([query, await framers(`/login${query}`)]).toEqual([query, nobody]);
  for (const site of [
    '*',
    'https://*',
    'https://*.example.org',
    'https:',
    "'self'",
    'https://a.b; x',
  ])
    expect(
      (
        await server.call('PUT', '/api/admin/manager/organization', {
          token,
          json: { frame_ancestors: [site] },
        })
      ).status,
    ).toBe(422);
});

test('an inactive organisation shows nothing, and a list that is emptied ends it at once', async () => {
  const path = `/login?iframe=1&organization=${own}`;
  const setStatus = (status: string) =>
    server.database.query(`update app.organizations set status = '${status}' where id = ${own}`);
  await setStatus('inactive');
  expect(await framers(path)).toBe(nobody);
  await setStatus('active');
  expect(await framers(path)).toBe(sites);
  await setSites([]);
  expect(await framers(path)).toBe(nobody);
});
