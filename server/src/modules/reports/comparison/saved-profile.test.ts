import type { TestCard } from '@assay/contract/subject-profile';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { saveVersion } from '../../../test/matrices/success.cases.ts';
import { finishedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
let first: number;
let second: number;

beforeAll(async () => {
  tenant = await makeTenant(server);
  const finished = await finishedCampaign(server, tenant, 2);
  campaign = finished.id;
  [first = 0, second = 0] = finished.people.map(({ id }) => id);
  const made = await ask('POST', '/api/admin/success-profiles/report', {
    name: 'Closers',
    category_id: 6,
  });
  const profile = (made.body.data as { id: number }).id;
  await saveVersion(server, tenant.organization.id, profile, true);
  const json = { campaign_id: campaign, custom_campaign_profile_id: profile };
  await ask('PUT', '/api/admin/campaigns/active', json);
});

const ask = (method: string, path: string, json?: unknown) =>
  server.call(method, path, { token: tenant.manager.token, json });
const read = async (path: string) => (await ask('GET', path)).body.data;

const warned = {
  tried: expect.stringContaining('tried on 60 people: cross-validated r = 0.10 (−0.15 to 0.60)'),
  warnings: [
    expect.stringContaining('predicts no better than chance'),
    expect.stringContaining('would treat a group of your own people adversely'),
  ],
};
const results = '/api/admin/results/personality-test';

test('a saved profile that predicts nothing and is unfair says so beside every fit to it', async () => {
  const report = await read(`${results}/subject/${first}?campaign=${campaign}`);
  expect(report.fit.saved).toEqual(warned);
  expect(report.limits.join(' ')).not.toContain('predicts no better');
  const both = `subjects[]=${first}&subjects[]=${second}`;
  const compared = await read(`${results}/subjects?${both}&campaign=${campaign}`);
  expect(compared.saved).toEqual(warned);
  const { results: cards } = await read(`/api/admin/subject-profile/${first}`);
  const card = cards.find((one: TestCard) => one.instrument === 'personality');
  expect(card).toMatchObject({ score: { reference: 'Household' }, saved: warned });
});

test.each([
  ['nl', 'r = 0,10 (−0,15 tot 0,60)'],
  ['de', 'r = 0,10 (−0,15 bis 0,60)'],
  ['es', 'r con validación cruzada = 0,10 (−0,15 a 0,60)'],
])('in %s its correlation has the decimal sign of the reader', async (language, figures) => {
  const { body } = await server.call('GET', `${results}/subject/${first}?campaign=${campaign}`, {
    token: tenant.manager.token,
    headers: { 'accept-language': language },
  });
  expect(body.data.fit.saved.tried).toContain(figures);
});

test('where it is chosen, and of the campaign that lists by it, it says the same', async () => {
  const groups = await read('/api/admin/campaigns/grouped-profiles');
  expect(groups[0].profiles).toEqual([
    expect.objectContaining({ name: 'Household', saved: warned }),
  ]);
  expect(groups[1].profiles[0]).not.toHaveProperty('saved');
  expect((await read(`/api/admin/campaigns/${campaign}`)).profile.saved).toEqual(warned);
});

test('one of few people that forecasts something is for trying out, and from a hundred on it is not', async () => {
  const made = await ask('POST', '/api/admin/success-profiles/report', {
    name: 'Openers',
    category_id: 6,
  });
  const id = made.body.data.id as number;
  await saveVersion(server, tenant.organization.id, id);
  const warnings = async () =>
    (await read('/api/admin/campaigns/custom-profiles')).find(
      (one: { id: number }) => one.id === id,
    ).saved.warnings;
  expect(await warnings()).toEqual([
    expect.stringMatching(/^With 60 people, this saved profile is for trying out: .*do not choose/),
  ]);
  await server.database.query(
    `insert into app.custom_profile_versions (organization_id, success_profile_id, version, name, outcome, targets, evidence, norm, n, fairness, created_at)
     select organization_id, success_profile_id, 2, name, outcome, targets, evidence, norm, 100, fairness, created_at
     from app.custom_profile_versions where success_profile_id = $1`,
    [id],
  );
  expect(await warnings()).toEqual([]);
});

test('with no saved profile there is nothing to warn of', async () => {
  const plain = await finishedCampaign(server, tenant, 1);
  const [person] = plain.people;
  const report = await read(`${results}/subject/${person?.id}?campaign=${plain.id}`);
  expect(report.subject.id).toBe(person?.id);
  expect(report.fit?.saved ?? null).toBeNull();
});

test.each([
  ['a report', () => `personality/${first}.pdf?campaign=${campaign}`],
  ['two people', () => `personality/${first}/${second}.pdf?campaign=${campaign}`],
  ['a team', () => `team.pdf?subjects[]=${first}&subjects[]=${second}&campaign=${campaign}`],
])('%s prints the warning', async (_what, path) => {
  const response = await fetch(`${server.origin}/api/admin/report/${path()}`, {
    headers: { authorization: `Bearer ${tenant.manager.token}` },
  });
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Before you use the fit');
  expect(words).toContain('predicts no better than chance');
  expect(words).toContain('would treat a group of your own people adversely');
  expect(words).toContain('cross-validated r = 0.10 (−0.15 to 0.60)');
});
