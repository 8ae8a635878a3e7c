import { expect, test } from 'vitest';
import { makeCampaign, makeTenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { finishLogical } from '../../test/logical.ts';
import { activate, enterCampaign } from '../../test/shortcuts.ts';

const server = await useServer();

test('a report belongs to a campaign that asks for its test, from whichever campaign it is opened', async () => {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  const email = `ada-${tenant.organization.id}@head.test`;
  const subjects = [{ first_name: 'Ada', last_name: 'Roe', email }];
  const asking = await makeCampaign(server, tenant, { test_types: ['2'], subjects });
  await activate(server, tenant, asking.id);
  const person = await enterCampaign(server, tenant, asking.id, email);
  await finishLogical(server, person);
  const later = await makeCampaign(server, tenant, { test_types: ['1'], subjects });
  await activate(server, tenant, later.id);
  const campaignOf = async (query: string) => {
    const path = `/api/admin/results/iq-test/subject/${person.id}${query}`;
    return (await server.call('GET', path, { token })).body.data.campaign.id;
  };
  for (const query of ['', `?campaign=${asking.id}`, `?campaign=${later.id}`]) {
    expect([query, await campaignOf(query)]).toEqual([query, asking.id]);
  }
  // The same on the person's page, whose cards lead to the report.
  const { body } = await server.call('GET', `/api/admin/subject-profile/${person.id}`, { token });
  const card = body.data.results.find(({ id }: { id: number }) => id === 2);
  expect(card.report).toBe(`/admin/report/logical/${person.id}?campaign=${asking.id}`);
  const again = await makeCampaign(server, tenant, { test_types: ['2'], subjects });
  await activate(server, tenant, again.id);
  expect(await campaignOf('')).toBe(again.id);
  expect(await campaignOf(`?campaign=${asking.id}`)).toBe(asking.id);
});
