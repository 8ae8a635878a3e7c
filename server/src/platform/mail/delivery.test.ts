import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignFields, makeCampaign, makeTenant, type Tenant } from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { activate } from '../../test/shortcuts.ts';

interface Received extends Email {
  recipient: string;
}

const received: Received[] = [];
let refusals = 0;
let smtp: SMTPServer;
let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (refusals > 0) {
        refusals -= 1;
        callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      received.push({ ...mail, recipient: session.envelope.rcptTo[0]?.address ?? '' });
      callback();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  server = await startTestServer({
    config: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      demo: false,
      mailFrom: 'Assay <no-reply@assay.test>',
    },
  });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

async function launch(changes: Record<string, unknown>) {
  const { token } = tenant.manager;
  const made = await server.call('POST', '/api/admin/campaigns', {
    token,
    json: campaignFields(changes),
  });
  expect(made.status).toBe(201);
  await server.call('POST', `/api/admin/campaigns/activate/${made.body.data.id}`, { token });
}

const person = (email: string, first_name = 'Grace') => ({
  subjects: [{ first_name, last_name: 'Hopper', email }],
});
const mailTo = (email: string) =>
  eventually(async () => received.find((mail) => mail.recipient === email), email);

it('sends the invitation by SMTP with both parts, from the system and with replies to the sender', async () => {
  await launch({ ...person('smtp@example.org'), campaign_name: 'By post' });
  const mail = await mailTo('smtp@example.org');
  expect(mail.from).toMatchObject({ name: 'Assay', address: 'no-reply@assay.test' });
  expect(mail.replyTo).toMatchObject([{ name: 'Mara Keller', address: 'mara@example.org' }]);
  expect(mail.subject).toContain('By post');
  const link = /http:\/\/assay\.test\/create-account-test-subject\/[\w-]{43}\/\d+/;
  expect(mail.text).toMatch(link);
  expect(mail.html).toMatch(link);
  expect(mail.messageId).toMatch(/^<[\w-]{36}@assay\.test>$/);
});

it('lets answers reach a sender whose name has signs of a list of addresses in it', async () => {
  for (const [i, name] of ['HR: Jansen (Utrecht)', 'Keller, Mara', 'A; B "C"'].entries()) {
    const email = `answers-${i}@example.org`;
    await launch({ ...person(email), invite_sender_name: name });
    expect((await mailTo(email)).replyTo).toEqual([{ name, address: 'mara@example.org' }]);
  }
});

it('tries again after a refusal, with the same Message-ID and without a second mail', async () => {
  refusals = 1;
  await launch(person('later@example.org'));
  await eventually(async () => {
    const [row] = await server.database.query<{ failure: string | null }>(
      "select failure from app.mails where to_email = 'later@example.org'",
    );
    return row?.failure?.includes('Try again later') === true;
  }, 'the refusal');
  const [job] = await eventually(async () => {
    const jobs = await server.database.query<{ output: unknown }>(
      "update pgboss.job set start_after = now() where name = 'mail.queued' and state = 'retry' returning output",
    );
    return jobs.length > 0 && jobs;
  }, 'the next try');
  // A server may name who was written to, and a job may outlive them.
  expect(job?.output).toEqual({
    message: expect.stringMatching(/^Error: Not delivered, as mail \d+ says$/),
  });
  const mail = await mailTo('later@example.org');
  const rows = await server.database.query<{ message_id: string; sent_at: Date | null }>(
    "select message_id, sent_at from app.mails where to_email = 'later@example.org'",
  );
  expect(rows).toHaveLength(1);
  expect(mail.messageId).toContain(rows[0]?.message_id);
  expect(received.filter(({ recipient }) => recipient === 'later@example.org')).toHaveLength(1);
});

it('keeps names out of headers and HTML', async () => {
  const html = {
    first_name: '<img src=x onerror=alert(1)>',
    last_name: 'O"Neil',
    email: 'html@example.org',
  };
  await launch({ subjects: [html], campaign_name: 'R&D <b>now</b>' });
  const mail = await mailTo('html@example.org');
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<b>now');
  expect(mail.subject).toContain('R&D <b>now</b>');
  expect(mail.headers.filter(({ key }) => key === 'to')).toHaveLength(1);
  const injected = await server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    json: campaignFields({ campaign_name: 'Hello\r\nBcc: all@example.org' }),
  });
  expect(injected.status).toBe(422);
  expect(injected.body.errors).toHaveProperty('campaign_name');
});

it('sends what somebody waits for before a long list that was there already', async () => {
  const { smtpUrl } = server.config;
  const config = { smtpUrl, demo: false };
  const quiet = await startTestServer({ work: false, config });
  try {
    const owner = await makeTenant(quiet, { packageId: 4 });
    const subjects = Array.from({ length: 100 }, (_, i) => ({
      first_name: 'Ann',
      last_name: `Lee ${i}`,
      email: `long-list-${i}@example.org`,
    }));
    const { id } = await makeCampaign(quiet, owner, { subjects });
    await activate(quiet, owner, id);
    const { email } = owner.manager;
    await quiet.call('POST', '/api/user/password/send-reset-email', { json: { email } });
    const worker = await startTestServer({ beside: quiet, config });
    const of = ({ recipient }: Received) =>
      recipient.startsWith('long-list') || recipient === email;
    await eventually(async () => received.filter(of).length === 101, 'all of them');
    await worker.stop();
    // As many are on their way at once as there are connections.
    expect(received.filter(of).findIndex(({ recipient }) => recipient === email)).toBeLessThan(20);
  } finally {
    await quiet.stop();
  }
});

it('has no outbox page outside the demo', async () => {
  expect((await server.call('GET', '/api/demo/mails')).status).toBe(404);
  expect((await server.call('GET', '/demo/mails')).status).toBe(404);
});
