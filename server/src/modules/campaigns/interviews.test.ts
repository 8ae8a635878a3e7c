import { beforeAll, expect, test } from 'vitest';
import { campaignFields, makeCampaign, makeTenant, type Tenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { interviewCampaign, sampleQuestions } from '../../test/interviews.ts';
import { activate } from '../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

const asked = { interview_name: 'First conversation', interview_questions: sampleQuestions };

function save(changes: Record<string, unknown>, { manager } = tenant) {
  return server.call('POST', '/api/admin/campaigns', {
    token: manager.token,
    json: campaignFields(changes),
  });
}

function edit(id: number, changes: Record<string, unknown>) {
  return server.call('PUT', '/api/admin/campaigns/active', {
    token: tenant.manager.token,
    json: { campaign_id: id, ...changes },
  });
}

const interviews = async () =>
  (
    await server.database.query<{ n: number }>(
      'select count(*)::integer as n from app.interviews where organization_id = $1',
      [tenant.organization.id],
    )
  )[0]?.n;

test('R135: a campaign carries its interview, among its tests too', async () => {
  const { status, body } = await save({ test_types: ['1'], ...asked });
  expect(status).toBe(201);
  const { data } = body;
  expect(data).toMatchObject({ ...asked, interview_id: expect.any(Number) });
  expect(data.test_types).toEqual([1, expect.stringMatching(/^interview_[a-z0-9]{10}$/)]);
  expect(data.tests[1]).toEqual({ id: data.test_types[1], name: 'First conversation' });
  const none = (await save({ test_types: ['1'] })).body.data;
  expect(none).toMatchObject({
    interview_id: null,
    interview_name: null,
    interview_questions: [],
    test_types: [1],
  });
});

test('a form without brackets or with blank questions asks for none; without a name it has the usual one', async () => {
  const blank = await save({ test_types: ['1'], interview_questions: ['', '  '] });
  expect(blank.body.data.interview_id).toBeNull();
  const named = await save({ test_types: [], interview_questions: [' Why? '] });
  expect(named.body.data).toMatchObject({
    interview_name: 'Video interview',
    interview_questions: ['Why?'],
  });
});

test('ten questions of 500 characters, and not one more', async () => {
  const most = { interview_questions: Array.from({ length: 10 }, () => 'x'.repeat(500)) };
  expect((await save(most)).status).toBe(201);
  const many = await save({ interview_questions: Array.from({ length: 11 }, () => 'Why?') });
  expect(many).toMatchObject({
    status: 422,
    body: { errors: { interview_questions: ['At most 10 questions.'] } },
  });
  const long = await save({ interview_questions: ['Why?', 'x'.repeat(501)] });
  expect(long.status).toBe(422);
  expect(Object.keys(long.body.errors)).toEqual(['interview_questions.1']);
});

test('is refused where it is not enabled, and so is the interview of another campaign', async () => {
  const without = await makeTenant(server, { features: ['personality'] });
  const refused = await save({ ...asked }, without);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { interview_questions: [expect.stringContaining('not enabled')] } },
  });
  const other = (await save(asked)).body.data;
  const foreign = await save({ test_types: ['1', other.test_types.at(-1)] });
  expect(foreign).toMatchObject({
    status: 422,
    body: { errors: { 'test_types.1': ['This test does not exist.'] } },
  });
});

test('a draft changes its interview, keeps it by its name and gives it up', async () => {
  const draft = (await save(asked)).body.data;
  const before = await interviews();
  const again = await save({
    ...asked,
    campaign_id: draft.id,
    interview_questions: ['Another question?'],
  });
  expect(again.status).toBe(200);
  expect(again.body.data).toMatchObject({
    interview_id: draft.interview_id,
    interview_questions: ['Another question?'],
  });
  // Whoever sends the tests back as they came keeps it.
  const kept = await save({
    campaign_id: draft.id,
    test_types: again.body.data.test_types.map(String),
  });
  expect(kept.body.data).toMatchObject({ interview_id: draft.interview_id });
  const gone = await save({ campaign_id: draft.id, interview_questions: [] });
  expect(gone.body.data).toMatchObject({ interview_id: null, test_types: [1] });
  expect(await interviews()).toBe((before ?? 0) - 1);
});

test('a copy asks the same in an interview of its own', async () => {
  const original = (await save(asked)).body.data;
  const copy = (await save({ ...asked, copy_of: original.id })).body.data;
  expect(copy).toMatchObject(asked);
  expect(copy.interview_id).not.toBe(original.interview_id);
  expect(copy.test_types.at(-1)).not.toBe(original.test_types.at(-1));
});

test('a running campaign changes its questions until somebody has begun', async () => {
  const campaign = await interviewCampaign(server, { tenant });
  const { id } = campaign.campaign;
  const changed = await edit(id, { interview_questions: ['Something else?'] });
  expect(changed.body.data).toMatchObject({
    interview_id: campaign.interviewId,
    interview_questions: ['Something else?'],
  });
  const logged = async () =>
    (
      await server.database.query(
        "select 1 from app.audit_entries where action = 'campaign.edited' and entity_id = $1",
        [String(id)],
      )
    ).length;
  expect(await logged()).toBe(1);
  // The same once more is no change, so the log does not tell of it.
  expect((await edit(id, { interview_questions: ['Something else?'] })).status).toBe(200);
  expect(await logged()).toBe(1);
  // What the call does not name stays.
  const named = await edit(id, { campaign_name: 'Another name' });
  expect(named.body.data.interview_questions).toEqual(['Something else?']);
  const nothing = await edit(id, { interview_questions: [] });
  expect(nothing).toMatchObject({
    status: 422,
    body: { errors: { test_types: [expect.anything()] } },
  });

  const { token } = campaign.person;
  const begun = await server.call('GET', `/api/interviews/start/${campaign.code}`, { token });
  expect(begun.body.data.questions).toMatchObject([{ question: 'Something else?' }]);
  await server.database.query('update app.campaigns set started_count = 1 where id = $1', [id]);
  const frozen = await edit(id, { interview_questions: ['Too late?'] });
  expect(frozen).toMatchObject({
    status: 422,
    body: { errors: { interview_questions: [expect.stringContaining('Someone has started')] } },
  });
  const { body } = await server.call('GET', `/api/admin/campaigns/${id}`, {
    token: tenant.manager.token,
  });
  const whole = await edit(id, {
    test_types: body.data.test_types,
    interview_name: body.data.interview_name,
    interview_questions: body.data.interview_questions,
  });
  expect(whole.status).toBe(200);
});

test('an interview can be the only test, and goes with a campaign that nobody has begun', async () => {
  const { id } = await makeCampaign(server, tenant, { test_types: [], ...asked });
  await activate(server, tenant, id);
  const before = await interviews();
  const path = `/api/admin/campaigns/${id}`;
  expect((await server.call('DELETE', path, { token: tenant.manager.token })).status).toBe(200);
  expect(await interviews()).toBe((before ?? 0) - 1);
});
