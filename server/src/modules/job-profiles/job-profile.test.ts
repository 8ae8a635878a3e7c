import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobProfileFormat } from '@assay/contract/job-profiles';
import { findTasks, listProfiles } from '@assay/instruments/profiles/profiles';
import { sql } from 'kysely';
import { transact } from '../../platform/db/database.ts';
import {
  campaignFields,
  makeCampaign,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { finishPersonality, startedCampaign } from '../../test/shortcuts.ts';
import { presentOffered, targetsOf } from './job-profile.presenter.ts';

/** Names are unique among all profiles. */
let count = 0;
const unique = () => {
  count += 1;
  return String(count);
};

let server: TestServer;
let operator: Person;
let tenant: Tenant;
beforeAll(async () => {
  // Of its own: profiles are the same for every organisation, and other tests count those that there are.
  server = await startTestServer();
  operator = await makeStaff(server, 'super_admin');
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const path = '/api/super-admin/job-profiles';
const ask = (method: string, at: string, json?: unknown, { token }: { token: string } = operator) =>
  server.call(method, path + at, { token, json });
const get = async (id: number) => (await ask('GET', `/general/${id}`)).body.data;

function fields(changes: Record<string, unknown> = {}) {
  return {
    name: `Beekeeper ${unique()}`,
    description: 'Looks after bees.',
    tasks: ['Open hives', 'Harvest honey'],
    group_ids: [12],
    source: 'A study of ours.',
    targets: [
      { facet: 'N1', weight: 2, direction: 'low', target: 44 },
      { facet: 'C2', weight: 1.5, direction: 'high', target: 55.5 },
      { facet: 'O1', weight: 0.5, direction: 'high', target: 52 },
    ],
    ...changes,
  };
}

async function make(changes: Record<string, unknown> = {}): Promise<{ id: number; name: string }> {
  const { status, body } = await ask('POST', '/general', fields(changes));
  expect(status).toBe(201);
  return body.data;
}

const otherTargets = [
  { facet: 'E1', weight: 1, direction: 'high', target: 65 },
  { facet: 'E2', weight: 1, direction: 'high', target: 65 },
  { facet: 'E3', weight: 1, direction: 'high', target: 65 },
];

test('R007 R011 R202 both kinds of operators write job profiles; managers read what is on offer', async () => {
  for (const role of ['super_admin', 'tdl_admin'] as const) {
    const staff = await makeStaff(server, role);
    const made = await ask('POST', '/general', fields(), staff);
    expect(made.status).toBe(201);
    const { id, version } = made.body.data;
    expect(version).toBe(1);
    expect((await ask('GET', `/general/${id}`, undefined, staff)).body.data).toEqual(
      made.body.data,
    );
  }
  const { id, name } = await make();
  expect((await ask('POST', '/general', fields(), tenant.manager)).status).toBe(403);
  expect((await ask('GET', `/general/${id}`, undefined, tenant.manager)).status).toBe(403);
  const { token } = tenant.manager;
  const { body } = await server.call('GET', '/api/admin/job-profiles', { token });
  expect(body.data.find((one: { id: number }) => one.id === id)).toEqual({
    id,
    name,
    version: 1,
    description: 'Looks after bees.',
    tasks: ['Open hives', 'Harvest honey'],
    groups: [{ id: 12, name: 'Production and transport' }],
    source: 'A study of ours.',
    targets: fields().targets,
  });
  const jobs = await server.call('GET', '/api/subject-profile/job-profiles', { token });
  expect(jobs.body.data).toContainEqual({ id, name });
});

test('the 25 families keep their numbers, and what they ask for to the last digit', async () => {
  const { token } = tenant.manager;
  const { body } = await server.call('GET', '/api/admin/job-profiles', { token });
  const german = await server.call('GET', '/api/admin/job-profiles', {
    token,
    headers: { 'accept-language': 'de' },
  });
  for (const family of listProfiles().filter(({ kind }) => kind === 'standard')) {
    const is = ({ id }: { id: number }) => id === family.id;
    const row = body.data.find(is);
    const { name, description, attribution } = family;
    expect(row).toMatchObject({ name, description, source: attribution, version: 1 });
    expect(row.tasks).toEqual(findTasks(family.id));
    // The order too: fits add them up in it.
    expect(targetsOf(row.targets)).toEqual(family.targets);
    const translated = listProfiles('de').find(is);
    expect(german.body.data.find(is).name).toBe(translated?.name);
    expect(german.body.data.find(is).description).toBe(translated?.description);
    expect(german.body.data.find(is).tasks).toEqual(findTasks(family.id, 'de'));
  }
});

test('R075 a profile has groups, and is found by them and by its name', async () => {
  const groups = (await ask('GET', '/groups')).body.data;
  expect(groups).toContainEqual({ id: 7, name: 'Health and care' });
  const { id, name } = await make({ group_ids: [7, 12] });
  expect((await get(id)).groups).toEqual([
    { id: 7, name: 'Health and care' },
    { id: 12, name: 'Production and transport' },
  ]);
  const found = async (query: string) =>
    (await ask('GET', `/general?${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await found('group=7')).toEqual(expect.arrayContaining([15, 16, id]));
  expect(await found('group=1')).not.toContain(id);
  expect(await found(`name=${encodeURIComponent(name.toUpperCase())}`)).toEqual([id]);
});

test('what a campaign has taken stays, with the scores of finished reports', async () => {
  const profile = await make();
  const started = await startedCampaign(server, tenant, { campaign_profile_id: profile.id });
  await finishPersonality(server, started.person, { seed: 5 });
  const campaign = async (id: number) =>
    (await server.call('GET', `/api/admin/campaigns/${id}`, { token: tenant.manager.token })).body
      .data;
  const report = async () => {
    const { person } = started;
    const { status, body } = await server.call(
      'GET',
      `/api/admin/results/personality-test/subject/${person.id}?campaign=${started.campaign.id}`,
      { token: tenant.manager.token },
    );
    expect(status).toBe(200);
    return body.data;
  };
  const before = await report();
  expect(before.fit).toMatchObject({ profile: { id: profile.id, version: 1 } });

  const changed = await ask('PUT', `/general/${profile.id}`, {
    ...(await get(profile.id)),
    name: `${profile.name} II`,
    targets: otherTargets,
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({ version: 2, campaigns_count: 1 });
  expect(changed.body.data.versions).toMatchObject([
    { version: 2, campaigns_count: 0 },
    { version: 1, campaigns_count: 1 },
  ]);
  expect(await report()).toEqual(before);

  // A new campaign and a copy take the latest, the same one saved again keeps its own.
  const fresh = await makeCampaign(server, tenant, { campaign_profile_id: profile.id });
  const taken = { id: profile.id, version: 2, name: `${profile.name} II` };
  expect((await campaign(fresh.id)).profile).toMatchObject(taken);
  const edit = (campaign_profile_id: number) =>
    server.call('PUT', '/api/admin/campaigns/active', {
      token: tenant.manager.token,
      json: { campaign_id: started.campaign.id, campaign_profile_id },
    });
  expect((await edit(profile.id)).status).toBe(200);
  expect(await report()).toEqual(before);
  expect((await edit(4)).status).toBe(200);
  expect((await edit(profile.id)).status).toBe(200);
  expect((await campaign(started.campaign.id)).profile).toMatchObject(taken);
  expect((await report()).fit).not.toEqual(before.fit);
});

const asPlatform = (statement: string) =>
  transact(server.node.pool.db, { scope: 'platform', userId: operator.id }, (db) =>
    sql.raw(statement).execute(db),
  );

test('operators find a family by its name in their language, and write it as it was written', async () => {
  const german = { token: operator.token, headers: { 'accept-language': 'de' } };
  const list = async (name: string) => {
    const query = new URLSearchParams({ name });
    const { body } = await server.call('GET', `${path}/general?${query}`, german);
    return body.data.map((one: { id: number; name: string }) => [one.id, one.name]);
  };
  expect(await list('rechnungswesen')).toEqual([[5, 'Finanzen und Rechnungswesen']]);
  expect(await list('accounting')).toEqual([]);
  const one = await server.call('GET', `${path}/general/5`, german);
  expect(one.body.data).toMatchObject({ name: 'Finance & accounting', translated: true });
  expect(await get((await make()).id)).toMatchObject({ translated: false });
});

test('what an operator has changed of a family is read as it was written, what was left alone is not', async () => {
  const family = { ...(await get(24)), tasks: ['Assemble clocks'] };
  expect(presentOffered(family, 'de')).toMatchObject({
    name: 'Produktion und Fertigung',
    tasks: ['Assemble clocks'],
  });
  expect(presentOffered({ ...family, name: 'Clocks' }, 'de').name).toBe('Clocks');
});

test('a version is written once', async () => {
  const { id } = await make();
  const same = await ask('PUT', `/general/${id}`, { ...(await get(id)) });
  expect(same.body.data.version).toBe(1);
  expect(same.body.data.versions).toHaveLength(1);
  const both = await Promise.all(
    ['first', 'second'].map((name) =>
      ask('PUT', `/general/${id}`, fields({ name: `${name} ${unique()}`, version: 1 })),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await get(id)).version).toBe(2);
  for (const statement of [
    `update app.job_profile_versions set name = 'x' where job_profile_id = ${id}`,
    `delete from app.job_profile_versions where job_profile_id = ${id}`,
    `delete from app.job_profiles where id = ${id}`,
  ]) {
    await expect(asPlatform(statement)).rejects.toThrow('permission denied');
  }
});

test('an archived profile stays where it is used and cannot be chosen; it can be restored', async () => {
  const profile = await make();
  const { token } = tenant.manager;
  const used = await makeCampaign(server, tenant, { campaign_profile_id: profile.id });
  const gone = await ask('DELETE', `/general/${profile.id}`);
  expect(gone.body.message).toBe(
    `The job profile ${profile.name} is archived. Campaigns that use it keep it (1).`,
  );
  expect((await ask('DELETE', `/general/${profile.id}`)).status).toBe(200);
  const { body } = await server.call('GET', '/api/admin/campaigns/grouped-profiles', { token });
  const offered = body.data.flatMap((one: { profiles: { id: number }[] }) => one.profiles);
  expect(offered.map(({ id }: { id: number }) => id)).not.toContain(profile.id);
  const refused = await server.call('POST', '/api/admin/campaigns', {
    token,
    json: campaignFields({ campaign_profile_id: profile.id }),
  });
  expect(refused.body.errors).toHaveProperty('campaign_profile_id');
  const again = await server.call('POST', '/api/admin/campaigns', {
    token,
    json: campaignFields({ campaign_profile_id: profile.id, campaign_id: used.id }),
  });
  expect(again.body.data.profile).toMatchObject({ id: profile.id, name: profile.name, version: 1 });

  const archived = await ask('GET', `/general?archived=1&name=${encodeURIComponent(profile.name)}`);
  expect(archived.body.data).toMatchObject([{ id: profile.id, archived: true }]);
  const namesake = await make({ name: profile.name });
  const back = { ...(await get(profile.id)), archived: false };
  const taken = await ask('PUT', `/general/${profile.id}`, back);
  expect(taken.body.errors).toHaveProperty('name');
  await ask('DELETE', `/general/${namesake.id}`);
  expect((await ask('PUT', `/general/${profile.id}`, back)).body.data).toMatchObject({
    archived: false,
    version: 1,
  });
  // Asked for twice, it was archived once.
  const said = await server.database.query<{ action: string }>(
    "select action from app.audit_entries where entity = 'job_profile' and entity_id = $1 order by id",
    [String(profile.id)],
  );
  expect(said.map(({ action }) => action)).toEqual([
    'job_profile.created',
    'job_profile.archived',
    'job_profile.restored',
  ]);
});

test('what is wrong is told at its field', async () => {
  const { name } = await make();
  const twice = [...fields().targets, fields().targets[0]];
  const wrong = (at: number, change: object) =>
    fields().targets.map((one, index) => (index === at ? { ...one, ...change } : one));
  const cases: [Record<string, unknown>, string][] = [
    [{ name: ` ${name.toUpperCase()} ` }, 'name'],
    [{ name: '' }, 'name'],
    [{ source: ' ' }, 'source'],
    [{ group_ids: [] }, 'group_ids'],
    [{ group_ids: [12, 99] }, 'group_ids.1'],
    [{ tasks: ['', 'x'] }, 'tasks.0'],
    [{ targets: fields().targets.slice(1) }, 'targets'],
    [{ targets: twice }, 'targets'],
    // Health and political opinion have no place in a selection.
    [{ targets: wrong(1, { facet: 'N3' }) }, 'targets.1.facet'],
    [{ targets: wrong(1, { facet: 'O6' }) }, 'targets.1.facet'],
    [{ targets: wrong(2, { target: 71 }) }, 'targets.2.target'],
    [{ targets: wrong(0, { weight: 0 }) }, 'targets.0.weight'],
  ];
  for (const [change, field] of cases) {
    const { status, body } = await ask('POST', '/general', fields(change));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
});

test('a name is taken however its letters are made small', async () => {
  // Small Greek letters have another sigma at the end of a word, and a Turkish capital becomes two signs.
  for (const word of ['ΥΠΑΛΛΗΛΟΣ', 'İMALAT']) {
    const { name } = await make({ name: `${unique()} ${word}` });
    const again = await ask('POST', '/general', fields({ name }));
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['name']]);
    const other = { ...fields({ name: `${unique()} ${word}` }) };
    const file = { format: jobProfileFormat, profiles: [other, { ...other }] };
    const twice = await ask('POST', '/import', file);
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['profiles.1.name']);
  }
});

test('a file brings all of its profiles or none, and what leaves comes back the same', async () => {
  const { id } = await make();
  const file = await fetch(`${server.origin}${path}/export?id=${id}`, {
    headers: { authorization: `Bearer ${operator.token}` },
  });
  expect(file.headers.get('content-disposition')).toContain(`job-profile-${id}.json`);
  const exported = (await file.json()) as { format: string; profiles: object[] };
  const refused = await ask('POST', '/import', exported);
  expect(Object.keys(refused.body.errors)).toEqual(['profiles.0.name']);

  const one = { ...exported.profiles[0], name: `Imported ${unique()}` };
  const bad = await ask('POST', '/import', {
    ...exported,
    profiles: [one, { ...one, group_ids: [99] }],
  });
  expect(Object.keys(bad.body.errors).toSorted()).toEqual([
    'profiles.1.group_ids.0',
    'profiles.1.name',
  ]);
  const many = Array.from({ length: 61 }, (_, at) => ({ ...one, name: `Many ${at}` }));
  const full = await ask('POST', '/import', { ...exported, profiles: many });
  expect(Object.keys(full.body.errors)).toEqual(['profiles']);
  const taken = await ask('POST', '/import', { ...exported, profiles: [one] });
  expect(taken.status).toBe(201);
  const [{ id: fresh }] = taken.body.data;
  expect(await get(fresh)).toMatchObject(one);
});

test('a picture says what typical people get, and which families are hardly another thing', async () => {
  const family = await get(4);
  const { status, body } = await ask('POST', '/picture', { id: 4, targets: family.targets });
  expect(status).toBe(200);
  const { average, median, quartiles, range, shares, compared, alike, error } = body.data;
  expect(average).toBeGreaterThan(median);
  expect(
    [range[0], quartiles[0], median, quartiles[1], range[1]].toSorted((a, b) => a - b),
  ).toEqual([range[0], quartiles[0], median, quartiles[1], range[1]]);
  expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 6);
  expect(compared).toBeGreaterThanOrEqual(24);
  expect(error).toBeGreaterThan(5);
  expect(alike.length).toBeGreaterThan(5);
  expect(alike.map((one: { id: number }) => one.id)).not.toContain(4);
  for (const one of alike) expect(one.share).toBeGreaterThanOrEqual(68);
  const apart = await ask('POST', '/picture', { targets: otherTargets });
  const ids = apart.body.data.alike.map((one: { id: number }) => one.id);
  expect(ids.filter((id: number) => id <= 25)).toEqual([]);
});
