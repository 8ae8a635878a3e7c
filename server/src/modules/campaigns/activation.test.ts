import { expect, test } from 'vitest';
import { asOrganization } from '../../platform/db/organization-id.ts';
import { makeCampaign, makeTenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { beginTransaction } from '../../test/waiting.ts';
import { activateDraft } from './campaign/campaign.queries.ts';

const server = await useServer();

test('who activates a campaign that somebody else has just activated holds nobody else up', async () => {
  const tenant = await makeTenant(server);
  const organizationId = asOrganization(tenant.organization.id);
  const { id } = await makeCampaign(server, tenant);
  const done: boolean[] = [];
  const begin = () =>
    beginTransaction(server, { scope: 'organisation', organizationId }, async (trx) =>
      done.push(await activateDraft(trx, organizationId, id)),
    );
  const first = await begin();
  const waiting = begin();
  await first.blocking();
  await first.commit();
  const late = await waiting;
  const free = await server.database.query(
    'select from app.campaigns where id = $1 for update skip locked',
    [id],
  );
  await late.commit();
  expect(done).toEqual([true, false]);
  expect(free).toHaveLength(1);
});
