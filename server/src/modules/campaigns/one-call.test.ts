import { beforeAll, expect, test } from 'vitest';
import {
  campaignFields,
  makeCampaign,
  makeTenant,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { activate } from '../../test/shortcuts.ts';

/** A campaign and the texts of its mails, saved by one call in one transaction. */

const server = await useServer();

let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
});

const own = { email_text: '<p>Hello {first_name}</p>', email_reminder_text: '<p>Still time</p>' };

const save = (changes: Record<string, unknown>, manager: Person = tenant.manager) =>
  server.call('POST', '/api/admin/campaigns', {
    token: manager.token,
    json: campaignFields(changes),
  });

const read = async (id: number) =>
  (await server.call('GET', `/api/admin/campaigns/${id}`, tenant.manager)).body.data;

async function entriesOf(id: number) {
  const rows = await server.database.query<{ action: string }>(
    "select action from app.audit_entries where entity = 'campaign' and entity_id = $1 order by id",
    [String(id)],
  );
  return rows.map(({ action }) => action);
}

test('a new campaign comes with its texts; a draft and a copy keep those that are not named', async () => {
  const { status, body } = await save(own);
  expect([status, body.data]).toMatchObject([201, own]);
  const { id } = body.data;
  const again = await save({ campaign_id: id, email_reminder_text: '<p>Hurry</p>' });
  expect([again.status, again.body.data]).toMatchObject([
    200,
    { id, email_text: own.email_text, email_reminder_text: '<p>Hurry</p>' },
  ]);
  const copy = await save({ copy_of: id, email_reminder_text: '' });
  expect([copy.status, copy.body.data]).toMatchObject([
    201,
    { copy_of: id, email_text: own.email_text, email_reminder_text: null },
  ]);
  expect(await read(id)).toMatchObject({ email_reminder_text: '<p>Hurry</p>' });
});

test('an empty text is the standard one, and so is the standard one in the language of the form', async () => {
  const path = '/api/admin/campaigns/default/email-text?language=nl';
  const { body: standard } = await server.call('GET', path, tenant.manager);
  const { email_text } = standard.data;
  const { body } = await save({ language: 'nl', email_text, email_reminder_text: ' ' });
  expect(body.data).toMatchObject({ email_text: null, email_reminder_text: null });
  // Of another language it is a text like any other.
  const { body: other } = await save({ language: 'de', email_text });
  expect(other.data).toMatchObject({ email_text });
});

test('what is wrong with a text is told with everything else, each at its field, and nothing is saved', async () => {
  const stranger = await makeTenant(server);
  const wrong = {
    deadline: '2020-01-01',
    email_text: '<script>1</script>',
    email_reminder_text: 'Dear {nobody}',
  };
  const fields = ['deadline', 'email_reminder_text', 'email_text'];
  const refused = await save(wrong, stranger.manager);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(fields);
  const { body: list } = await server.call('GET', '/api/admin/campaigns', stranger.manager);
  expect(list.data).toEqual([]);

  const { id } = await makeCampaign(server, tenant, own);
  const before = await read(id);
  const again = await save({ ...wrong, campaign_id: id, campaign_name: 'Never saved' });
  expect(Object.keys(again.body.errors).toSorted()).toEqual(fields);
  expect(await read(id)).toEqual(before);
});

test('a draft that is active by now keeps its texts as well', async () => {
  const { id } = await makeCampaign(server, tenant, own);
  await activate(server, tenant, id);
  expect((await save({ campaign_id: id, email_text: '<p>Too late</p>' })).status).toBe(409);
  expect(await read(id)).toMatchObject(own);
  expect(await entriesOf(id)).not.toContain('campaign.saved');
});

test('the log has an entry for each text that says something else, and for no other', async () => {
  const { id } = await makeCampaign(server, tenant, { email_text: own.email_text });
  expect(await entriesOf(id)).toEqual(['campaign.created', 'campaign.email_text_saved']);
  await save({ campaign_id: id, ...own });
  await save({ campaign_id: id, ...own });
  expect((await entriesOf(id)).slice(2)).toEqual([
    'campaign.saved',
    'campaign.reminder_text_saved',
    'campaign.saved',
  ]);
});

test('a text keeps its line ends, which a browser writes with two signs in a form of parts', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(campaignFields())) {
    if (!Array.isArray(value)) form.append(name, String(value));
  }
  form.append('test_types[]', '1');
  form.append('email_text', 'Dear {first_name},\r\n\r\nwelcome.');
  form.append('email_reminder_text', '<p>Still</p>\r\n<p>time</p>');
  const { status, body } = await server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    form,
  });
  expect([status, body.data]).toMatchObject([
    201,
    {
      email_text: 'Dear {first_name},\n\nwelcome.',
      email_reminder_text: '<p>Still</p>\n<p>time</p>',
    },
  ]);
});

test('a save that is repeated, since its reply was lost, is no conflict, of a draft and of one that runs', async () => {
  const people = (...names: string[]) =>
    names.map((name) => ({
      first_name: name,
      last_name: 'Keller',
      email: `${name.toLowerCase()}-once-more@example.org`,
    }));
  const { id, version } = await makeCampaign(server, tenant, { subjects: people('Ann') });
  const draft = {
    campaign_id: id,
    version,
    campaign_name: 'Of the first',
    deadline: '2034-01-01T12:00:00Z',
    subjects: people('Bea', 'Ann'),
    interview_questions: ['What drew you to this work?'],
    email_text: '<p>Own words</p>',
  };
  const first = await save(draft);
  const again = await save(draft);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect({ ...again.body.data, version }).toEqual({ ...first.body.data, version });
  for (const other of [
    { campaign_name: 'Of the second' },
    { subjects: people('Ann') },
    { interview_questions: ['Why us?'] },
    { email_text: '<p>Other words</p>' },
  ]) {
    expect([other, (await save({ ...draft, ...other })).status]).toEqual([other, 409]);
  }
  expect((await read(id)).campaign_name).toBe('Of the first');

  await activate(server, tenant, id);
  const { version: seen } = await read(id);
  const edit = (deadline: string) =>
    server.call('PUT', '/api/admin/campaigns/active', {
      token: tenant.manager.token,
      json: { campaign_id: id, version: seen, campaign_name: 'Later', deadline },
    });
  expect((await edit('2035-01-01T12:00:00Z')).status).toBe(200);
  expect((await edit('2035-01-01T12:00:00Z')).status).toBe(200);
  // That it is stale is told before what is wrong with it by now.
  expect((await edit(draft.deadline)).status).toBe(409);
});
