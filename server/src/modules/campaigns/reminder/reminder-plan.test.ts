import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/database.ts';
import { makeCampaign, makeSession, makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { replanReminders } from './reminder.queries.ts';
import { sendDueReminders } from './reminder.worker.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
});
beforeEach(async () => {
  await server.database.moveClock('0');
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

/** Sets the product's clock. */
const be = (moment: string) =>
  server.database.moveClock(`${(new Date(moment).getTime() - Date.now()) / 1000} seconds`);

/** The manager, with a session of the present moment. */
const manager = async () => ({
  ...tenant,
  manager: { ...tenant.manager, token: await makeSession(server, tenant.manager.id) },
});

interface Plan {
  from: string;
  until: string;
  reminders: number;
  zone?: string;
}

async function launch({ from, until, reminders, zone = 'Europe/Amsterdam' }: Plan) {
  await server.database.query('update app.organizations set time_zone = $2 where id = $1', [
    tenant.organization.id,
    zone,
  ]);
  await be(from);
  const present = await manager();
  const { id } = await makeCampaign(server, present, {
    deadline: new Date(until).toISOString(),
    number_of_reminders: reminders,
  });
  const { status } = await server.call('POST', `/api/admin/campaigns/activate/${id}`, {
    token: present.manager.token,
  });
  expect(status).toBe(200);
  return id;
}

async function planned(id: number, sent = false): Promise<string[]> {
  const rows = await server.database.query<{ due_at: Date; number: number }>(
    'select due_at, number from app.reminders where campaign_id = $1 and (sent_at is not null) = $2 order by number',
    [id, sent],
  );
  return rows.map(({ due_at, number }) => `${number} ${due_at.toISOString().slice(0, 16)}Z`);
}

const sweep = () => sendDueReminders({ db: server.node.pool.db, jobs: server.node.queue });

/** Whose calls these are part of. */
const asTenant = () => ({ scope: 'organisation', organizationId: tenant.organization.id }) as const;

const reminded = async (id: number) =>
  (
    await server.database.query<{ to_email: string }>(
      `select to_email from app.mails where campaign_id = $1 and template = 'campaign-reminder' order by id`,
      [id],
    )
  ).map((row) => row.to_email);

async function add(id: number, emails: string[]): Promise<void> {
  const { manager: present } = await manager();
  const { status } = await server.call('POST', '/api/admin/campaigns/active/add-subjects', {
    token: present.token,
    json: {
      campaign_id: String(id),
      subjects: emails.map((email) => ({ first_name: 'A', last_name: 'B', email })),
    },
  });
  expect(status).toBe(201);
}

describe('the plan', () => {
  test.each<[string, Plan, string[]]>([
    [
      'nine o’clock on the day that summer time begins',
      { from: '2027-03-27T10:00Z', until: '2027-03-29T10:00Z', reminders: 1 },
      ['1 2027-03-28T07:00Z'],
    ],
    [
      'nine o’clock on the day that summer time ends',
      { from: '2027-10-30T10:00Z', until: '2027-11-01T10:00Z', reminders: 1 },
      ['1 2027-10-31T08:00Z'],
    ],
    [
      'a day without a midnight',
      {
        from: '2027-03-13T17:00Z',
        until: '2027-03-15T17:00Z',
        reminders: 1,
        zone: 'America/Havana',
      },
      ['1 2027-03-14T13:00Z'],
    ],
    [
      'a zone of half hours',
      { from: '2027-01-01T06:00Z', until: '2027-01-04T06:00Z', reminders: 2, zone: 'Asia/Kolkata' },
      ['1 2027-01-02T03:30Z', '2 2027-01-03T03:30Z'],
    ],
    [
      'a zone that is a day ahead',
      {
        from: '2027-01-01T00:00Z',
        until: '2027-01-04T00:00Z',
        reminders: 2,
        zone: 'Pacific/Kiritimati',
      },
      ['1 2027-01-01T19:00Z', '2 2027-01-02T19:00Z'],
    ],
    [
      'a deadline before nine',
      { from: '2027-01-01T22:00Z', until: '2027-01-02T07:30Z', reminders: 1 },
      [],
    ],
    [
      'more reminders than mornings',
      { from: '2027-01-01T10:00Z', until: '2027-01-03T07:00Z', reminders: 10 },
      ['1 2027-01-02T08:00Z'],
    ],
  ])('%s', async (_name, plan, expected) => {
    expect(await planned(await launch(plan))).toEqual(expected);
  });

  test('a later deadline or another number changes what has not been sent, and nothing else', async () => {
    const id = await launch({
      from: '2027-01-01T10:00Z',
      until: '2027-01-13T10:00Z',
      reminders: 3,
    });
    expect(await planned(id)).toEqual([
      '1 2027-01-04T08:00Z',
      '2 2027-01-07T08:00Z',
      '3 2027-01-10T08:00Z',
    ]);
    await be('2027-01-04T08:30Z');
    await sweep();
    const change = async (changes: { deadline?: string; number_of_reminders?: number }) => {
      await transact(server.node.pool.db, asTenant(), async (trx) => {
        await trx.updateTable('campaigns').set(changes).where('id', '=', id).execute();
        await replanReminders(trx, id);
      });
      return planned(id);
    };
    expect(await change({ deadline: '2027-01-19T08:30Z' })).toEqual([
      '2 2027-01-09T08:00Z',
      '3 2027-01-14T08:00Z',
    ]);
    expect(await change({ number_of_reminders: 1 })).toEqual([]);
    expect(await change({ number_of_reminders: 0 })).toEqual([]);
    expect(await change({ number_of_reminders: 2 })).toEqual(['2 2027-01-11T08:00Z']);
    expect(await planned(id, true)).toEqual(['1 2027-01-04T08:00Z']);
  });
});

describe('sending', () => {
  const span = { from: '2027-01-01T10:00Z', until: '2027-01-07T10:00Z', reminders: 2 };

  test('waits while the organisation is inactive, and goes out once when it is active again', async () => {
    const id = await launch(span);
    const become = (status: string) =>
      server.database.query('update app.organizations set status = $2 where id = $1', [
        tenant.organization.id,
        status,
      ]);
    await become('inactive');
    await be('2027-01-03T09:00Z');
    await sweep();
    expect(await reminded(id)).toEqual([]);
    await become('active');
    await sweep();
    await sweep();
    expect(await reminded(id)).toHaveLength(1);
  });

  test('reaches who was added meanwhile with the next one only', async () => {
    const id = await launch(span);
    await be('2027-01-03T09:00Z');
    await add(id, ['late@example.org']);
    await sweep();
    expect(await reminded(id)).not.toContain('late@example.org');
    await be('2027-01-05T09:00Z');
    await sweep();
    expect((await reminded(id)).filter((to) => to === 'late@example.org')).toHaveLength(1);
  });

  test('leaves out who wants no mails, cannot be reached, has declined or was just reminded by hand', async () => {
    const id = await launch(span);
    const others = ['silent', 'bounced', 'declined', 'expired', 'hand', 'plain'];
    await add(
      id,
      others.map((name) => `${name}-${id}@example.org`),
    );
    for (const status of ['bounced', 'declined', 'expired']) {
      await server.database.query('update app.invitations set status = $1 where email = $2', [
        status,
        `${status}-${id}@example.org`,
      ]);
    }
    await server.database.query(
      `insert into app.subscriptions (user_id, organization_id, token_hash, unsubscribed_at)
       select subject_id, organization_id, 'x'::bytea, app.now() from app.invitations where email = $1`,
      [`silent-${id}@example.org`],
    );
    await be('2027-01-03T08:00Z');
    await server.database.query(
      `update app.invitations set reminded_at = app.now() - interval '10 minutes' where email = $1`,
      [`hand-${id}@example.org`],
    );
    await sweep();
    const told = await reminded(id);
    expect(told.filter((to) => others.some((name) => to.startsWith(name)))).toEqual([
      `plain-${id}@example.org`,
    ]);
    expect(told).toHaveLength(2);
  });

  test('ends with the campaign, also when a reminder has been missed', async () => {
    const id = await launch(span);
    await be('2027-01-07T10:01Z');
    await sweep();
    expect(await reminded(id)).toEqual([]);
  });
});
