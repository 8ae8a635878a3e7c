import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  answerQuestion,
  beginRecording,
  interviewCodeIn,
  makeTimedWebm,
  makeWebm,
  sendPiece,
} from '../../../test/interviews.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let campaign: number;
let code: string;
const people: Record<string, Person> = {};

const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve'];
const emailOf = (name: string) => `${name.toLowerCase()}@table.example.org`;

/** Ada has handed in, with a second take; Bea is in the midst; Cleo has done the other test; Dora and Eve have not come. */
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
  const made = await makeCampaign(server, tenant, {
    test_types: ['1'],
    interview_name: 'First conversation',
    interview_questions: ['What drew you to this work?', 'What went wrong once?'],
    subjects: names.map((name) => ({ first_name: name, last_name: 'Vos', email: emailOf(name) })),
  });
  campaign = made.id;
  await activate(server, tenant, campaign);
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    people[name] = await enterCampaign(server, tenant, campaign, emailOf(name));
  }
  ({ code } = await interviewCodeIn(server, tenant, campaign));
  const { Ada: ada, Bea: bea, Cleo: cleo } = people as Record<'Ada' | 'Bea' | 'Cleo', Person>;
  await server.call('GET', `/api/interviews/start/${code}`, { token: ada.token });
  const first = makeWebm();
  const { path } = await beginRecording(server, ada, code, 2, first.length);
  await sendPiece(server, ada, path, first);
  await answerQuestion(server, ada, code, 2, makeTimedWebm(20));
  await answerQuestion(server, ada, code, 1, makeTimedWebm(40));
  await server.call('GET', `/api/interviews/complete/${code}`, { token: ada.token });
  await server.call('GET', `/api/interviews/start/${code}`, { token: bea.token });
  await answerQuestion(server, bea, code, 1, makeTimedWebm(90));
  await finishPersonality(server, cleo);
  // The invitations hear of it by jobs.
  await eventually(async () => {
    const begun = await server.database.query(
      `select from app.invitations where campaign_id = $1 and status = 'in_progress'`,
      [campaign],
    );
    return begun.length === 3;
  }, 'the states of the invitations');
});
afterAll(() => server.stop());

const table = (query = '', { manager } = tenant) =>
  server.call(
    'GET',
    `/api/admin/campaigns/${campaign}/subjects/interview/results${query}`,
    manager,
  );

const order = async (query: string) =>
  ((await table(query)).body.data as { subject: { first_name: string } }[]).map(
    ({ subject }) => subject.first_name,
  );

const untold = {
  answered: null,
  asked: null,
  seconds: null,
  retakes: null,
  startedAt: null,
  completedAt: null,
  attempt: null,
  rating: null,
};

test('everybody of a campaign is in the table, with how far they are', async () => {
  const { status, body } = await table();
  expect(status).toBe(200);
  expect(body.meta).toMatchObject({
    total: 5,
    campaign: { id: campaign },
    interview: { name: 'First conversation', code },
  });
  expect(body.data).toEqual([
    {
      subject: expect.objectContaining({ first_name: 'Ada', email: emailOf('Ada') }),
      permission: true,
      state: 'completed',
      answered: 2,
      asked: 2,
      seconds: 60,
      retakes: 1,
      startedAt: expect.stringMatching(/Z$/),
      completedAt: expect.stringMatching(/Z$/),
      attempt: expect.objectContaining({ number: 1 }),
      rating: { raters: 0, own: null, mean: null },
    },
    expect.objectContaining({
      state: 'in_progress',
      answered: 1,
      asked: 2,
      seconds: 90,
      retakes: 0,
      startedAt: expect.any(String),
      completedAt: null,
    }),
    // The other test is no beginning of this one.
    expect.objectContaining({ permission: true, state: 'invited', ...untold }),
    expect.objectContaining({ permission: false, state: 'invited', ...untold }),
    expect.objectContaining({ permission: false, state: 'invited', ...untold }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/score|file_key|recording_id/);
});

test('it is sorted and searched like its sisters', async () => {
  expect(await order('?order=-name')).toEqual(names.toReversed());
  expect((await order('?order=-seconds')).slice(0, 2)).toEqual(['Bea', 'Ada']);
  expect((await order('?order=-answered')).slice(0, 2)).toEqual(['Ada', 'Bea']);
  expect((await order('?order=state')).slice(0, 2)).toEqual(['Ada', 'Bea']);
  expect((await order('?order=completed_at'))[0]).toBe('Ada');
  expect(await order('?name=BEA')).toEqual(['Bea']);
  expect(await order('?page=2&perPage=2')).toEqual(['Cleo', 'Dora']);
  expect((await table('?order=take')).status).toBe(422);
});

test('as CSV it has the same columns, the same order and the way to what can be watched', async () => {
  const { headers, body } = await server.call<string>(
    'GET',
    `/api/admin/campaigns/${campaign}/subjects/interview/results.csv?order=-seconds`,
    tenant.manager,
  );
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('First conversation.csv');
  const [head, bea, ada, cleo] = body.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    'first_name,last_name,email,state,answered,asked,length_in_seconds,recorded_again,started_at,completed_at,attempt,own_rating,mean_rating,raters,interview',
  );
  expect(bea).toMatch(/^Bea,Vos,bea@table\.example\.org,in_progress,1,2,90,0,[^,]+Z,,1,,,,$/);
  expect(ada).toMatch(/^Ada,Vos,[^,]+,completed,2,2,60,1,[^,]+Z,[^,]+Z,1,,,0,http:[^,]+$/);
  const link = `/admin/interview/result/${code}/${people['Ada']?.id}?campaign=${campaign}`;
  expect(ada).toContain(link);
  expect(cleo).toMatch(/^Cleo,Vos,[^,]+,invited,,,,,,,,,,,$/);
});

test('a look is written down for those of whom something is shown, and for nobody else', async () => {
  await server.database.query('delete from app.access_ledger');
  await table();
  const looks = await server.database.query<{ subject_id: number; what: string }>(
    'select subject_id, what from app.access_ledger order by id',
  );
  expect(looks.map(({ subject_id }) => subject_id).toSorted((a, b) => a - b)).toEqual(
    [people['Ada']?.id ?? 0, people['Bea']?.id ?? 0].toSorted((a, b) => a - b),
  );
  expect(new Set(looks.map(({ what }) => what))).toEqual(new Set(['interview_table']));
});

test('without permission only what was typed and the state of the invitation stay, and nobody is sorted by more', async () => {
  const path = `/api/subject/organizations-with-permission/${tenant.organization.id}`;
  const { Ada: ada } = people as Record<'Ada', Person>;
  expect((await server.call('DELETE', path, ada)).status).toBe(200);
  const { body } = await table('?name=ada');
  expect(body.data).toEqual([
    {
      subject: { id: ada.id, first_name: 'Ada', last_name: 'Vos', email: ada.email },
      permission: false,
      state: 'permission_pending',
      ...untold,
    },
  ]);
  expect((await order('?order=-answered'))[0]).toBe('Bea');
  expect((await order('?order=completed_at'))[0]).toBe('Ada');
  expect((await order('?order=-completed_at'))[0]).toBe('Ada');
  await server.call('POST', '/api/user/give-permission-to-organization', {
    token: ada.token,
    json: { organizationId: tenant.organization.id },
  });
});

test('it is there for the organisation alone, where it has interviews and the campaign asks for one', async () => {
  const stranger = await makeTenant(server);
  const foreign = await table('', stranger);
  const without = await makeCampaign(server, tenant, { test_types: ['1'] });
  const path = `/api/admin/campaigns/${without.id}/subjects/interview/results`;
  expect([foreign.status, (await server.call('GET', path, tenant.manager)).status]).toEqual([
    404, 404,
  ]);
  expect((await table('', { ...tenant, manager: people['Bea'] as Person })).status).toBe(403);
  const plain = await makeTenant(server, { features: ['personality'] });
  expect((await table('', plain)).body).toMatchObject({ code: 'feature_off' });
});

test('an answer of a time when takes were not counted says nothing of a second one', async () => {
  await server.database.query('update app.recordings set take = null where take = 1');
  const { body } = await table('?name=bea');
  expect(body.data[0]).toMatchObject({ answered: 1, retakes: null });
});
