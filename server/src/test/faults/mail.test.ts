import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Tenant } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { activate, entryToken } from '../shortcuts.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { externalDatabase, type ServerProcess, startProcess } from './server-process.ts';

let post: MailServer;
let server: TestServer;
let tenant: Tenant;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  post = await startMailServer();
  const config = {
    // What hangs is given up after a second here; the product waits longer.
    smtpUrl: `${post.url}?socketTimeout=1000`,
    demo: false,
    mailFrom: 'Assay <no-reply@assay.test>',
  };
  server = await startTestServer({ config });
  tenant = await makeTenant(server);
});
afterEach(() => {
  post.silentFor.clear();
  post.refused.clear();
  post.refusesSenders = false;
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end('SIGKILL')));
  await server.stop();
  await post.close();
});

async function invite(emails: string[], on = server, by = tenant) {
  const subjects = emails.map((email) => ({ first_name: 'Grace', last_name: 'Hopper', email }));
  const campaign = await makeCampaign(on, by, { subjects });
  await activate(on, by, campaign.id);
  return campaign.id;
}

interface Row extends Record<string, unknown> {
  id: number;
  message_id: string;
  sent_at: Date | null;
  failure: string | null;
  job: string;
  tries: number;
}

async function mailRow(email: string, { database } = server): Promise<Row> {
  const [row] = await database.query<Row>(
    `select m.id, m.message_id, m.sent_at, m.failure, j.state as job, j.retry_count as tries
     from app.mails m join pgboss.job j on j.name = 'mail.queued' and (j.data ->> 'mailId')::bigint = m.id
     where m.to_email = $1`,
    [email],
  );
  return row as Row;
}

/** Lets the next try come now instead of after its pause. */
const tryAgain = () =>
  server.database.query(
    `update pgboss.job set start_after = now() where name = 'mail.queued' and state = 'retry'`,
  );

const copiesFor = (email: string) => post.received.filter(({ recipient }) => recipient === email);

async function statusOf(campaign: number) {
  const { body } = await server.call('GET', `/api/admin/campaigns/${campaign}/subjects`, {
    token: tenant.manager.token,
  });
  return body.data[0].status as string;
}

test('a server that falls silent is given up, holds up no other mail, and gets the mail later', async () => {
  const silent = [1, 2, 3].map((n) => `silent-${n}@example.org`);
  for (const email of silent) post.silentFor.add(email);
  const others = Array.from({ length: 40 }, (_, n) => `quick-${n}@example.org`);
  await invite([...silent, ...others]);
  await eventually(
    async () => others.every((email) => copiesFor(email).length === 1),
    'the others',
  );
  for (const email of silent) {
    const { failure } = await eventually(async () => {
      const row = await mailRow(email);
      return row.failure !== null && row;
    }, 'the end of waiting');
    expect(failure).toMatch(/timeout/i);
  }
  post.silentFor.clear();
  await eventually(async () => {
    await tryAgain();
    return silent.every((email) => copiesFor(email).length === 1);
  }, 'the silent ones');
  for (const email of silent)
    await eventually(async () => (await mailRow(email)).failure === null, 'a clean record');
});

test('a passing refusal is tried again and changes nothing for the manager', async () => {
  post.refused.set('busy@example.org', 450);
  const campaign = await invite(['busy@example.org']);
  await eventually(async () => (await mailRow('busy@example.org')).job === 'retry', 'the refusal');
  expect(await statusOf(campaign)).toBe('invited');
  post.refused.clear();
  await eventually(async () => {
    await tryAgain();
    return copiesFor('busy@example.org').length === 1;
  }, 'the mail');
});

test('a refusal for good is not tried again, and the manager sees it until the person is reached', async () => {
  post.refused.set('nobody@example.org', 550);
  const campaign = await invite(['nobody@example.org']);
  await eventually(async () => (await statusOf(campaign)) === 'bounced', 'the bounce');
  const row = await mailRow('nobody@example.org');
  expect(row).toMatchObject({ sent_at: null, job: 'completed', tries: 0 });
  expect(row.failure).toContain('No, thank you');
  expect(copiesFor('nobody@example.org')).toEqual([]);
  // Handed over in another way, the link works.
  const token = await entryToken(server, campaign, 'nobody@example.org');
  await server.call('GET', `/api/check-magic-link/${token}`);
  expect(await statusOf(campaign)).toBe('opened');
});

test('a corrected address is mailed, and nothing is left of the wrong one', async () => {
  post.refused.set('wrnog@example.org', 550);
  const campaign = await invite(['wrnog@example.org']);
  await eventually(async () => (await statusOf(campaign)) === 'bounced', 'the bounce');
  const token = { token: tenant.manager.token };
  const path = `/api/admin/campaigns/${campaign}/subjects`;
  const [wrong] = (await server.call('GET', path, token)).body.data;
  await server.call('DELETE', `/api/admin/campaign/${campaign}/subject/${wrong.id}/remove`, token);
  // The news of the bounce may come again; there is nobody to mark.
  await server.database.query(
    `insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'mail.bounced'`,
  );
  await server.call('POST', '/api/admin/campaigns/active/add-subjects', {
    ...token,
    json: {
      campaign_id: campaign,
      subjects: [{ first_name: 'Grace', last_name: 'Hopper', email: 'wrong@example.org' }],
    },
  });
  await eventually(async () => copiesFor('wrong@example.org').length === 1, 'the mail');
  await eventually(async () => {
    const open = await server.database.query(
      `select from pgboss.job where name = 'mail.bounced' and state < 'completed'`,
    );
    return open.length === 0;
  }, 'the news');
  const { body } = await server.call('GET', path, token);
  expect(body.data).toMatchObject([{ email: 'wrong@example.org', status: 'invited' }]);
  expect(copiesFor('wrong@example.org')).toHaveLength(1);
});

test('a reminder that bounces says nothing about who has been reached before', async () => {
  const email = 'reached@example.org';
  const campaign = await invite([email]);
  await eventually(async () => copiesFor(email).length === 1, 'the invitation');
  await server.call('GET', `/api/check-magic-link/${await entryToken(server, campaign, email)}`);
  post.refused.set(email, 550);
  await server.call('POST', `/api/admin/campaigns/${campaign}/remind`, {
    token: tenant.manager.token,
    json: {},
  });
  await eventually(async () => {
    const refused = await server.database.query(
      `select from app.mails where to_email = $1 and template = 'campaign-reminder' and failure is not null`,
      [email],
    );
    return refused.length === 1;
  }, 'the refusal');
  await eventually(async () => {
    const open = await server.database.query(
      `select from pgboss.job where name = 'mail.bounced' and state < 'completed'`,
    );
    return open.length === 0;
  }, 'the news');
  expect(await statusOf(campaign)).toBe('opened');
});

test('our own trouble with the server bounces nobody', async () => {
  post.refusesSenders = true;
  const campaign = await invite(['trouble@example.org']);
  await eventually(async () => (await mailRow('trouble@example.org')).failure !== null, 'it');
  await eventually(async () => (await mailRow('trouble@example.org')).job === 'retry', 'it');
  expect(await statusOf(campaign)).toBe('invited');
});

test('what cannot be delivered for three days is given up and shown', async () => {
  post.refused.set('never@example.org', 450);
  const campaign = await invite(['never@example.org']);
  await eventually(async () => (await mailRow('never@example.org')).job === 'retry', 'the refusal');
  await server.database.moveClock('73 hours');
  await tryAgain();
  await eventually(async () => (await mailRow('never@example.org')).job === 'completed', 'the end');
  await server.database.moveClock('0 days');
  await eventually(async () => (await statusOf(campaign)) === 'bounced', 'the end');
  expect(copiesFor('never@example.org')).toEqual([]);
});

test('connections are kept open for many mails', async () => {
  // As long as the product keeps them: on a busy machine a second may pass between two mails.
  const patient = await startTestServer({ config: { demo: false, smtpUrl: post.url } });
  try {
    const before = post.connections;
    const emails = Array.from({ length: 100 }, (_, n) => `many-${n}@example.org`);
    await invite(emails, patient, await makeTenant(patient));
    await eventually(async () => emails.every((email) => copiesFor(email).length === 1), 'all');
    expect(post.connections - before).toBeLessThanOrEqual(10);
  } finally {
    await patient.stop();
  }
});

test('a worker killed between the reply of the server and its own commit sends again, under the same Message-ID', async () => {
  const email = 'killed@example.org';
  const idle = await startTestServer({ work: false, config: { demo: false, smtpUrl: post.url } });
  const start = async () => {
    const { database, config } = idle;
    const one = await startProcess({
      ...externalDatabase(database.url, config.secret, config.dataDir),
      SMTP_URL: post.url,
    });
    processes.push(one);
    return one;
  };
  const lock = new pg.Client({ connectionString: idle.database.url });
  try {
    await invite([email], idle, await makeTenant(idle));
    const { id, message_id: messageId } = await mailRow(email, idle);
    // Whoever holds the row keeps the worker from writing down that the mail has gone.
    await lock.connect();
    await lock.query('begin');
    await lock.query('select from app.mails where id = $1 for update', [id]);
    const worker = await start();
    await eventually(async () => copiesFor(email).length === 1, 'the first copy');
    await eventually(async () => {
      const waiting = await idle.database.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "mails"%'`,
      );
      return waiting.length > 0;
    }, 'the worker at its commit');
    await worker.end('SIGKILL');
    await lock.query('rollback');
    expect((await mailRow(email, idle)).sent_at).toBeNull();

    await start();
    // The supervisor looks every minute; a dead worker shows by its missing heartbeat.
    for (let tries = 0; tries < 100 && copiesFor(email).length < 2; tries += 1) await delay(1000);
    expect(copiesFor(email).map((mail) => mail.messageId)).toEqual(
      Array(2).fill(expect.stringContaining(`<${messageId}@`)),
    );
    await eventually(async () => (await mailRow(email, idle)).sent_at !== null, 'the commit');
  } finally {
    await lock.end();
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await idle.stop();
  }
}, 150_000);
