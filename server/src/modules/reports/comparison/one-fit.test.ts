import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
const people: Person[] = [];

/** Development, where N3 and O6 are reported, with the model that asks for little of N3. */
beforeAll(async () => {
  tenant = await makeTenant(server);
  const emails = [1, 2, 3].map((at) => `${at}-${tenant.organization.id}@one-fit.test`);
  ({ id: campaign } = await makeCampaign(server, tenant, {
    campaign_type: 'development',
    campaign_profile_id: null,
    alt_campaign_profile_id: 6,
    test_types: ['1'],
    subjects: emails.map((email) => ({ first_name: 'A', last_name: 'B', email })),
  }));
  await activate(server, tenant, campaign);
  for (const [at, email] of emails.entries()) {
    const person = await enterCampaign(server, tenant, campaign, email);
    await finishPersonality(server, person, { seed: at + 1 });
    people.push(person);
  }
});

const ask = async (path: string) => {
  const { status, body } = await server.call('GET', path, { token: tenant.manager.token });
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};
const results = '/api/admin/results/personality-test';
const of = (ids: readonly number[]) => ids.map((id) => `subjects[]=${id}`).join('&');

type Ranked = { percentile: number; percentileInterval: [number, number] };
const ranks = ({ percentile, percentileInterval }: Ranked) => [percentile, ...percentileInterval];

test('a person has one fit to a profile, wherever it is read', async () => {
  const listed = await ask('/api/admin/subjects/candidate/filter?profile=alt:6');
  const inCampaign = await ask(
    `/api/admin/campaigns/${campaign}/subjects/personality-test/results`,
  );
  const team = await ask(
    `${results}/subjects?${of(people.map(({ id }) => id))}&campaign=${campaign}`,
  );
  for (const { id } of people) {
    const report = await ask(`${results}/subject/${id}?campaign=${campaign}`);
    const { fit: working } = await ask(`${results}/subject/${id}/working?campaign=${campaign}`);
    const card = (await ask(`/api/admin/subject-profile/${id}`)).results[0];
    const row = listed.find((one: { id: number }) => one.id === id);
    const own = ({ subject }: { subject: { id: number } }) => subject.id === id;
    const fit = ranks(report.fit);
    expect({
      list: [row.fit.value, ...row.fit.interval],
      table: ranks(inCampaign.find(own).fit),
      team: ranks(team.members.find(own).fit),
      working: ranks(working),
      page: [card.score.value, ...card.score.interval],
    }).toEqual({ list: fit, table: fit, team: fit, working: fit, page: fit });
  }
});

test('what counts in no fit has no target, though development reports it', async () => {
  const report = await ask(`${results}/subject/${people[0]?.id}?campaign=${campaign}`);
  const team = await ask(
    `${results}/subjects?${of(people.map(({ id }) => id))}&campaign=${campaign}`,
  );
  for (const scales of [report.scales, team.scales]) {
    const targets = new Map(
      scales.map(({ code, target }: { code: string; target: number | null }) => [code, target]),
    );
    expect([targets.get('N1'), targets.get('N3'), targets.get('O6')]).toEqual([45, null, null]);
  }
});
