import { afterAll, beforeAll, expect, test } from 'vitest';
import { featureKeys } from '@assay/contract/access';
import { subjectStatuses } from '@assay/contract/campaign-people';
import {
  makeCampaign,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Life, makeLife } from '../../../test/life.ts';
import { finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let life: Life;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  life = await makeLife(server);
  ({ tenant } = life);
});
afterAll(() => server.stop());

const path = (id: number, after = '') => `/api/admin/subject-profile/${id}${after}`;
const profileOf = ({ id }: { id: number }, token = tenant.manager.token) =>
  server.call('GET', path(id), { token });
const timelineOf = ({ id }: { id: number }, query = '', token = tenant.manager.token) =>
  server.call('GET', path(id, `/timeline${query}`), { token });

test('R008 R128 one page says everything that an organisation with permission may know', async () => {
  const { status, body } = await profileOf(life.person);
  expect(status).toBe(200);
  const { data } = body;
  expect(data.subject).toMatchObject({ id: life.person.id, email: life.person.email });
  expect(data.campaigns).toEqual([
    expect.objectContaining({
      id: life.campaign,
      type: 'recruitment',
      status: expect.any(String),
      stage: { id: expect.any(Number), name: 'New', outcome: null },
    }),
  ]);
  expect(subjectStatuses).toContain(data.campaigns[0].status);
  expect(data.custom_fields).toEqual([
    { id: expect.any(Number), title: life.canary, body: life.canary },
  ]);
  expect(data.given_data).toMatchObject({ role_type: 'standard', role_id: 3 });
  expect(data.cv).toMatchObject({ source: 'organization', type: 'pdf' });
  expect(data.skills.list).toEqual([{ name: life.canary, level: null, keywords: [] }]);
  expect(data.notes_count).toBe(1);
  expect(data.can_sync).toBe(false);
  // The profile is the person's: neither age nor gender nor where somebody studied.
  expect(JSON.stringify(data)).not.toMatch(/birthdate|gender|linkedin|country|degree/);
});

test('each test is a card: a verdict before the number, never a number without its band, and the way to its report', async () => {
  const { body } = await profileOf(life.person);
  const cards = new Map(
    body.data.results.map((card: { instrument: string }) => [card.instrument, card]),
  );
  const asked = [{ id: life.campaign, name: expect.any(String) }];
  const common = { state: 'completed', campaigns: asked, attempt: { number: 1 } };
  expect(cards.get('personality')).toMatchObject({
    ...common,
    verdict: expect.stringMatching(/typical/i),
    score: { metric: 'fit', reference: expect.any(String) },
    report: `/admin/report/personality/${life.person.id}?campaign=${life.campaign}`,
  });
  expect(cards.get('iq')).toMatchObject({
    ...common,
    verdict: expect.any(String),
    score: { metric: 'iq' },
    report: `/admin/report/logical/${life.person.id}?campaign=${life.campaign}`,
  });
  // Nobody has described the organisation's culture.
  expect(cards.get('culture')).toMatchObject({ ...common, verdict: null, score: null });
  // Of health a band in words, and no number.
  expect(cards.get('burnout')).toMatchObject({
    ...common,
    verdict: expect.any(String),
    score: null,
  });
  expect(cards.get('skill')).toMatchObject({ ...common, score: { metric: 'percent' } });
  expect(cards.get('interview')).toMatchObject({
    ...common,
    score: null,
    report: `/admin/interview/result/${life.interviewTest.replace('interview_', '')}/${life.person.id}?campaign=${life.campaign}`,
  });
  for (const { score } of body.data.results) {
    if (score === null) continue;
    expect(score.interval[0]).toBeLessThanOrEqual(score.value);
    expect(score.interval[1]).toBeGreaterThanOrEqual(score.value);
  }
});

test('a test that no campaign asks for is compared as its report compares it', async () => {
  const { person } = await startedCampaign(server, tenant, {
    test_types: ['2'],
    campaign_profile_id: 3,
  });
  await finishPersonality(server, person);
  const cards = (await profileOf(person)).body.data.results;
  const card = cards.find(({ instrument }: { instrument: string }) => instrument === 'personality');
  const report = await server.call(
    'GET',
    `/api/admin/results/personality-test/subject/${person.id}`,
    {
      token: tenant.manager.token,
    },
  );
  const { percentile, percentileInterval } = report.body.data.fit;
  expect(card.score).toMatchObject({ value: percentile, interval: percentileInterval });
  expect(card.verdict).not.toBeNull();
});

test('a card speaks the language of its reader, and a feature that is off has none', async () => {
  const headers = { 'accept-language': 'nl' };
  const { token } = tenant.manager;
  const dutch = await server.call('GET', path(life.person.id), { token, headers });
  const names = dutch.body.data.results.map(({ name }: { name: string }) => name);
  expect(names).toContain('Persoonlijkheid');
  await server.database.query(
    `delete from app.organization_features x using app.features f
     where f.id = x.feature_id and f.key = 'iq' and x.organization_id = $1`,
    [tenant.organization.id],
  );
  const { body } = await profileOf(life.person);
  const instruments = body.data.results.map(({ instrument }: { instrument: string }) => instrument);
  expect(instruments).not.toContain('iq');
  expect(instruments).toContain('personality');
  await server.database.query(
    "insert into app.organization_features select $1, id from app.features where key = 'iq'",
    [tenant.organization.id],
  );
});

test('what is not begun, or is somebody else’s to ask, shows nothing of a result', async () => {
  const other = await makeTenant(server);
  const campaign = await makeCampaign(server, other, {
    subjects: [{ first_name: 'A', last_name: 'B', email: life.person.email }],
    test_types: ['1', '2'],
  });
  await server.call('POST', `/api/admin/campaigns/activate/${campaign.id}`, {
    token: other.manager.token,
  });
  expect(await profileOf(life.person, other.manager.token)).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
  expect(await timelineOf(life.person, '', other.manager.token)).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
  const states = async () => {
    const at = `/api/admin/subjects/${life.person.id}?scores=0`;
    const listed = await server.call('GET', at, { token: other.manager.token });
    return listed.body.data.tests.map((test: { id: number; state: string }) => [
      test.id,
      test.state,
    ]);
  };
  expect(await states()).toEqual([
    [1, 'asked'],
    [2, 'asked'],
  ]);
  await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: life.person.token,
    json: { organizationId: other.organization.id },
  });
  expect(await states()).toEqual([1, 2, 3].map((id) => [id, 'completed']));
  const { body } = await profileOf(life.person, other.manager.token);
  const shown = body.data.results.map(({ instrument }: { instrument: string }) => instrument);
  // Taken once, shown to whoever holds the permission; energy, skills and interviews to who asked.
  expect(shown).toEqual(['personality', 'iq', 'culture']);
  expect(body.data).toMatchObject({
    custom_fields: [],
    given_data: { role_type: null },
    cv: { source: 'person' },
    skills: null,
    notes_count: 0,
    looked: [],
  });
  const happened = await timelineOf(life.person, '?perPage=100', other.manager.token);
  expect(JSON.stringify(happened.body)).not.toMatch(/burnout|mcqt|interview_|"note"/);

  const { person: fresh } = await startedCampaign(server, tenant, { test_types: ['1'] });
  const [card] = (await profileOf(fresh)).body.data.results;
  const nothing = { state: 'new', verdict: null, score: null, report: null, attempt: null };
  expect(card).toMatchObject(nothing);
});

test('each look is written down, the next one tells who looked, and what one colleague opens twice on a day is one look', async () => {
  const { person } = await startedCampaign(server, tenant);
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  expect((await profileOf(person)).body.data.looked).toEqual([]);
  await profileOf(person, colleague.token);
  await server.database.query(
    "update app.access_ledger set at = at - interval '1 day' where subject_id = $1",
    [person.id],
  );
  await profileOf(person, colleague.token);
  await profileOf(person, colleague.token);
  const { body } = await profileOf(person);
  const named = ({ id }: Person) => ({ id, name: 'Mara Keller' });
  expect(body.data.looked).toEqual([
    { manager: named(colleague), times: 2, last_at: expect.any(String) },
    { manager: named(tenant.manager), times: 1, last_at: expect.any(String) },
  ]);
  const log = await server.call('GET', '/api/subject-profile/access-log', { token: person.token });
  expect(log.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(
    Array.from({ length: 4 }, () => 'profile'),
  );
});

test('the timeline tells what happened, the latest first, a page or a kind of it', async () => {
  const { body } = await timelineOf(life.person, '?perPage=100');
  const kinds = new Set(body.data.map(({ kind }: { kind: string }) => kind));
  for (const kind of [
    'invited',
    'permission_given',
    'test_finished',
    'note',
    'cv',
    'skills',
    'looked',
  ]) {
    expect(kinds).toContain(kind);
  }
  const times = body.data.map(({ at }: { at: string }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
  const note = body.data.find(({ kind }: { kind: string }) => kind === 'note');
  expect(note.actor).toEqual({ id: tenant.manager.id, name: 'Mara Keller' });
  expect(JSON.stringify(body)).not.toContain(`"text"`);
  const finished = await timelineOf(life.person, '?kind=test_finished&perPage=2');
  expect(finished.body.data).toHaveLength(2);
  expect(finished.body.meta).toMatchObject({ per_page: 2, total: expect.any(Number) });
  for (const { kind, test: taken } of finished.body.data) {
    expect([kind, taken.name.length > 0]).toEqual(['test_finished', true]);
  }
  expect((await timelineOf(life.person, '?kind=everything')).status).toBe(422);
});

test('who is in no campaign any more leaves nothing behind', async () => {
  const { campaign, person } = await startedCampaign(server, tenant);
  const { token } = tenant.manager;
  await server.call('POST', `/api/admin/tests/notes/${person.id}`, { token, json: { text: 'x' } });
  await server.call('PUT', `/api/admin/subject/${person.id}/given-data`, {
    token,
    json: { role_type: 'standard', role_id: 3 },
  });
  const gone = await server.call(
    'DELETE',
    `/api/admin/campaign/${campaign.id}/subject/${person.id}/remove`,
    { token },
  );
  expect(gone.status).toBe(200);
  for (const table of ['subject_notes', 'given_data']) {
    const rows = await server.database.query(`select 1 from app.${table} where subject_id = $1`, [
      person.id,
    ]);
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await profileOf(person)).status).toBe(404);
});

test('without a feature for syncing nobody is offered it', async () => {
  const features = featureKeys.filter((key) => key !== 'profile_sync');
  const off = await makeTenant(server, { features });
  const { person } = await startedCampaign(server, off);
  expect((await profileOf(person, off.manager.token)).body.data.can_sync).toBe(false);
});
