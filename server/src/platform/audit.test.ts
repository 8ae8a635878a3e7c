import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCampaign, makeTenant } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { sealAudit } from './audit.ts';
import { system, transact } from './db/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ work: false });
});
afterAll(() => server.stop());

interface Entry {
  id: number;
  at: Date;
  organization_id: number | null;
  digest: Buffer;
  seal: number;
  chain: Buffer;
}

const entries = () =>
  server.database.query<Entry>(
    'select id, at, organization_id, digest, seal, chain from app.audit_entries order by seal',
  );

async function chainHolds(): Promise<boolean> {
  let before: Buffer = Buffer.alloc(32);
  for (const entry of await entries()) {
    const own = `${entry.id}|${entry.at.toISOString()}|${entry.organization_id ?? ''}`;
    const expected = createHash('sha256').update(before).update(entry.digest).update(own).digest();
    if (!expected.equals(entry.chain)) return false;
    before = entry.chain;
  }
  return true;
}

it('logs a change with who, from where and what, in the same transaction', async () => {
  const tenant = await makeTenant(server);
  const { id } = await makeCampaign(server, tenant, { campaign_name: 'Logged' });
  const rows = await server.database.query(
    `select e.action, e.entity, e.entity_id, e.organization_id, d.actor_id, d.ip, d.after
     from app.audit_entries e join app.audit_details d on d.entry_id = e.id`,
  );
  expect(rows).toEqual([
    {
      action: 'campaign.created',
      entity: 'campaign',
      entity_id: String(id),
      organization_id: tenant.organization.id,
      actor_id: tenant.manager.id,
      ip: '127.0.0.1',
      after: { name: 'Logged' },
    },
  ]);
  const refused = await server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    json: { campaign_name: '' },
  });
  expect(refused.status).toBe(422);
  expect(await server.database.query('select 1 from app.audit_entries')).toHaveLength(1);
});

it('seals entries into a chain that erasure leaves whole and tampering breaks', async () => {
  const tenant = await makeTenant(server);
  for (let i = 0; i < 3; i += 1) await makeCampaign(server, tenant);
  expect(await transact(server.node.pool.db, system, sealAudit)).toBe(4);
  await makeCampaign(server, tenant);
  expect(await transact(server.node.pool.db, system, sealAudit)).toBe(1);
  expect(await chainHolds()).toBe(true);

  await server.database.query('delete from app.audit_details');
  expect(await chainHolds()).toBe(true);

  await server.database.query(
    'update app.audit_entries set organization_id = organization_id + 1 where seal = 3',
  );
  expect(await chainHolds()).toBe(false);
});

it('cannot be written past the log by a request', async () => {
  const tenant = await makeTenant(server);
  const viewer = {
    scope: 'organisation' as const,
    userId: tenant.manager.id,
    organizationId: tenant.organization.id,
  };
  const seen = await transact(server.node.pool.db, viewer, (db) =>
    db.selectFrom('audit_entries').selectAll().execute(),
  );
  expect(seen).toEqual([]);
  await expect(
    transact(server.node.pool.db, viewer, (db) =>
      db.deleteFrom('audit_entries').executeTakeFirst(),
    ),
  ).resolves.toMatchObject({ numDeletedRows: 0n });
});
