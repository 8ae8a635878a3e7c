import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  campaignFields,
  makeCampaign,
  makeTenant,
  makeUser,
  receiveMail,
  type Tenant,
} from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import {
  activate,
  enterCampaign,
  finishPersonality,
  startedCampaign,
} from '../../test/shortcuts.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
afterEach(() => server.database.moveClock('0'));

const people = (count: number, name = 'p') =>
  Array.from({ length: count }, (_, i) => ({
    first_name: 'A',
    last_name: `B${i}`,
    email: `${name}-${i}-${Math.random()}@example.org`,
  }));

const save = (changes: Record<string, unknown>, { manager }: Tenant = tenant) =>
  server.call('POST', '/api/admin/campaigns', {
    token: manager.token,
    json: campaignFields(changes),
  });
const show = (id: number, { manager }: Tenant = tenant) =>
  server.call('GET', `/api/admin/campaigns/${id}`, { token: manager.token });
const launch = (id: number, { manager }: Tenant = tenant, node = server) =>
  node.call('POST', `/api/admin/campaigns/activate/${id}`, { token: manager.token });

async function mailsOf(campaignId: number) {
  return server.database.query<{ to_email: string; sent: boolean; message_id: string }>(
    `select to_email, sent_at is not null as sent, message_id from app.mails where campaign_id = $1 and template = 'campaign-invitation'`,
    [campaignId],
  );
}

describe('activating', () => {
  test('twenty times at once, on two nodes: one mail, one link and one count for each person', async () => {
    const subjects = people(5, 'race');
    const campaign = await makeCampaign(server, tenant, { subjects });
    const used = async () =>
      (
        await server.database.query<{ n: number }>(
          'select subjects_used as n from app.organizations where id = $1',
          [tenant.organization.id],
        )
      )[0]?.n ?? 0;
    const before = await used();
    const nodes = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? server : second));
    const answers = await Promise.all(nodes.map((node) => launch(campaign.id, tenant, node)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.status}`))).toEqual(
      new Set(['200 active']),
    );
    await eventually(
      async () => (await mailsOf(campaign.id)).every(({ sent }) => sent),
      'the mails',
    );
    expect((await mailsOf(campaign.id)).map(({ to_email }) => to_email).toSorted()).toEqual(
      subjects.map(({ email }) => email).toSorted(),
    );
    const links = await server.database.query(
      'select from app.links l join app.invitations i on i.id = l.invitation_id where i.campaign_id = $1',
      [campaign.id],
    );
    expect(links).toHaveLength(5);
    const outbox = await server.database.query(
      'select from app.demo_mails where to_email = any($1)',
      [subjects.map(({ email }) => email)],
    );
    expect(outbox).toHaveLength(5);
    expect((await used()) - before).toBe(5);
    const entries = await server.database.query(
      `select from app.audit_entries where action = 'campaign.activated' and entity_id = $1`,
      [String(campaign.id)],
    );
    expect(entries).toHaveLength(1);
  });

  test('needs a test, people and a deadline that is still to come, and says all at once', async () => {
    const empty = await makeCampaign(server, tenant, {
      test_types: [],
      deadline: '',
      subjects: [],
    });
    const { status, body } = await launch(empty.id);
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      422,
      ['deadline', 'subjects', 'test_types'],
    ]);
    const old = await makeCampaign(server, tenant);
    await server.database.query(
      `update app.campaigns set deadline = app.now() - interval '1 minute' where id = $1`,
      [old.id],
    );
    expect(Object.keys((await launch(old.id)).body.errors)).toEqual(['deadline']);
    expect((await show(old.id)).body.data.status).toBe('draft');
    expect(await mailsOf(old.id)).toEqual([]);
  });

  test('needs nobody yet where anybody may join by the open invite', async () => {
    const open = await makeCampaign(server, tenant, { subjects: [], open_invite: 1 });
    expect((await launch(open.id)).body.data).toMatchObject({ status: 'active' });
    const closed = await makeTenant(server, { features: ['personality'] });
    const { id } = await makeCampaign(server, closed, { subjects: [], open_invite: 1 });
    expect(Object.keys((await launch(id, closed)).body.errors)).toEqual(['subjects']);
  });

  test('the list and the campaign say whether anybody may join', async () => {
    const openToAll = async (id: number, owner: Tenant) => {
      const list = await server.call('GET', '/api/admin/campaigns', { token: owner.manager.token });
      const row = (list.body.data as { id: number; open_to_all: boolean }[]).find(
        (one) => one.id === id,
      );
      return [row?.open_to_all, (await show(id, owner)).body.data.open_to_all];
    };
    const untold = await makeCampaign(server, tenant, { subjects: [] });
    expect(await openToAll(untold.id, tenant)).toEqual([false, false]);
    const open = await makeCampaign(server, tenant, { subjects: [], open_invite: 1 });
    expect(await openToAll(open.id, tenant)).toEqual([true, true]);
    // Where nothing is said about it, a draft keeps it and a copy takes it over.
    const again = await server.call('POST', '/api/admin/campaigns', {
      token: tenant.manager.token,
      json: campaignFields({ subjects: [], campaign_id: open.id }),
    });
    expect(again.status).toBe(200);
    const copy = await makeCampaign(server, tenant, { subjects: [], copy_of: open.id });
    for (const { id } of [open, copy]) expect(await openToAll(id, tenant)).toEqual([true, true]);
    await server.call('PUT', `/api/admin/campaigns/${open.id}/open-invite`, {
      token: tenant.manager.token,
      json: { open: false },
    });
    expect(await openToAll(open.id, tenant)).toEqual([false, false]);
    const closed = await makeTenant(server, { features: ['personality'] });
    const { id } = await makeCampaign(server, closed, { subjects: [], open_invite: 1 });
    expect(await openToAll(id, closed)).toEqual([false, false]);
  });

  test('keeps to the package: who is left over is said, and nothing has happened', async () => {
    const trial = await makeTenant(server, { packageId: 1 });
    const first = await makeCampaign(server, trial, { subjects: people(20) });
    expect((await launch(first.id, trial)).status).toBe(200);
    const more = await makeCampaign(server, trial, { subjects: people(6) });
    const { status, body } = await launch(more.id, trial);
    expect([status, body.errors.subjects[0]]).toEqual([422, expect.stringMatching(/\b5\b.*\b6\b/)]);
    expect(await mailsOf(more.id)).toEqual([]);
    // Somebody who was counted in this period is not counted again.
    const known = first.subjects
      .slice(0, 6)
      .map(({ email }) => ({ first_name: 'A', last_name: 'B', email }));
    const again = await makeCampaign(server, trial, { subjects: known });
    expect((await launch(again.id, trial)).status).toBe(200);
    const five = await makeCampaign(server, trial, { subjects: people(5) });
    const one = await makeCampaign(server, trial, { subjects: people(1) });
    const both = await Promise.all([launch(five.id, trial), launch(one.id, trial, second)]);
    // Five more or one more fit, six do not, however close together they come.
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('a form', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['a deadline that has passed', { deadline: '2020-01-01' }, 'deadline'],
    ['no date', { deadline: 'tomorrow' }, 'deadline'],
    ['a day that does not exist', { deadline: '2027-02-30' }, 'deadline'],
    [
      'two reference profiles',
      { campaign_profile_id: 3, alt_campaign_profile_id: 1 },
      'alt_campaign_profile_id',
    ],
    ['a profile that does not exist', { campaign_profile_id: 9999 }, 'campaign_profile_id'],
    [
      'a custom profile of nobody',
      { campaign_profile_id: null, custom_campaign_profile_id: 1 },
      'custom_campaign_profile_id',
    ],
    ['an unknown test', { test_types: ['1', '77'] }, 'test_types.1'],
    ['too many reminders', { number_of_reminders: 11 }, 'number_of_reminders'],
    ['a name that leads elsewhere', { campaign_name: 'see www.evil.test' }, 'campaign_name'],
    ['a sender without an address', { invite_sender_email: 'nobody' }, 'invite_sender_email'],
    [
      'a wrong address in the list',
      { subjects: [...people(1), { first_name: '', last_name: '', email: 'x' }] },
      'subjects.1.email',
    ],
    [
      'the same person twice',
      {
        subjects: [
          people(1, 'x')[0],
          { first_name: '', last_name: '', email: 'A@b.org' },
          { first_name: '', last_name: '', email: 'a@B.org' },
        ],
      },
      'subjects.2.email',
    ],
    [
      'a wrong address in a pasted list',
      { subjects: undefined, email_list: 'a@b.org, nonsense' },
      'email_list',
    ],
    ['a skill test that does not exist', { skill_tests: [999_999] }, 'skill_tests.0'],
  ];
  for (const [what, changes, field] of wrong) {
    test(`with ${what} is refused at its field`, async () => {
      const { status, body } = await save(changes);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    });
  }

  test('with a test that is not switched on is refused', async () => {
    const without = await makeTenant(server, { features: ['culture'] });
    expect(Object.keys((await save({}, without)).body.errors)).toEqual(['test_types.0']);
  });

  test('with a day alone means its last minute where the organisation is', async () => {
    for (const [zone, moment] of [
      ['Europe/Amsterdam', '2030-07-01T21:59:00.000Z'],
      ['America/New_York', '2030-07-02T03:59:00.000Z'],
      ['Asia/Tokyo', '2030-07-01T14:59:00.000Z'],
    ]) {
      const there = await makeTenant(server);
      await server.database.query('update app.organizations set time_zone = $2 where id = $1', [
        there.organization.id,
        zone,
      ]);
      expect((await save({ deadline: '2030-07-01' }, there)).body.data.deadline).toBe(moment);
    }
    expect((await save({ deadline: '2030-07-01T18:00:00+02:00' })).body.data.deadline).toBe(
      '2030-07-01T16:00:00.000Z',
    );
  });

  test('takes a pasted list with any delimiter, each address once', async () => {
    const lists: [string, string | undefined][] = [
      ['a@x.org, B@x.org\nc@x.org,,A@X.org', undefined],
      ['a@x.org;b@x.org ; c@x.org\r\n', ';'],
      ['a@x.org | b@x.org|c@x.org', '|'],
      ['a@x.org\tb@x.org\r\nc@x.org', '\t'],
    ];
    for (const [email_list, delimiter] of lists) {
      const { status, body } = await save({ subjects: undefined, email_list, delimiter });
      expect([
        status,
        body.errors,
        body.data?.subjects.map(({ email }: { email: string }) => email),
      ]).toEqual([201, undefined, ['a@x.org', 'b@x.org', 'c@x.org']]);
    }
  });

  test('saves a draft again, replacing its people, and copies everything but people and dates', async () => {
    const draft = await makeCampaign(server, tenant, {
      campaign_name: 'First',
      subjects: people(3),
    });
    const path = `/api/admin/campaigns/${draft.id}/email-text`;
    await server.call('PUT', path, {
      token: tenant.manager.token,
      json: { email_text: '<p>Own words</p>' },
    });
    const [person] = people(1);
    const again = await save({
      campaign_id: draft.id,
      campaign_name: 'Second',
      subjects: [person],
    });
    expect([again.status, again.body.data]).toMatchObject([
      200,
      { id: draft.id, campaign_name: 'Second', progress: { subjects: 1 } },
    ]);
    expect(again.body.data.email_text).toBe('<p>Own words</p>');
    const copy = await save({ copy_of: draft.id, subjects: undefined, deadline: undefined });
    expect([copy.status, copy.body.data]).toMatchObject([
      201,
      {
        copy_of: draft.id,
        subjects: [],
        deadline: null,
        email_text: '<p>Own words</p>',
        status: 'draft',
      },
    ]);
    await activate(server, tenant, draft.id);
    expect((await save({ campaign_id: draft.id })).status).toBe(409);
  });
});

describe('two who have one campaign open', () => {
  test('the second who saves a draft is told, and saves over the other knowingly', async () => {
    const { id, version } = await makeCampaign(server, tenant, { subjects: people(1) });
    const draft = { campaign_id: id, version };
    const first = await save({ ...draft, campaign_name: 'Of the first', subjects: people(2) });
    expect(first.body.data.version).toBeGreaterThan(version);
    const refused = await save({ ...draft, campaign_name: 'Of the second', subjects: [] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(refused.body.message).toContain('since you opened it');
    const kept = await show(id);
    expect(kept.body.data).toMatchObject({
      campaign_name: 'Of the first',
      progress: { subjects: 2 },
    });
    const over = { campaign_id: id, version: kept.body.data.version };
    expect((await save({ ...over, campaign_name: 'Of the second' })).status).toBe(200);
  });

  test('of twenty at once one saves', async () => {
    const { id, version } = await makeCampaign(server, tenant);
    const draft = { campaign_id: id, version };
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save({ ...draft, campaign_name: `Of ${at}` })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('a text that was saved by itself counts, and so does a change of a campaign that runs', async () => {
    const { id, version } = await makeCampaign(server, tenant, { subjects: people(1) });
    const { token } = tenant.manager;
    const path = `/api/admin/campaigns/${id}/email-text`;
    await server.call('PUT', path, { token, json: { email_text: '<p>Own words</p>' } });
    expect((await save({ campaign_id: id, version })).status).toBe(409);
    await launch(id);
    const read: number = (await show(id)).body.data.version;
    const edit = (json: object) =>
      server.call('PUT', '/api/admin/campaigns/active', {
        token,
        json: { campaign_id: id, ...json },
      });
    expect((await edit({ version: read, campaign_name: 'First' })).status).toBe(200);
    expect((await edit({ version: read, campaign_name: 'Second' })).status).toBe(409);
    // Who says nothing of it saves as ever.
    expect((await edit({ campaign_name: 'Third' })).status).toBe(200);
  });
});

describe('texts', () => {
  const put = (id: number, email_text: string) =>
    server.call('PUT', `/api/admin/campaigns/${id}/email-text`, {
      token: tenant.manager.token,
      json: { email_text },
    });

  test('know their placeholders and refuse others', async () => {
    const { id } = await makeCampaign(server, tenant);
    for (const text of ['{firstname}', 'Hi {first_name} {}', '{constructor}', '{ first_name }']) {
      const { status, body } = await put(id, text);
      expect([text, status, Object.keys(body.errors ?? {})]).toEqual([text, 422, ['email_text']]);
    }
    expect(
      (
        await put(
          id,
          'Hi {first_name} {last_name}, {campaign_name} of {organization_name} until {deadline}: {link}',
        )
      ).status,
    ).toBe(200);
  });

  test('a text that is saved as it was leaves no entry in the log', async () => {
    const { id } = await makeCampaign(server, tenant);
    const entries = async () => {
      const rows = await server.database.query(
        "select 1 from app.audit_entries where action = 'campaign.email_text_saved' and entity_id = $1",
        [String(id)],
      );
      return rows.length;
    };
    const { body: standard } = await server.call(
      'GET',
      `/api/admin/campaigns/${id}/email-text`,
      tenant.manager,
    );
    expect((await put(id, standard.data.email_text)).body.data.is_default).toBe(true);
    expect(await entries()).toBe(0);
    for (const text of ['<p>Own words</p>', '<p>Own words</p>']) {
      const { status, body } = await put(id, text);
      expect([status, body.data.email_text]).toEqual([200, text]);
      expect(await entries()).toBe(1);
    }
    await put(id, '');
    await put(id, '');
    expect(await entries()).toBe(2);
  });

  test('refuse HTML that has no place in a mail', async () => {
    const { id } = await makeCampaign(server, tenant);
    const unsafe = [
      '<script>alert(1)</script>',
      '<p onclick="x()">a</p>',
      '<img src="https://evil.test/pixel.png">',
      '<a href="javascript:alert(1)">a</a>',
      '<a href="//evil.test">a</a>',
      '<iframe src="https://evil.test"></iframe>',
      '<p style="display:none">a</p>',
      '<form action="https://evil.test"><input></form>',
      '<svg onload=alert(1)>',
      '<style>p{display:none}</style>',
      '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    ];
    for (const text of unsafe) expect([text, (await put(id, text)).status]).toEqual([text, 422]);
    expect(
      (
        await put(
          id,
          '<h2>Hello</h2><p><strong>Bold</strong> <a href="https://example.org">link</a></p><ul><li>one</li></ul>',
        )
      ).status,
    ).toBe(200);
    // What every mail program leaves out may still be read by one of them.
    const hidden = await put(id, '<p>Hi</p><!--[if mso]><script>alert(1)</script><![endif]-->');
    expect(hidden.body.data?.email_text ?? '').not.toContain('script');
    expect((await put(id, ' ')).body.data).toMatchObject({ is_default: true });
  });
});

test('deleting leaves people, answers, results and permissions with their subjects', async () => {
  const { campaign, person } = await startedCampaign(server, tenant);
  await finishPersonality(server, person);
  const { status } = await server.call('DELETE', `/api/admin/campaigns/${campaign.id}`, {
    token: tenant.manager.token,
  });
  expect(status).toBe(200);
  expect((await show(campaign.id)).status).toBe(404);
  const own = await server.call('GET', '/api/personality-test/results', { token: person.token });
  expect(own.body.data.results.scales.length).toBeGreaterThan(0);
  const permissions = await server.call('GET', '/api/subject/organizations-with-permission', {
    token: person.token,
  });
  expect(permissions.body.data).toMatchObject([{ id: tenant.organization.id }]);
});

test('deleting waits for what its people are doing and does not lock itself out', async () => {
  const { campaign } = await startedCampaign(server, tenant);
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from app.invitations where campaign_id = $1 for update', [
      campaign.id,
    ]);
    const token = tenant.manager.token;
    const deleted = server.call('DELETE', `/api/admin/campaigns/${campaign.id}`, { token });
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Progress: the row of the person first, the numbers of the campaign after it.
    await client.query('update app.invitations set started_at = now() where campaign_id = $1', [
      campaign.id,
    ]);
    await client.query('commit');
    expect((await deleted).status).toBe(200);
  } finally {
    await client.end();
  }
});

test('a candidate sees no draft, and an organisation that typed an address learns nothing of the person', async () => {
  const known = await makeUser(server, { first: 'Real', last: 'Name' });
  const { id } = await makeCampaign(server, tenant, {
    subjects: [{ first_name: 'Typed', last_name: 'So', email: known.email }],
  });
  const tests = await server.call('GET', '/api/subject/test-types', { token: known.token });
  expect(tests.body.data).toEqual({ tests: [], invites: [], anonymisations: [] });
  const give = await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: known.token,
    json: { organizationId: tenant.organization.id },
  });
  expect(give.status).toBe(404);
  const list = await server.call('GET', `/api/admin/campaigns/${id}/subjects`, {
    token: tenant.manager.token,
  });
  expect(list.body.data).toMatchObject([
    { first_name: 'Typed', last_name: 'So', permission: false },
  ]);
  expect(JSON.stringify(list.body)).not.toContain('Real');
});

test('a test taken once serves the next organisation as soon as it has the permission', async () => {
  const { person } = await startedCampaign(server, tenant);
  await finishPersonality(server, person, { seed: 3 });
  const next = await makeTenant(server);
  const subjects = [{ first_name: 'G', last_name: 'H', email: person.email }];
  const campaign = await makeCampaign(server, next, { subjects });
  await activate(server, next, campaign.id);
  const list = () =>
    server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects`, {
      token: next.manager.token,
    });
  expect((await list()).body.data[0]).toMatchObject({
    permission: false,
    completed_at: null,
    tests: [{ id: 1, completed: false }],
  });

  const mail = await receiveMail(server, person.email, next.organization.name);
  expect(mail.text).toContain(`/give-permission/${next.organization.id}/`);
  const { status } = await server.call(
    'POST',
    '/api/user/give-permission-to-organization-logged-in',
    {
      token: person.token,
      json: { organizationId: next.organization.id },
    },
  );
  expect(status).toBe(200);
  const row = await eventually(async () => {
    const [one] = (await list()).body.data;
    return one.status === 'completed' && one;
  }, 'the progress');
  expect(row).toMatchObject({
    permission: true,
    tests: [{ id: 1, started: true, completed: true }],
  });
  const shown = await server.call('GET', `/api/admin/campaigns/${campaign.id}`, {
    token: next.manager.token,
  });
  expect(shown.body.data.progress).toMatchObject({ subjects: 1, completed: 1 });
  // It is not taken a second time.
  const questions = await server.call('GET', '/api/personality-test/questions', {
    token: person.token,
  });
  expect(questions.body.data.completed).toBe(true);
});

test('entering by the link that was mailed is the permission, of one organisation', async () => {
  const campaign = await makeCampaign(server, tenant);
  await activate(server, tenant, campaign.id);
  const person = await enterCampaign(
    server,
    tenant,
    campaign.id,
    campaign.subjects[0]?.email as string,
  );
  const { body } = await server.call('GET', '/api/subject/organizations-with-permission', {
    token: person.token,
  });
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([tenant.organization.id]);
});

test('fields that a form leaves empty choose nothing', async () => {
  const tenant = await makeTenant(server);
  const { status, body } = await server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    json: campaignFields({
      campaign_profile_id: '',
      custom_campaign_profile_id: '',
      alt_campaign_profile_id: '2',
      culture_test_id: '',
      burnout_test: 0,
      interview_name: '',
      interview_questions: [''],
    }),
  });
  expect(status).toBe(201);
  expect(body.data.profile).toMatchObject({ kind: 'alt', id: 2, reference: 'alt:2' });
});

test('saving a draft again and activating it at once never loses somebody who is mailed', async () => {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeCampaign(server, tenant);
    const [saved, activated] = await Promise.all([
      server.call('POST', '/api/admin/campaigns', {
        token,
        json: campaignFields({ campaign_id: id }),
      }),
      server.call('POST', `/api/admin/campaigns/activate/${id}`, { token }),
    ]);
    expect([200, 409]).toContain(saved.status);
    expect(activated.status).toBe(200);
    const [found] = await server.database.query(
      `select (select count(*) from app.mails where campaign_id = $1) as mails,
        (select count(*) from app.invitations where campaign_id = $1 and invited_at is not null) as invited,
        (select count(*) from app.invitations where campaign_id = $1) as people`,
      [id],
    );
    expect(found).toEqual({ mails: 1, invited: 1, people: 1 });
  }
});
