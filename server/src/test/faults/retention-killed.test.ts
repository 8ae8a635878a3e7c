import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant } from '../factories.ts';
import { eventually } from '../harness.ts';
import { activate } from '../shortcuts.ts';
import { countMails, type MailingNodes, startMailingNodes } from './mailing-nodes.ts';

/** Four steps of five hundred, in one of which the node is killed. */
const people = 2000;

let nodes: MailingNodes;
beforeAll(async () => {
  nodes = await startMailingNodes();
});
afterAll(() => nodes.end());

test('a node killed while it anonymises leaves nobody half, and the others finish', async () => {
  const { server, post, start, ask } = nodes;
  const { query, moveClock } = server.database;
  const tenant = await makeTenant(server, { packageId: 4 });
  const subjects = Array.from({ length: people }, (_, i) => ({
    first_name: 'Kanarie',
    last_name: 'Vogel',
    email: `kanarie-${i}@example.org`,
  }));
  const { id } = await makeCampaign(server, tenant, { subjects });
  await activate(server, tenant, id);
  // Of the mails only those to the managers are to leave.
  await query(`delete from pgboss.job where name = 'mail.queued'`);
  await query(
    `update app.campaigns set status = 'completed', closed_at = app.now(), anonymise_at = app.now() + interval '1 day' where id = $1`,
    [id],
  );
  const left = async () => {
    const [row] = await query<{ count: number }>(
      `select count(*)::integer as count from app.invitations where campaign_id = $1 and status <> 'anonymised'`,
      [id],
    );
    return row?.count ?? 0;
  };
  const first = await start();
  await moveClock('2 days');
  await ask('campaign.retention');
  await eventually(async () => (await left()) < people, 'the beginning', 30);
  await first.end('SIGKILL');
  const rest = await left();
  expect(rest).toBeGreaterThan(0);
  // Each step is whole: who has no name any more has no account either.
  const [half] = await query<{ count: number }>(
    `select count(*)::integer as count from app.users where email like 'kanarie-%'`,
  );
  expect(half?.count).toBe(rest);

  await Promise.all([start(), start()]);
  await ask('campaign.retention', 3);
  await eventually(async () => (await left()) === 0, 'the end', 60);
  await eventually(async () => {
    const [campaign] = await query<{ done: boolean }>(
      'select anonymised_at is not null as done from app.campaigns where id = $1',
      [id],
    );
    return campaign?.done;
  }, 'the last note');
  for (const table of ['users', 'invitations', 'mails']) {
    expect(await query(`select from app.${table} t where t::text ilike '%kanarie%'`)).toEqual([]);
  }
  const [counts] = await query(
    'select subjects_count, invited_count from app.campaigns where id = $1',
    [id],
  );
  expect(counts).toEqual({ subjects_count: people, invited_count: people });
  expect(countMails(post, '').copies).toBe(0);
});
