import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expireOverdue } from './expiry/expiry.worker.ts';
import {
  makeCampaign,
  makeOrganization,
  makeSession,
  makeStaff,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { completeAttempt } from '../instruments/index.ts';
import {
  activate,
  enterCampaign,
  finishPersonality,
  insertAnswers,
  startedCampaign,
} from '../../test/shortcuts.ts';

/** What can be done with a campaign once it runs. */

let server: TestServer;
let tenant: Tenant;
let other: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
  other = await makeTenant(server);
});
afterAll(() => server.stop());
afterEach(() => server.database.moveClock('0'));

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const call = (method: string, path: string, json?: unknown, { manager }: Tenant = tenant) =>
  server.call(method, `/api/admin/${path}`, { token: manager.token, json });

const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    first_name: 'Ann',
    last_name: `Lee ${i}`,
    email: `ann-${i}-${Math.random()}@example.org`,
  }));

async function running(changes: Record<string, unknown> = {}, owner = tenant) {
  const campaign = await makeCampaign(server, owner, changes);
  await activate(server, owner, campaign.id);
  return campaign;
}

async function subjectsOf(campaignId: number) {
  const { body } = await call('GET', `campaigns/${campaignId}/subjects?perPage=100`);
  return body.data as { id: number; email: string; status: string }[];
}

const mailCount = async (campaignId: number, template: string) =>
  (
    await server.database.query<{ n: number }>(
      'select count(*)::int as n from app.mails where campaign_id = $1 and template = $2',
      [campaignId, template],
    )
  )[0]?.n;

describe('editing a running campaign', () => {
  test('R174 a running campaign is edited by its own call; drafts are not', async () => {
    const campaign = await running();
    const deadline = days(30);
    const { status, body } = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      campaign_name: 'A better name',
      deadline,
      number_of_reminders: 4,
      invite_sender_name: 'Someone Else',
      invite_sender_email: 'else@example.org',
      email_update_on_all_complete: 1,
      email_text: '<p>Hello {first_name}</p>',
      email_reminder_text: '<p>Still {deadline}</p>',
      alt_campaign_profile_id: 2,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      campaign_name: 'A better name',
      deadline,
      number_of_reminders: 4,
      sender: 'Someone Else <else@example.org>',
      email_update_on_all_complete: true,
      email_update_on_test_complete: true,
      email_text: '<p>Hello {first_name}</p>',
      email_reminder_text: '<p>Still {deadline}</p>',
      profile: { reference: 'alt:2' },
      status: 'active',
    });
    const draft = await makeCampaign(server, tenant);
    const refused = await call('PUT', 'campaigns/active', {
      campaign_id: draft.id,
      campaign_name: 'x',
    });
    expect(refused.status).toBe(409);
  });

  test('takes a whole campaign sent back and changes nothing by it', async () => {
    const campaign = await running();
    const before = (await call('GET', `campaigns/${campaign.id}`)).body.data;
    const { status, body } = await call('PUT', 'campaigns/active', {
      ...before,
      campaign_id: campaign.id,
      campaign_profile_id: before.profile.id,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual(before);
  });

  test('the deadline becomes later only, and mailed links work until then', async () => {
    const campaign = await running({ deadline: days(40) });
    const earlier = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      deadline: days(20),
    });
    expect(earlier.status).toBe(422);
    expect(Object.keys(earlier.body.errors)).toEqual(['deadline']);
    await call('PUT', 'campaigns/active', { campaign_id: campaign.id, deadline: days(60) });
    await server.database.moveClock('50 days');
    const person = await enterCampaign(
      server,
      tenant,
      campaign.id,
      campaign.subjects[0]?.email as string,
    );
    expect(person.token).toBeTruthy();
  });

  test('the same deadline without its seconds, as a form sends it, is no change', async () => {
    const deadline = `${days(30).slice(0, 16)}:21.123Z`;
    const campaign = await running({ deadline });
    await call('POST', `campaigns/${campaign.id}/close`);
    const { status, body } = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      deadline: deadline.replace(':21.123Z', ':00.000Z'),
    });
    expect([status, body.data?.deadline, body.data?.status]).toEqual([200, deadline, 'completed']);
  });

  test('tests stay as they are once somebody has begun', async () => {
    const { campaign, person } = await startedCampaign(server, tenant);
    await insertAnswers(server, person, { count: 3 });
    await server.database.query(
      "update app.invitations set started_at = app.now(), status = 'in_progress' where campaign_id = $1",
      [campaign.id],
    );
    const { status, body } = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      test_types: [],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['test_types']);
    const kept = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      test_types: ['1'],
    });
    expect(kept.status).toBe(200);
    expect(kept.body.data.tests_fixed).toBe(true);
  });

  test('says every mistake at its field at once, and keeps what was', async () => {
    const campaign = await running();
    const { status, body } = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      campaign_name: 'Never saved',
      deadline: days(-1),
      email_text: '<script>1</script>',
      email_reminder_text: '{unknown}',
      campaign_profile_id: 3,
      alt_campaign_profile_id: 2,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'alt_campaign_profile_id',
      'deadline',
      'email_reminder_text',
      'email_text',
    ]);
    const { body: kept } = await call('GET', `campaigns/${campaign.id}`);
    expect(kept.data.campaign_name).not.toBe('Never saved');
  });

  test('a foreign campaign is a missing one, on every call', async () => {
    const { id } = await running({}, other);
    const [stranger] = (await call('GET', `campaigns/${id}/subjects`, undefined, other)).body.data;
    for (const [method, path, json] of [
      ['PUT', 'campaigns/active', { campaign_id: id, campaign_name: 'Mine now' }],
      ['POST', 'campaigns/active/add-subjects', { campaign_id: id, subjects: people(1) }],
      ['POST', `campaigns/${id}/remind`, {}],
      ['POST', `campaigns/${id}/close`],
      ['POST', `campaigns/${id}/archive`, {}],
      ['POST', `campaigns/${id}/test-mail`, {}],
      ['GET', `campaigns/${id}/mail-preview`],
      ['GET', `campaigns/${id}/mails?subject=${stranger.id}`],
      ['DELETE', `campaign/${id}/subject/${stranger.id}/remove`],
    ] as const) {
      expect([path, (await call(method, path, json)).status]).toEqual([path, 404]);
    }
    const { body } = await call('GET', `campaigns/${id}`, undefined, other);
    expect(body.data).toMatchObject({ status: 'active', progress: { subjects: 1 } });
    expect(body.data.campaign_name).not.toBe('Mine now');
  });
});

describe('its people', () => {
  test('R174 a running campaign receives people, who are invited at once; nobody twice', async () => {
    const campaign = await running();
    const [first] = campaign.subjects;
    const added = people(2);
    const { status, body } = await call('POST', 'campaigns/active/add-subjects', {
      campaign_id: campaign.id,
      subjects: [...added, { first_name: 'Other', last_name: 'Name', email: first?.email }],
    });
    expect([status, body.data]).toEqual([201, { added: 2, already_in: 1 }]);
    await receiveMail(server, added[0]?.email as string);
    expect(await mailCount(campaign.id, 'campaign-invitation')).toBe(3);
    const list = await call('POST', 'campaigns/active/add-subjects', {
      campaign_id: campaign.id,
      email_list: `one-${campaign.id}@example.org,two-${campaign.id}@example.org`,
      delimiter: ',',
    });
    expect(list.body.data).toEqual({ added: 2, already_in: 0 });
    const { body: shown } = await call('GET', `campaigns/${campaign.id}`);
    expect(shown.data.progress).toMatchObject({ subjects: 5, invited: 5 });
    const said = await server.database.query(
      `select d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
       where e.action = 'campaign.subjects_added' and e.entity_id = $1 order by e.id`,
      [String(campaign.id)],
    );
    expect(said).toEqual([{ after: { added: 2 } }, { after: { added: 2 } }]);
  });

  test('a draft says how many places of the package it takes and how many are left', async () => {
    const small = await makeOrganization(server, { packageId: 1 });
    const owner = { organization: small, manager: await makeStaff(server, 'admin', small) };
    const places = async (id?: number) =>
      (await call('GET', `campaigns/places${id ? `?campaign=${id}` : ''}`, undefined, owner)).body
        .data;
    const subjects = people(10);
    await running({ subjects }, owner);
    expect(await places()).toEqual({ left: 15, takes: null });
    // Three of them count already.
    const draft = await makeCampaign(server, owner, {
      subjects: [...subjects.slice(0, 3), ...people(4)],
    });
    expect(await places(draft.id)).toEqual({ left: 15, takes: 4 });
    await server.database.query('update app.organizations set package_id = 4 where id = $1', [
      small.id,
    ]);
    expect(await places(draft.id)).toEqual({ left: null, takes: 4 });
  });

  test('adding keeps to the package and to running campaigns', async () => {
    const small = await makeOrganization(server, { packageId: 1 });
    const owner = { organization: small, manager: await makeStaff(server, 'admin', small) };
    const campaign = await running({}, owner);
    const over = await call(
      'POST',
      'campaigns/active/add-subjects',
      { campaign_id: campaign.id, subjects: people(25) },
      owner,
    );
    expect(over.status).toBe(422);
    expect(over.body.errors.subjects[0]).toContain('room for 24 more');
    const { body } = await call('GET', `campaigns/${campaign.id}`, undefined, owner);
    expect(body.data.progress.subjects).toBe(1);
    const draft = await makeCampaign(server, tenant);
    const refused = await call('POST', 'campaigns/active/add-subjects', {
      campaign_id: draft.id,
      subjects: people(1),
    });
    expect(refused.status).toBe(409);
    const empty = await call('POST', 'campaigns/active/add-subjects', { campaign_id: draft.id });
    expect(Object.keys(empty.body.errors)).toEqual(['subjects']);
  });

  test('who was taken out and is added again in the same period takes one place of the package', async () => {
    const small = await makeOrganization(server, { packageId: 1 });
    const owner = { organization: small, manager: await makeStaff(server, 'admin', small) };
    const campaign = await running({ subjects: people(24) }, owner);
    const add = async (subjects: object[]) =>
      (
        await call(
          'POST',
          'campaigns/active/add-subjects',
          { campaign_id: campaign.id, subjects },
          owner,
        )
      ).status;
    const [mistyped] = people(1);
    expect(await add([{ ...mistyped, last_name: 'Lea' }])).toBe(201);
    const { body } = await call('GET', `campaigns/${campaign.id}/subjects`, undefined, owner);
    const { id } = body.data.find(({ email }: { email: string }) => email === mistyped?.email);
    await call('DELETE', `campaign/${campaign.id}/subject/${id}/remove`, undefined, owner);
    expect(await add([{ ...mistyped }])).toBe(201);
    const used = await call('GET', 'subscription', undefined, owner);
    expect(used.body.data.used).toBe(25);
    expect(await add(people(1))).toBe(422);
  });

  test('the same list from twenty managers at once adds everybody once', async () => {
    const campaign = await running();
    const subjects = people(5);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call('POST', 'campaigns/active/add-subjects', { campaign_id: campaign.id, subjects }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(answers.reduce((sum, { body }) => sum + body.data.added, 0)).toBe(5);
    expect(await mailCount(campaign.id, 'campaign-invitation')).toBe(6);
  });

  test('somebody is removed with the waiting link; results stay', async () => {
    const { campaign, person } = await startedCampaign(server, tenant);
    await finishPersonality(server, person);
    const gone = await call('DELETE', `campaign/${campaign.id}/subject/${person.id}/remove`);
    expect(gone.body.message).toContain('no longer part');
    expect(await subjectsOf(campaign.id)).toEqual([]);
    const again = await call('DELETE', `campaign/${campaign.id}/subject/${person.id}/remove`);
    expect(again.status).toBe(404);
    const own = await server.call('GET', '/api/personality-test/results', { token: person.token });
    expect(own.status).toBe(200);
    const { body } = await call('GET', `campaigns/${campaign.id}`);
    expect(body.data.progress).toMatchObject({ subjects: 0, completed: 0 });
  });

  test('reminding leaves out who has finished or wants no mails, and nobody gets two within an hour', async () => {
    const subjects = people(4);
    const campaign = await running({ subjects });
    const [done, unsubscribed, open] = subjects as [
      (typeof subjects)[number],
      (typeof subjects)[number],
      (typeof subjects)[number],
    ];
    await finishPersonality(server, await enterCampaign(server, tenant, campaign.id, done.email));
    await eventually(
      async () =>
        (await call('GET', `campaigns/${campaign.id}`)).body.data.progress.completed === 1,
      'the progress',
    );
    await receiveMail(server, unsubscribed.email);
    await server.database.query(
      `update app.subscriptions set unsubscribed_at = app.now()
       where user_id = (select id from app.users where email = $1)`,
      [unsubscribed.email],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', `campaigns/${campaign.id}/remind`, {})),
    );
    expect(answers.reduce((sum, { body }) => sum + body.reminded, 0)).toBe(2);
    await receiveMail(server, open.email, 'Reminder');
    expect(await mailCount(campaign.id, 'campaign-reminder')).toBe(2);

    await server.database.moveClock('61 minutes');
    const ids = (await subjectsOf(campaign.id)).map(({ id }) => id);
    const named = await call('POST', `campaigns/${campaign.id}/remind`, { subjects: ids });
    expect(named.body).toMatchObject({ reminded: 2, left_out: 2 });
    const stranger = await running({}, other);
    const [foreign] = (await call('GET', `campaigns/${stranger.id}/subjects`, undefined, other))
      .body.data;
    const mixed = await call('POST', `campaigns/${campaign.id}/remind`, {
      subjects: [ids[0], foreign.id],
    });
    expect(mixed.status).toBe(404);
  });

  test('a preview tells how many got an email within a day, and they can be left out', async () => {
    const subjects = people(4);
    const campaign = await running({ subjects });
    const post = async (path: string, json: object) => {
      const token = await makeSession(server, tenant.manager.id);
      return (
        await server.call('POST', `/api/admin/campaigns/${campaign.id}/${path}`, { token, json })
      ).body;
    };
    const preview = async (subjects?: number[]) => {
      const { named, ...counts } = (await post('remind/preview', { subjects })).data;
      // The first three of them, those without an email lately before the others.
      const lately = named.map((one: { emailed_recently: boolean }) => one.emailed_recently);
      const late = counts.people - counts.emailed_recently;
      const all = Array.from({ length: counts.people }, (_, at) => at >= late);
      expect(lately).toEqual(all.slice(0, 3));
      expect(new Set(named.map(({ name }: { name: string }) => name)).size).toBe(named.length);
      return counts;
    };
    const remind = (json: object) => post('remind', json);
    const ids = (await subjectsOf(campaign.id)).map(({ id }) => id);
    // Invited a moment ago.
    expect(await preview()).toEqual({ people: 4, emailed_recently: 4 });
    expect(await remind({ leave_out_recent: true })).toMatchObject({ reminded: 0, left_out: 4 });

    await server.database.moveClock('25 hours');
    expect(await preview()).toEqual({ people: 4, emailed_recently: 0 });
    await remind({ subjects: ids.slice(0, 1) });
    // Within the hour they are not reminded at all; later they are among those emailed lately.
    expect(await preview()).toEqual({ people: 3, emailed_recently: 0 });
    await server.database.moveClock('27 hours');
    expect(await preview()).toEqual({ people: 4, emailed_recently: 1 });
    expect(await preview(ids.slice(0, 2))).toEqual({ people: 2, emailed_recently: 1 });
    await server.database.query(
      'update app.invitations set permission_asked_at = app.now() where campaign_id = $1 and subject_id = $2',
      [campaign.id, ids[1]],
    );
    expect(await preview()).toEqual({ people: 4, emailed_recently: 2 });
    expect(await remind({ leave_out_recent: true })).toMatchObject({ reminded: 2, left_out: 2 });
    // Without a word they are reminded, as ever.
    expect(await remind({})).toMatchObject({ reminded: 2, left_out: 2 });
  });
});

describe('its mails', () => {
  test('a preview is the mail itself, with the words of the form and a link that leads nowhere', async () => {
    const typed = await call('POST', 'campaigns/mail-preview', {
      kind: 'invitation',
      text: 'Dear {first_name},\n\nuntil {deadline}: {campaign_name}',
      campaign_name: 'Spring & co',
      deadline: '2027-03-01',
      invite_sender_name: 'Mara',
      test_types: ['1'],
    });
    expect(typed.status).toBe(200);
    expect(typed.body.data.subject).toContain('Spring & co');
    expect(typed.body.data.html).toContain('Spring &amp; co');
    expect(typed.body.data.html).not.toContain('create-account-test-subject');
    expect(typed.body.data.text).toContain('1 March 2027 at 23:59');
    const wrong = await call('POST', 'campaigns/mail-preview', {
      kind: 'reminder',
      text: '{nobody}',
      campaign_name: '',
      invite_sender_name: '',
      test_types: [],
    });
    expect(Object.keys(wrong.body.errors)).toEqual(['text']);
    const campaign = await running();
    const saved = await call('GET', `campaigns/${campaign.id}/mail-preview?kind=reminder`);
    expect(saved.body.data.subject).toMatch(/^Reminder: /);
  });

  test('a test mail goes to the manager alone and says that it is one', async () => {
    const campaign = await running();
    const { body } = await call('POST', `campaigns/${campaign.id}/test-mail`, {
      kind: 'invitation',
    });
    expect(body.message).toContain(tenant.manager.email);
    const mail = await receiveMail(server, tenant.manager.email, 'Test: ');
    expect(mail.html).not.toContain('create-account-test-subject');
  });

  test('the history of a person lists every mail, and no other person is told of', async () => {
    const campaign = await running({ subjects: people(2) });
    const [one] = await subjectsOf(campaign.id);
    await receiveMail(server, one?.email as string);
    await call('POST', `campaigns/${campaign.id}/remind`, { subjects: [one?.id] });
    await receiveMail(server, one?.email as string, 'Reminder');
    const { body } = await eventually(async () => {
      const answer = await call('GET', `campaigns/${campaign.id}/mails?subject=${one?.id}`);
      return answer.body.data.every((mail: { state: string }) => mail.state === 'sent') && answer;
    }, 'the mails to be sent');
    expect(
      body.data.map(({ kind, state, to_email }: Record<string, string>) => [kind, state, to_email]),
    ).toEqual([
      ['reminder', 'sent', one?.email],
      ['invitation', 'sent', one?.email],
    ]);
    const nobody = await call('GET', `campaigns/${campaign.id}/mails?subject=999999`);
    expect(nobody.status).toBe(404);
  });
});

describe('its end', () => {
  test('is closed by hand, archived and brought back; each twice is harmless', async () => {
    const campaign = await running();
    const archive = (archived: boolean) =>
      call('POST', `campaigns/${campaign.id}/archive`, { archived });
    expect((await archive(true)).status).toBe(409);
    const closed = await call('POST', `campaigns/${campaign.id}/close`);
    expect(closed.body.data.status).toBe('completed');
    expect((await call('POST', `campaigns/${campaign.id}/close`)).status).toBe(409);
    const completed = await call('GET', 'campaigns/completed');
    expect(completed.body.data.map(({ id }: { id: number }) => id)).toContain(campaign.id);
    expect((await archive(true)).body.data.status).toBe('archived');
    expect((await archive(true)).body.data.status).toBe('archived');
    const list = async (query: string) =>
      (await call('GET', `campaigns/filter?perPage=100${query}`)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await list('')).not.toContain(campaign.id);
    expect(await list('&status=archived')).toContain(campaign.id);
    expect((await archive(false)).body.data.status).toBe('completed');
    expect(await list('')).toContain(campaign.id);
  });

  test('who had begun has finished, though the campaign was archived meanwhile', async () => {
    const { campaign, person } = await startedCampaign(server, tenant);
    const attempt = await insertAnswers(server, person);
    await call('POST', `campaigns/${campaign.id}/close`);
    await call('POST', `campaigns/${campaign.id}/archive`, { archived: true });
    await completeAttempt({ db: server.node.pool.db, jobs: server.node.queue }, attempt);
    await eventually(
      async () => (await subjectsOf(campaign.id))[0]?.status === 'completed',
      'the end to be known',
      10,
    );
    const { body } = await call('POST', `campaigns/${campaign.id}/archive`, { archived: false });
    expect(body.data.progress).toMatchObject({ started: 1, completed: 1 });
  });

  test('a later deadline opens a campaign that is over again', async () => {
    const campaign = await running();
    await call('POST', `campaigns/${campaign.id}/close`);
    const { body } = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      deadline: days(30),
    });
    expect(body.data.status).toBe('active');
  });

  test('people whose time was up may come in again, and reminders follow the new deadline', async () => {
    const campaign = await running({ deadline: days(4), number_of_reminders: 2 });
    await server.database.moveClock('5 days');
    tenant.manager.token = await makeSession(server, tenant.manager.id);
    await expireOverdue({ db: server.node.pool.db });
    const states = async () => (await subjectsOf(campaign.id)).map(({ status }) => status);
    expect(await states()).toEqual(['expired']);
    const { status, body } = await call('PUT', 'campaigns/active', {
      campaign_id: campaign.id,
      deadline: days(40),
      number_of_reminders: 3,
    });
    expect([status, body.data.status]).toEqual([200, 'active']);
    expect((await states())[0]).toMatch(/invited|opened/);
    expect(Date.parse(body.data.next_reminder_at)).toBeGreaterThan(Date.now() + 5 * 86_400_000);
    const [email] = campaign.subjects.map((subject) => subject.email);
    expect(await enterCampaign(server, tenant, campaign.id, email as string)).toBeTruthy();
  });
});
