import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant } from '../factories.ts';
import { eventually } from '../harness.ts';
import { firePeople } from './fire.config.ts';
import { countMails, type MailingNodes, startMailingNodes } from './mailing-nodes.ts';

let nodes: MailingNodes;
beforeAll(async () => {
  nodes = await startMailingNodes();
});
afterAll(() => nodes.end());

test('activated forty times at once on two nodes that are killed on the way, a campaign mails everybody once', async () => {
  const { server, post, start } = nodes;
  const tenant = await makeTenant(server, { packageId: 4 });
  const subjects = Array.from({ length: firePeople }, (_, i) => ({
    first_name: 'Tony',
    last_name: 'Hoare',
    email: `fire-${i}@example.org`,
  }));
  const { id } = await makeCampaign(server, tenant, { subjects });
  const workers = await Promise.all([start(), start()]);

  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const response = await fetch(`${workers[i % 2]?.origin}/api/admin/campaigns/activate/${id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tenant.manager.token}` },
      });
      await response.arrayBuffer();
      return { status: response.status, after: performance.now() - begin };
    }),
  );
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  const times = answers.map(({ after }) => Math.round(after));
  const activations = await server.database.query(
    `select from app.audit_entries where action = 'campaign.activated' and entity_id = $1`,
    [id],
  );
  expect(activations).toHaveLength(1);

  for (const [i, worker] of workers.entries()) {
    const reached = (firePeople * (i + 1)) / 4;
    await eventually(
      async () => post.received.length >= reached,
      'the middle',
      60 + firePeople / 20,
    );
    await worker.end('SIGKILL');
    await start();
  }
  await eventually(
    async () => countMails(post, '').different.size === firePeople,
    `all of ${firePeople}`,
    60 + firePeople / 20,
  );
  const seconds = (performance.now() - begin) / 1000;
  await eventually(
    async () => {
      const open = await server.database.query(
        'select from app.mails where campaign_id = $1 and sent_at is null',
        [id],
      );
      return open.length === 0;
    },
    'the last notes',
    60,
  );

  const { copies, different } = countMails(post, '');
  expect([...different.values()].every((ids) => ids.size === 1)).toBe(true);
  const links = await server.database.query(
    'select from app.links where organization_id = $1 and invitation_id is not null',
    [tenant.organization.id],
  );
  expect(links).toHaveLength(firePeople);
  // Only what a killed worker had just handed over may come again, under the same id.
  expect(copies - firePeople).toBeLessThanOrEqual(32);
  process.stdout.write(
    `${firePeople} people: first of 40 answers after ${Math.min(...times)} ms, last after ${Math.max(...times)} ms, all mails after ${Math.round(seconds)} s, ${copies - firePeople} copies\n`,
  );
}, 900_000);
