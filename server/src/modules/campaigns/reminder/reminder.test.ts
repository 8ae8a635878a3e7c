import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answerPersonality,
  joinCampaign,
  type Mail,
  makeCampaign,
  makeTenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { sendDueReminders } from './reminder.worker.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const emails = ['slow@example.org', 'done@example.org'];

async function mailsTo(email: string): Promise<Mail[]> {
  return (await server.call('GET', `/api/demo/mails?to=${email}`)).body.data;
}

async function remind(): Promise<void> {
  const nodes = [server, second].map(({ node }) => ({ db: node.pool.db, jobs: node.queue }));
  await Promise.all(nodes.flatMap((node) => [sendDueReminders(node), sendDueReminders(node)]));
}

it('reminds those who have not finished at nine in the morning, once each over two nodes', async () => {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  const campaign = await makeCampaign(server, tenant, {
    number_of_reminders: 2,
    deadline: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    subjects: emails.map((email) => ({ first_name: 'Tony', last_name: 'Hoare', email })),
  });
  await server.call('PUT', `/api/admin/campaigns/${campaign.id}/reminder-text`, {
    token,
    json: { reminder_text: 'Still time, {first_name}.' },
  });
  const active = await server.call('POST', `/api/admin/campaigns/activate/${campaign.id}`, {
    token,
  });
  const planned = await server.database.query<{ hour: string; number: number }>(
    "select number, to_char(due_at at time zone 'Europe/Amsterdam', 'HH24:MI') as hour from app.reminders order by number",
  );
  expect(planned).toEqual([
    { number: 1, hour: '09:00' },
    { number: 2, hour: '09:00' },
  ]);
  expect(active.body.data.next_reminder_at).not.toBeNull();

  const done = await joinCampaign(server, 'done@example.org');
  await answerPersonality(server, done);
  await eventually(async () => {
    const { body } = await server.call('GET', `/api/admin/campaigns/${campaign.id}`, { token });
    return body.data.progress.completed === 1;
  }, 'the progress');

  await remind();
  expect(await mailsTo('slow@example.org')).toHaveLength(1);

  await server.database.moveClock('4 days');
  await remind();
  const reminders = await eventually(async () => {
    const found = (await mailsTo('slow@example.org')).filter((mail) =>
      mail.text.includes('Still time, Tony.'),
    );
    return found.length > 0 && found;
  }, 'the reminder');
  expect(reminders).toHaveLength(1);
  // The same link as in the invitation: it has not been used.
  expect(reminders[0]?.text).toMatch(/create-account-test-subject\/[\w-]{43}/);
  const told = (await mailsTo('done@example.org')).map(({ subject }) => subject);
  expect(told.filter((subject) => subject.startsWith('Reminder'))).toEqual([]);

  await server.database.moveClock('20 days');
  await remind();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await mailsTo('slow@example.org')).toHaveLength(2);
});

it('plans no reminder outside the campaign', async () => {
  await server.database.moveClock('0 days');
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant, {
    number_of_reminders: 10,
    deadline: new Date(Date.now() + 2 * 3_600_000).toISOString(),
  });
  await server.call('POST', `/api/admin/campaigns/activate/${campaign.id}`, {
    token: tenant.manager.token,
  });
  const outside = await server.database.query(
    'select 1 from app.reminders r join app.campaigns c on c.id = r.campaign_id where r.campaign_id = $1 and (due_at <= activated_at or due_at >= deadline)',
    [campaign.id],
  );
  expect(outside).toEqual([]);
});
