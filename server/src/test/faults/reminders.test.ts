import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant } from '../factories.ts';
import { eventually } from '../harness.ts';
import { activate } from '../shortcuts.ts';
import { countMails, type MailingNodes, startMailingNodes } from './mailing-nodes.ts';

const people = 200;
const reminders = 3;

let nodes: MailingNodes;
beforeAll(async () => {
  nodes = await startMailingNodes();
});
afterAll(() => nodes.end());

test('two nodes, one of them killed in the middle, remind everybody once each time', async () => {
  const { server, post, start, ask } = nodes;
  const tenant = await makeTenant(server);
  const subjects = Array.from({ length: people }, (_, i) => ({
    first_name: 'Tony',
    last_name: 'Hoare',
    email: `reminded-${i}@example.org`,
  }));
  const { id } = await makeCampaign(server, tenant, { subjects, number_of_reminders: reminders });
  await activate(server, tenant, id);
  // What comes before is not what this is about.
  await server.database.query(`delete from pgboss.job where name = 'mail.queued'`);
  const plan = await server.database.query<{ ahead: string; hour: string }>(
    `select (due_at - now() + interval '1 minute')::text as ahead,
       to_char(due_at at time zone 'Europe/Amsterdam', 'HH24:MI') as hour
     from app.reminders where campaign_id = $1 order by number`,
    [id],
  );
  expect(plan.map(({ hour }) => hour)).toEqual(Array(reminders).fill('09:00'));

  let [first] = await Promise.all([start(), start()]);
  for (const [round, { ahead }] of plan.entries()) {
    const before = post.received.length;
    await server.database.moveClock(ahead);
    await ask('campaign.reminders', 6);
    if (round === 1) {
      await eventually(async () => post.received.length > before + people / 4, 'the middle', 30);
      await first.end('SIGKILL');
      first = await start();
    }
    await eventually(
      async () => {
        const { different } = countMails(post, 'Reminder');
        const told = [...different.values()].filter((ids) => ids.size === round + 1);
        return told.length === people;
      },
      `reminder ${round + 1}`,
      60,
    );
    // Whoever comes later finds nothing left to do.
    await ask('campaign.reminders', 2);
  }
  await eventually(async () => {
    const left = await server.database.query(
      `select from pgboss.job where name in ('campaign.reminders', 'mail.queued') and state < 'completed'`,
    );
    return left.length === 0;
  }, 'the end');
  const { copies, different } = countMails(post, 'Reminder');
  expect([...different.values()].every((ids) => ids.size === reminders)).toBe(true);
  // A mail whose worker died between the server's reply and its own note goes again, under the same id.
  expect(copies - people * reminders).toBeLessThanOrEqual(16);
});
