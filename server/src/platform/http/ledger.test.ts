import { expect, test } from 'vitest';
import { makeTenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { transact } from '../db/database.ts';
import { asOrganization } from '../db/organization-id.ts';
import { writeLedger } from './ledger.ts';

test('the look at a table of many people is written down whole', async () => {
  const server = await useServer();
  const { manager, organization } = await makeTenant(server);
  // More than a statement takes with a parameter for each field.
  const people = await server.database.query<{ id: number }>(
    `insert into app.users (email, first_name, last_name)
       select 'looked-at-' || n || '@example.org', '', '' from generate_series(1, 17000) n returning id`,
  );
  const organizationId = asOrganization(organization.id);
  const viewer = { scope: 'organisation', userId: manager.id, organizationId } as const;
  const ids = people.map(({ id }) => id);
  const looks = [
    { ids, what: 'iq_table' },
    { ids: ids.slice(0, 1), what: 'cv' },
  ];
  await transact(server.node.pool.db, viewer, (db) => writeLedger(db, viewer, looks));
  const written = await server.database.query(
    `select what, actor_id, count(distinct subject_id)::integer as people from app.access_ledger
     where organization_id = $1 group by what, actor_id order by what`,
    [organization.id],
  );
  expect(written).toEqual([
    { what: 'cv', actor_id: manager.id, people: 1 },
    { what: 'iq_table', actor_id: manager.id, people: 17_000 },
  ]);
});
