import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCampaign,
  makeStaff,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Stage {
  id: number;
  name: string;
  order: number;
  outcome: string | null;
  people: number;
}

const asking =
  ({ manager }: Pick<Tenant, 'manager'>) =>
  (method: string, path: string, json?: unknown) =>
    server.call(method, `/api/admin/campaigns/${path}`, { token: manager.token, json });

async function stagesOf(tenant: Tenant, campaign: number): Promise<Stage[]> {
  const { body } = await asking(tenant)('GET', `${campaign}/stages`);
  return body.data.stages;
}

const people = (...names: string[]) =>
  names.map((name) => ({
    first_name: name,
    last_name: 'Roe',
    email: `${name.toLowerCase()}-${Math.random()}@example.org`,
  }));

async function running(names = ['Ann', 'Bo']) {
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant, { subjects: people(...names) });
  await activate(server, tenant, campaign.id);
  const stages = await stagesOf(tenant, campaign.id);
  const called = (name: string) => stages.find((stage) => stage.name === name)?.id as number;
  const { body } = await asking(tenant)('GET', `${campaign.id}/subjects`);
  const rows = body.data as {
    id: number;
    email: string;
    first_name: string;
    stage: Stage | null;
  }[];
  return { tenant, campaign: campaign.id, call: asking(tenant), stages, called, rows };
}

describe('stages of a campaign', () => {
  test('a recruitment campaign begins with six, and everybody in the first; one for development has none', async () => {
    const { tenant, campaign, rows, stages } = await running();
    expect(stages.map(({ name, order, outcome, people: n }) => [name, order, outcome, n])).toEqual([
      ['New', 1, null, 2],
      ['Shortlist', 2, null, 0],
      ['Interview', 3, null, 0],
      ['Offer', 4, null, 0],
      ['Hired', 5, 'hired', 0],
      ['Not selected', 6, 'not_selected', 0],
    ]);
    expect(rows.map(({ stage }) => stage?.name)).toEqual(['New', 'New']);
    const more = await asking(tenant)('POST', 'active/add-subjects', {
      campaign_id: campaign,
      subjects: people('Cy'),
    });
    expect(more.status).toBe(201);
    expect((await stagesOf(tenant, campaign))[0]?.people).toBe(3);

    const { id } = await makeCampaign(server, tenant, { campaign_type: 'development' });
    expect(await stagesOf(tenant, id)).toEqual([]);
    const refused = await asking(tenant)('PUT', `${id}/stages`, { stages: [{ name: 'New' }] });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/recruit/) },
    });
    // A draft that becomes one for recruitment gets them, with the people it has.
    const { body } = await server.call('GET', `/api/admin/campaigns/${id}`, {
      token: tenant.manager.token,
    });
    const saved = await server.call('POST', '/api/admin/campaigns', {
      token: tenant.manager.token,
      json: {
        campaign_id: id,
        campaign_name: body.data.name ?? 'Draft',
        campaign_type: 'recruitment',
        test_types: ['1'],
        deadline: new Date(Date.now() + 86_400_000).toISOString(),
        number_of_reminders: 0,
        invite_sender_name: 'M',
        invite_sender_email: 'm@example.org',
      },
    });
    expect(saved.status).toBe(200);
    expect((await stagesOf(tenant, id)).map((stage) => stage.people)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('they are renamed, added, ordered and deleted; one with people in it stays', async () => {
    const { tenant, campaign, call, stages, called } = await running();
    const [first, , , , hired] = stages as [Stage, Stage, Stage, Stage, Stage];
    const kept = await call('PUT', `${campaign}/stages`, {
      stages: [
        { id: first.id, name: 'Applied', order: 1 },
        { name: 'Phone call', order: 2 },
        { id: hired.id, name: 'Starts with us', order: 3, people: 0 },
      ],
      for_new_campaigns: true,
    });
    expect(kept.status).toBe(200);
    expect(
      kept.body.data.stages.map((one: Stage) => [one.name, one.order, one.outcome, one.people]),
    ).toEqual([
      ['Applied', 1, null, 2],
      ['Phone call', 2, null, 0],
      ['Starts with us', 3, 'hired', 0],
    ]);
    expect(
      await call('PUT', `${campaign}/stages`, { stages: [{ id: hired.id, name: 'Hired' }] }),
    ).toMatchObject({
      status: 409,
      body: { message: '2 people are in the stage “Applied”. Move them first, then delete it.' },
    });
    expect(
      await call('PUT', `${campaign}/stages`, {
        stages: [{ id: first.id, name: 'A' }, { name: ' a ' }],
      }),
    ).toMatchObject({ status: 422, body: { errors: { 'stages.1.name': [expect.any(String)] } } });
    expect((await call('PUT', `${campaign}/stages`, { stages: [] })).status).toBe(422);
    // One that is gone, or of another campaign.
    expect(
      (await call('PUT', `${campaign}/stages`, { stages: [{ id: called('Offer'), name: 'O' }] }))
        .status,
    ).toBe(404);

    const later = await makeCampaign(server, tenant);
    const copy = await makeCampaign(server, tenant, { copy_of: campaign });
    for (const { id } of [later, copy]) {
      expect((await stagesOf(tenant, id)).map(({ name, outcome }) => [name, outcome])).toEqual([
        ['Applied', null],
        ['Phone call', null],
        ['Starts with us', 'hired'],
      ]);
    }
    const stranger = await makeTenant(server);
    const { id } = await makeCampaign(server, stranger);
    expect((await stagesOf(stranger, id)).length).toBe(6);
  });
});

describe('moving people', () => {
  test('one or many, all or none, with a history, and nothing is sent', async () => {
    const { tenant, campaign, call, called, rows } = await running();
    const ids = rows.map(({ id }) => id);
    const move = (subjects: number[], stage: number) =>
      call('PUT', `${campaign}/subjects/stage`, { subjects, stage_id: stage });
    expect((await move(ids, called('Shortlist'))).body.data).toEqual({
      stage: { id: called('Shortlist'), name: 'Shortlist', outcome: null },
      moved: 2,
      email_offer: null,
    });
    expect((await move([ids[0] as number], called('Not selected'))).body.data).toMatchObject({
      moved: 1,
      email_offer: { outcome: 'not_selected', people: 1 },
    });
    // The same again changes nothing, and leaves nothing in the history.
    expect((await move([ids[0] as number], called('Not selected'))).body.data.moved).toBe(0);
    const history = await call('GET', `${campaign}/subjects/${ids[0]}/stages`);
    expect(history.body.data).toEqual({
      stage: { id: called('Not selected'), name: 'Not selected', outcome: 'not_selected' },
      told: null,
      moves: [
        { from: 'Shortlist', to: 'Not selected', by: 'Mara Keller', at: expect.any(String) },
        { from: 'New', to: 'Shortlist', by: 'Mara Keller', at: expect.any(String) },
      ],
    });
    const there = (stage: string) =>
      server.call(
        'GET',
        `/api/admin/subjects/campaign/filter?campaign=${campaign}&stage=${called(stage)}`,
        { token: tenant.manager.token },
      );
    expect((await there('Shortlist')).body).toMatchObject({
      data: [{ id: ids[1], status: 'invited', stage: { name: 'Shortlist' } }],
      meta: { total: 1 },
    });
    expect((await there('New')).body.meta.total).toBe(0);

    const other = await running(['Zed']);
    for (const [subjects, stage] of [
      [[...ids, other.rows[0]?.id as number], called('Offer')],
      [ids, other.called('Offer')],
    ] as const) {
      expect((await move([...subjects], stage)).status).toBe(404);
    }
    expect((await stagesOf(tenant, campaign)).find(({ name }) => name === 'Offer')?.people).toBe(0);
    const mails = await server.database.query(
      "select from app.mails where campaign_id = $1 and template = 'campaign-decision'",
      [campaign],
    );
    expect(mails).toEqual([]);
  });

  test('managers who move the same people at once leave one chain of moves', async () => {
    const { tenant, campaign, called, rows } = await running(['A', 'B', 'C', 'D', 'E']);
    const second = { manager: await makeStaff(server, 'admin', tenant.organization) };
    const ids = rows.map(({ id }) => id);
    const names = ['Shortlist', 'Interview', 'Offer', 'Hired'];
    const answers = await Promise.all(
      names.flatMap((name, at) =>
        [tenant, second].map((by) =>
          asking(by)('PUT', `${campaign}/subjects/stage`, {
            subjects: at % 2 === 0 ? ids : ids.toReversed(),
            stage_id: called(name),
          }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const id of ids) {
      const { body } = await asking(tenant)('GET', `${campaign}/subjects/${id}/stages`);
      const { stage, moves } = body.data as { stage: Stage; moves: { from: string; to: string }[] };
      expect(moves[0]?.to).toBe(stage.name);
      const chain = moves.toReversed();
      expect(chain.map(({ from }) => from)).toEqual([
        'New',
        ...chain.slice(0, -1).map(({ to }) => to),
      ]);
    }
  });

  test('a stage that is deleted while somebody is moved there keeps them or is gone, never both', async () => {
    const { tenant, campaign, call, stages, called, rows } = await running();
    const [offer, ids] = [called('Offer'), rows.map(({ id }) => id)];
    const [moved, set] = await Promise.all([
      call('PUT', `${campaign}/subjects/stage`, { subjects: ids, stage_id: offer }),
      call('PUT', `${campaign}/stages`, { stages: stages.filter(({ id }) => id !== offer) }),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([moved.status, set.status]);
    const after = await stagesOf(tenant, campaign);
    expect(after.reduce((sum, one) => sum + one.people, 0)).toBe(2);
  });
});

describe('telling people of a decision', () => {
  const progressOf = async (token: string) =>
    (await server.call('GET', '/api/subject/test-types', { token })).body.data.invites[0].progress;

  test('is a step of its own: a preview, then one email each, and only then does the home page say so', async () => {
    const { tenant, campaign, call, called, rows } = await running();
    const [ann, bo] = rows as [(typeof rows)[number], (typeof rows)[number]];
    const person = await enterCampaign(server, tenant, campaign, ann.email);
    expect(await progressOf(person.token)).toBeNull();
    await finishPersonality(server, person);
    await eventually(
      async () => (await progressOf(person.token)) === 'received' || undefined,
      'the campaign to be told',
    );
    const decided = { stage_id: called('Not selected'), subjects: [ann.id, bo.id] };
    await call('PUT', `${campaign}/subjects/stage`, { ...decided, subjects: [ann.id] });
    expect(await progressOf(person.token)).toBe('under_review');

    const text = 'We liked <your> answers.\n\nDo write again.';
    const preview = await call('POST', `${campaign}/decision/preview`, { ...decided, text });
    expect(preview.body.data).toMatchObject({ people: 1, left_out: 1 });
    expect(preview.body.data.html).toContain('We liked &lt;your&gt; answers.');
    expect(preview.body.data.html).not.toContain('IQ');
    expect(await progressOf(person.token)).toBe('under_review');
    // Bo is elsewhere; whoever sends twice, or beside somebody else, sends once.
    const sent = await Promise.all(
      [1, 2].map(() => call('POST', `${campaign}/decision`, { ...decided, text })),
    );
    expect(
      sent.map(({ body }) => body.sent as number).toSorted((one, other) => one - other),
    ).toEqual([0, 1]);
    const mail = await receiveMail(server, ann.email, 'About your application');
    expect(mail.text).toContain('other candidates this time');
    expect(mail.text).toContain('Do write again.');
    expect(await progressOf(person.token)).toBe('decided');
    expect((await call('POST', `${campaign}/decision/preview`, decided)).status).toBe(409);
    const again = await call('PUT', `${campaign}/subjects/stage`, {
      subjects: [ann.id],
      stage_id: called('Hired'),
    });
    expect(again.body.data.email_offer).toEqual({ outcome: 'hired', people: 1 });
    const history = await call('GET', `${campaign}/subjects/${ann.id}/stages`);
    expect(history.body.data.told).toEqual({ outcome: 'not_selected', at: expect.any(String) });
  });

  test('leaves out who wants no emails, and asks for a stage that decides', async () => {
    const { tenant, campaign, call, called, rows } = await running();
    const [ann] = rows as [(typeof rows)[number]];
    await server.database.query(
      `insert into app.subscriptions (user_id, organization_id, token_hash, unsubscribed_at) values ($1, $2, $3, now())
       on conflict (user_id, organization_id) do update set unsubscribed_at = now()`,
      [ann.id, tenant.organization.id, `decision ${ann.id}`],
    );
    const decided = { stage_id: called('Hired'), subjects: [ann.id] };
    const moved = await call('PUT', `${campaign}/subjects/stage`, decided);
    expect(moved.body.data).toMatchObject({ moved: 1, email_offer: null });
    expect((await call('POST', `${campaign}/decision`, decided)).body).toMatchObject({
      sent: 0,
      left_out: 1,
    });
    expect(
      (await call('POST', `${campaign}/decision`, { ...decided, stage_id: called('Offer') }))
        .status,
    ).toBe(409);
  });
});
