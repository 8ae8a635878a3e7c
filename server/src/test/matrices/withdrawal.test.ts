import { reportKinds } from '@assay/contract/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../harness.ts';
import { type Life, makeLife } from '../life.ts';
import type { AnyEndpoint } from './references.ts';

let server: TestServer;
let second: TestServer;
let life: Life;
let partner: Life;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
  life = await makeLife(server);
  partner = await makeLife(server, life.tenant);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

/** Every call that says it shows somebody's results; one that is added is asked too. */
function calls(): { path: string; endpoint: AnyEndpoint }[] {
  const about: Record<string, string | number> = {
    id: life.person.id,
    subjectId: life.person.id,
    subject1: partner.person.id,
    subject2: life.person.id,
    testId: life.skillTest,
    interviewId: life.interview,
    successProfileId: life.successProfile,
    categoryId: 4,
  };
  const kinds = [...reportKinds, `mcqt_${life.skillTest}`];
  return server.node.endpoints
    .filter(({ sensitive, access }) => sensitive === true && access === 'manager')
    .filter(({ path }) => !ofTwenty.test(path))
    .flatMap((endpoint) => {
      const ofCampaign = endpoint.path.includes('/campaigns/{id}');
      const path = endpoint.path
        .replace('/recordings/{id}', `/recordings/${life.recording}`)
        .replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
          name === 'kind'
            ? whole
            : String(ofCampaign && name === 'id' ? life.campaign : about[name]),
        );
      const several = /\/(?:personality-test\/subjects|culture-test\/subjects|team\.pdf)$/.test(
        endpoint.path,
      )
        ? `?subjects[]=${partner.person.id}&subjects[]=${life.person.id}`
        : '';
      if (!path.includes('{kind}')) return [{ path: path + several, endpoint }];
      return kinds.map((kind) => ({ path: path.replace('{kind}', kind), endpoint }));
    });
}

/** Of 20 people and more: their own test tries what a withdrawal does to them. */
const ofTwenty = /\/report\/correlation\//;

const asked = (node: TestServer, path: string) =>
  node.call('GET', path, { token: life.tenant.manager.token });

const people = (body: unknown): number => {
  const { data } = body as { data?: unknown };
  return Array.isArray(data) ? data.length : 1;
};

/** A line of a person of whom nothing is told but name, address and the state of the invitation. */
const typedLine = /^[^,\n]*,[^,\n]*,[^,\n]*,(?:invited|permission_pending),+$/gm;

/** The same as a row: what an organisation has typed itself stays visible to it. */
function isTyped({ subject: _typed, permission, state, ...rest }: Record<string, unknown>) {
  const untold = Object.values(rest).every((value) => value === null);
  return permission === false && state === 'permission_pending' && untold;
}

/** The same where a person stands once for all campaigns, with what the organisation has put there itself: labels and campaigns. */
function isListed(row: Record<string, unknown>) {
  const { permission, status, tests, fit, tie, last_activity_at: seen } = row;
  const told = (tests as Record<string, unknown>[]).filter(
    ({ state, completed_at: done, score }) => state !== 'asked' || done !== null || score !== null,
  );
  const untold = [fit, tie, seen, ...told].every((value) => value === null);
  return permission === false && status === 'permission_pending' && untold;
}

/** The same in a campaign’s table of results. */
function isInvited(row: Record<string, unknown>) {
  const { permission, status, tests, fit, tie, last_seen_at: seen, completed_at: done } = row;
  const told = (tests as Record<string, unknown>[]).filter(
    ({ started, completed, score }) => started || completed || score !== null,
  );
  const untold = [fit, tie, seen, done, ...told].every((value) => value === null);
  return permission === false && status === 'permission_pending' && untold;
}

/** What an answer still shows of the person: tables are there as before, without them. */
function left({ status, body }: Answer<Record<string, unknown> | string>): unknown {
  if (typeof body === 'string') {
    const rest = body.replaceAll(typedLine, '');
    return rest.includes(life.canary) ? body : 'nothing';
  }
  if (status === 403 && body['code'] === 'permission_required') return 'nothing';
  // What was asked in private is not there for who may not read it.
  if (status === 404) return 'nothing';
  for (const [mark, isUntold] of [
    ['campaigns_count', isListed],
    ['campaign_id', isInvited],
  ] as const) {
    const rows = [body['data']].flat() as Record<string, unknown>[];
    if (!rows.some((row) => Object.hasOwn(Object(row), mark))) continue;
    const own = rows.filter(({ id }) => id === life.person.id);
    return status === 200 && own.every(isUntold) ? 'nothing' : own;
  }
  return status === 200 && Array.isArray(body['data']) && body['data'].every(isTyped)
    ? 'nothing'
    : body;
}

test('with the permission every call shows something; withdrawn, none does, on either node; given again, all do', async () => {
  const all = calls();
  expect(all.length).toBeGreaterThan(22);
  const show = async () => {
    for (const [at, { path }] of all.entries()) {
      const { status, body } = await asked(at % 2 ? second : server, path);
      expect([path, status, people(body) > 0]).toEqual([path, 200, true]);
    }
  };
  await show();
  const ledger = async () =>
    (
      await server.database.query('select from app.access_ledger where subject_id = $1', [
        life.person.id,
      ])
    ).length;
  const looked = await ledger();

  const { organization } = life.tenant;
  const withdrawn = await second.call(
    'DELETE',
    `/api/subject/organizations-with-permission/${organization.id}`,
    life.person,
  );
  expect(withdrawn.status).toBe(200);
  for (const node of [server, second]) {
    for (const { path } of all) {
      const answer = await asked(node, path);
      expect([path, left(answer)]).toEqual([path, 'nothing']);
    }
  }
  expect(await ledger()).toBe(looked);

  const given = await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: life.person.token,
    json: { organizationId: organization.id },
  });
  expect(given.status).toBe(200);
  await show();
});
