import type { SuccessCorrelation, SuccessScale } from '@assay/contract/success-studies';
import { beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { makeReviewed, type Reviewed } from '../../../test/reviewed.ts';
import { reviewCalls } from '../../../test/reviews.ts';

let server: TestServer;
let tenant: Tenant;
/** Sixty people whose work goes with C4. */
let many: Reviewed;

beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  many = await makeReviewed(
    server,
    tenant,
    60,
    ({ C4 = 50 }, chance) => 3 + (C4 - 50) / 12 + chance / 3,
  );
});

const base = '/api/admin/success-profiles/report';
const ask = (
  method: string,
  path: string,
  json?: unknown,
  by: { token: string } = tenant.manager,
) => server.call(method, path, { token: by.token, json });
const correlate = async (id: number) =>
  (await ask('GET', `${base}/correlation/${id}`)).body.data as SuccessCorrelation;
const save = (id: number, more: Record<string, unknown> = {}) =>
  ask('POST', `${base}/save`, { report_id: id, ...more });
/** What was said of one person changes, and with it what is found. */
const rateAnew = (id: number | undefined) =>
  server.database.query(
    `update app.success_reviews set performance = case when performance > 3 then 2 else 4 end where subject_id = $1`,
    [id],
  );
const populationOf = (id: number) => `/api/personality-test/custom-profile-population/${id}`;
const scaleOf = ({ scales }: SuccessCorrelation, code: string, outcome = 'performance') =>
  scales.find((one) => one.code === code && one.outcome === outcome) as SuccessScale;

const isCalled = ({ verdict }: SuccessScale) => verdict === 'supported' || verdict === 'contrary';

/** Numbers with more than three places. */
function unrounded(value: unknown): number[] {
  if (typeof value === 'number') return Number(value.toFixed(3)) === value ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unrounded) : [];
}

test('R131 R155 the correlation view: every scale with interval, n, q and a verdict, the strongest first', async () => {
  const study = await correlate(many.profile);
  expect(study.people).toEqual({ all: 60, reviewed: 60, permitted: 60, counted: 60 });
  expect(study.strength).toBe('tentative');
  expect(study.scales).toHaveLength(82);
  expect(study.scales[0]).toMatchObject({
    code: 'C4',
    outcome: 'performance',
    verdict: 'supported',
  });
  const { numbers, n, spread } = scaleOf(study, 'C4');
  expect(n).toBe(60);
  expect(numbers?.q).toBeLessThan(0.01);
  expect(numbers?.interval[0]).toBeLessThan(numbers?.r ?? 0);
  expect(Math.abs(numbers?.shrunk ?? 1)).toBeLessThan(numbers?.r ?? 0);
  expect(scaleOf(study, 'C4').doubt).toEqual({ by_chance: 0, by_one: 0 });
  expect(study.scales.filter(({ doubt }) => doubt !== null).every(isCalled)).toBe(true);
  expect(study.reviewers).toEqual({ count: 1, at_least: false });
  // Nobody was reviewed by two, so that nothing is known of the ratings' reliability.
  expect(numbers?.corrected).toBeNull();
  // No more places than are read: with all of them the figures are equations that give away each rating.
  expect(unrounded({ ...study, profiles: [] })).toEqual([]);
  expect(unrounded(study.profiles.map((one) => ({ ...one, impact: null })))).toEqual([]);
  expect(spread?.verdict).toMatch(/norm|narrower|wider/);
  expect(study.chance?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
  const profile = study.profiles.find(({ outcome }) => outcome === 'performance');
  expect(profile?.targets[0]).toMatchObject({ code: 'C4' });
  expect(profile?.tried).toMatchObject({ n: 60, forecasts: true });
  const [own, family, none] = profile?.beside ?? [];
  expect([own, family, none].map((one) => one?.profile)).toEqual(['own', 'family', 'none']);
  expect(own?.found).toMatchObject({ people: 20 });
  expect(own?.found?.share).toBeGreaterThan(1 / 3);
  // Neither fit is the rating itself, which would find everybody.
  expect([own, family].map((one) => (one?.found?.share ?? 1) < 1)).toEqual([true, true]);
  expect(own?.found?.interval?.[0]).toBeLessThan(own?.found?.share ?? 0);
  expect(none?.found).toEqual({ share: 0.33, interval: null, people: 20 });
  expect(profile?.impact).toMatchObject({ people: 60 });
});

test('whose results were used stands in the ledger', async () => {
  const count = async () => {
    const [row] = await server.database.query<{ n: number; people: number }>(
      `select count(*)::integer as n, count(distinct subject_id)::integer as people from app.access_ledger
       where what = 'success_profile' and organization_id = $1`,
      [tenant.organization.id],
    );
    return row;
  };
  const before = (await count())?.n ?? 0;
  await correlate(many.profile);
  expect(await count()).toEqual({ n: before + 60, people: 60 });
});

test('points come on request, without names; who withdraws the permission is in none of it', async () => {
  const few = await makeReviewed(server, tenant, 21, (_, chance) => 3 + chance);
  const path = `${base}/correlation/${few.profile}/points?scale=C4&outcome=performance`;
  const { body } = await ask('GET', path);
  expect(body.data.points).toHaveLength(21);
  expect(JSON.stringify(body.data)).not.toContain('example.org');
  expect(body.data.points.flat().every((x: number) => Number(x.toFixed(2)) === x)).toBe(true);
  // Who has reviewed nobody would read off each person's rating by the scores that reports show.
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  expect((await server.call('GET', path, { token: colleague.token })).status).toBe(409);
  // Nor does whoever is about to review again, as long as others' reviews are withheld.
  const begun = few.people.slice(0, 2).map(({ id }) => reviewCalls(server, few.profile, id));
  for (const { begin } of begun) expect((await begin(tenant.manager)).status).toBe(201);
  expect((await ask('GET', path)).status).toBe(409);
  for (const { discard } of begun) await discard(tenant.manager);
  expect((await ask('GET', path)).status).toBe(200);
  // And whoever rated performance alone sees nothing that others say of engagement.
  const [one] = few.people;
  await server.database.query(
    `insert into app.success_reviews (organization_id, success_profile_person_id, success_profile_id, subject_id, reviewer_id,
       category, answers, performance, engagement, first_performance, first_engagement, started_at, given_at, changed_at)
     select organization_id, success_profile_person_id, success_profile_id, subject_id, $2, category, answers, performance, engagement,
       first_performance, first_engagement, started_at, given_at, changed_at
     from app.success_reviews where success_profile_id = $1`,
    [few.profile, colleague.id],
  );
  await server.database.query(
    `update app.success_reviews set engagement = null, first_engagement = null
     where success_profile_id = $1 and subject_id = $2 and reviewer_id = $3`,
    [few.profile, one?.id, tenant.manager.id],
  );
  const engaged = await ask('GET', path.replace('performance', 'engagement'));
  expect([engaged.status, engaged.body.data?.points?.length]).toEqual([200, 20]);
  const gone = few.people.slice(0, 2).map(({ id }) => id);
  await server.database.query(
    'update app.permissions set revoked_at = now() where subject_id = any($1::integer[])',
    [gone],
  );
  expect((await ask('GET', path)).status).toBe(409);
  const study = await correlate(few.profile);
  expect(study.people).toMatchObject({ all: 21, permitted: 19, counted: 19 });
  // Below 20 there is no number at all.
  expect(study.scales.every(({ numbers, spread }) => numbers === null && spread === null)).toBe(
    true,
  );
  expect(study).toMatchObject({ norm: null, chance: null, profiles: [], strength: 'hidden' });
  expect((await save(few.profile)).status).toBe(409);
});

test('nobody sees by the difference how one person was rated: removing, looking and bringing back tells nothing', async () => {
  const { profile, people } = await makeReviewed(server, tenant, 22, (_, chance) => 3 + chance);
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  const as = (method: string, path: string, json?: unknown) => ask(method, path, json, colleague);
  const edit = (json: unknown) => as('PUT', `${base}/edit/${profile}`, json);
  const agreement = `/api/admin/reviews/agreement/${profile}`;
  const points = `${base}/correlation/${profile}/points?scale=C4&outcome=performance`;
  const figures = () => as('GET', `${base}/correlation/${profile}`);
  const agreed = () => as('GET', agreement);
  const [before, agreedBefore] = [await figures(), await agreed()];
  expect([before.status, agreedBefore.status]).toEqual([200, 200]);
  expect((await ask('GET', points)).status).toBe(200);
  const victim = [people[0]?.id];
  expect((await edit({ remove: victim })).status).toBe(200);
  for (const [method, path, json] of [
    ['GET', `${base}/correlation/${profile}`, undefined],
    ['GET', agreement, undefined],
    ['GET', points, undefined],
    ['POST', `${base}/save`, { report_id: profile }],
  ] as const) {
    // Points are of people whom the manager has reviewed, and the colleague nobody.
    const { status, body } = await ask(
      method,
      path,
      json,
      path === points ? tenant.manager : colleague,
    );
    expect([status, body.message]).toEqual([409, expect.stringContaining('in 10 minutes')]);
    expect(body.data).toBeUndefined();
  }
  expect((await edit({ add: victim })).status).toBe(200);
  expect((await figures()).body.data).toEqual(before.body.data);
  expect((await agreed()).body.data).toEqual(agreedBefore.body.data);
  // Once the reviews are gone for good there is nothing to bring back.
  await edit({ remove: victim });
  await server.database.query(
    "update app.success_profile_people set removed_at = removed_at - interval '10 minutes' where success_profile_id = $1",
    [profile],
  );
  expect((await figures()).body.data.people.counted).toBe(21);
  // Below 20 there is no figure that could differ.
  await edit({ remove: people.slice(1, 4).map(({ id }) => id) });
  expect((await figures()).body.data.strength).toBe('hidden');
});

test('where nothing is supported nothing can be saved', async () => {
  const { profile } = await makeReviewed(server, tenant, 30, (_, chance) => 3 + chance);
  expect((await correlate(profile)).profiles[0]?.targets).toEqual([]);
  const { status, body } = await save(profile);
  expect([status, body.message]).toEqual([409, expect.stringMatching(/No scale is supported/)]);
});

test('a group that would be treated adversely has to be accepted, and stays with the profile', async () => {
  const own = await makeTenant(server);
  const { profile, people } = await makeReviewed(
    server,
    own,
    90,
    ({ C4 = 50 }) => 3 + (C4 - 50) / 12,
  );
  // Those with the lower ratings are men: the top third by the fit is nearly all women.
  await server.database.query(
    `update app.permissions set text_version = '9999' where organization_id = $1`,
    [own.organization.id],
  );
  await server.database.query(
    `update app.subject_profiles s set gender = case when r.performance >= 3 then 'female' else 'male' end
     from app.success_reviews r where r.subject_id = s.subject_id and r.subject_id = any($1::integer[])`,
    [people.map(({ id }) => id)],
  );
  const by = own.manager;
  const json = { report_id: profile };
  const refused = await ask('POST', `${base}/save`, json, by);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['accept_impact']]);
  const saved = await ask('POST', `${base}/save`, { ...json, accept_impact: 1 }, by);
  expect(saved.status).toBe(201);
  expect(saved.body.data.impact).toMatchObject({ people: 90, adverse: true });
  const told = (await ask('GET', `${base}/${profile}`, undefined, by)).body.data;
  expect(told.saved.adverse).toBe(true);
});

test('R137 R155 a saved one is a reference profile everywhere, and campaigns keep the version they took', async () => {
  const { status, body } = await save(many.profile);
  expect(status).toBe(201);
  const reference = `custom:${many.profile}`;
  expect(body.data).toMatchObject({ reference, version: 1, n: 60, outcome: 'performance' });
  expect(unrounded([body.data.targets, body.data.scales, body.data.tried])).toEqual([]);
  // Evidence is kept of what was studied, and not of what was chosen alone.
  const { scales } = body.data as { scales: SuccessScale[] };
  expect(scales).toHaveLength(41);
  expect(scales[0]).toMatchObject({ code: 'C4', verdict: 'supported', n: 60 });
  const last = scales.at(-1)?.numbers;
  expect(last?.q).toBeGreaterThan(0.1);
  expect(Object.values(last ?? {}).flat()).toHaveLength(5);
  // The other rating's, too: what was found of it on that day explains what was saved.
  const study = await correlate(many.profile);
  const told = study.scales.filter(({ outcome }) => outcome === 'engagement');
  expect(told).toHaveLength(41);
  expect(body.data.other_scales).toMatchObject(
    told.map(({ code, name, n, verdict, numbers }) => ({
      code,
      name,
      n,
      verdict,
      numbers: numbers && { r: numbers.r, q: numbers.q },
    })),
  );
  const item = { id: many.profile, reference, name: body.data.name };
  const offered = [expect.objectContaining(item)];
  expect((await ask('GET', '/api/admin/campaigns/custom-profiles')).body.data).toEqual(offered);
  const grouped = (await ask('GET', '/api/admin/campaigns/grouped-profiles')).body.data;
  expect(grouped[0].profiles).toEqual(offered);
  const population = populationOf(many.profile);
  const asked = (await ask('GET', population)).body.data;
  expect(asked.profile).toMatchObject({ reference });
  // Of a group's means no more is told than of a profile whose targets are whole numbers.
  expect(asked.scales.every(({ mean }: { mean: number }) => Number.isInteger(2 * mean))).toBe(true);
  const other = await makeTenant(server);
  expect((await ask('GET', population, undefined, other.manager)).status).toBe(404);
  // Invited, and compared with something else.
  expect((await ask('GET', population, undefined, many.people[0])).status).toBe(404);
});

test('R137 a campaign compares with the version it took, and its report says how that was tried', async () => {
  const saved = (await save(many.profile)).body.data.version as number;
  const [person] = many.people;
  const [row] = await server.database.query<{ campaign_id: number }>(
    'select campaign_id from app.invitations where subject_id = $1',
    [person?.id],
  );
  const campaign = row?.campaign_id ?? 0;
  const json = { campaign_id: campaign, custom_campaign_profile_id: many.profile };
  expect((await ask('PUT', '/api/admin/campaigns/active', json)).status).toBe(200);
  const taken = async () => (await ask('GET', `/api/admin/campaigns/${campaign}`)).body.data;
  expect((await taken()).profile).toMatchObject({
    reference: `custom:${many.profile}`,
    version: saved,
  });
  const population = () => ask('GET', populationOf(many.profile), undefined, person);
  expect((await population()).status).toBe(200);
  const permit = (revoked: string) =>
    server.database.query(
      `update app.permissions set revoked_at = ${revoked} where subject_id = $1`,
      [person?.id],
    );
  await permit('now()');
  expect((await population()).status).toBe(404);
  await permit('null');
  await rateAnew(person?.id);
  expect((await save(many.profile)).body.data.version).toBe(saved + 1);
  expect((await taken()).profile).toMatchObject({ version: saved });
  const path = `/api/admin/results/personality-test/subject/${person?.id}?campaign=${campaign}`;
  const report = (await ask('GET', path)).body.data;
  expect(report.fit.median).toBeGreaterThan(0);
  expect(report.fit.profile.version).toBe(saved);
  expect(report.fit.saved).toEqual({
    tried: expect.stringMatching(/tried on 60 people: cross-validated r = 0\.\d\d \(/),
    warnings: [expect.stringContaining('With 60 people, this saved profile is for trying out')],
  });
  // Ids are drawn: without the campaign, somebody who has withdrawn the permission may come first.
  const list = await ask(
    'GET',
    `/api/admin/subjects/candidate/filter?profile=custom:${many.profile}&campaign=${campaign}&perPage=1`,
  );
  expect(list.body.data[0].fit).not.toBeNull();
  const pin = `/api/admin/subject/pins/pin/${person?.id}/role/${many.profile}/custom`;
  expect((await ask('PUT', pin, {})).status).toBe(200);
  const other = await makeTenant(server);
  const foreign = await ask('PUT', '/api/admin/campaigns/active', json, other.manager);
  expect(foreign.status).toBe(404);
});

test('a version is made of what has changed, and one where two save at once', async () => {
  const before = (await ask('GET', `${base}/${many.profile}`)).body.data.versions.length;
  const same = await save(many.profile);
  expect([same.status, same.body.data.version]).toEqual([200, before]);
  await rateAnew(many.people[1]?.id);
  const answers = await Promise.all([save(many.profile), save(many.profile)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  expect(answers.map(({ body }) => body.data.version)).toEqual([before + 1, before + 1]);
  const { versions, saved } = (await ask('GET', `${base}/${many.profile}`)).body.data;
  expect(versions).toHaveLength(before + 1);
  expect(saved.version).toBe(before + 1);
});

test('who asks for many at once is told to wait, and another organisation is not kept waiting by them', async () => {
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => ask('GET', `${base}/correlation/${many.profile}`)),
  );
  const refused = asked.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(10);
  for (const { status, body, headers } of refused) {
    expect([status, body.message]).toEqual([429, expect.stringMatching(/your organisation/)]);
    expect(headers.get('retry-after')).toBe('10');
  }
  expect((await ask('GET', `${base}/correlation/${many.profile}`)).status).toBe(200);
});

test('a deleted one is offered no more, and stays where it was taken', async () => {
  const { profile, people } = await makeReviewed(
    server,
    tenant,
    60,
    ({ C4 = 50 }, chance) => 3 + (C4 - 50) / 12 + chance / 3,
  );
  expect((await save(profile)).status).toBe(201);
  const [row] = await server.database.query<{ campaign_id: number }>(
    'select campaign_id from app.invitations where subject_id = $1',
    [people[0]?.id],
  );
  const taking = { campaign_id: row?.campaign_id, custom_campaign_profile_id: profile };
  expect((await ask('PUT', '/api/admin/campaigns/active', taking)).status).toBe(200);
  expect((await ask('DELETE', `/api/admin/success-profiles/delete/${profile}`)).status).toBe(200);
  const offered = (await ask('GET', '/api/admin/campaigns/custom-profiles')).body.data;
  expect(offered.map(({ id }: { id: number }) => id)).not.toContain(profile);
  const { body } = await ask('GET', `/api/admin/campaigns/${row?.campaign_id}`);
  expect(body.data.profile).toMatchObject({ reference: `custom:${profile}`, version: 1 });
  // It may stay in the form, and nobody else may choose it.
  expect((await ask('PUT', '/api/admin/campaigns/active', taking)).status).toBe(200);
  const [other] = await server.database.query<{ id: number }>(
    'select id from app.campaigns where organization_id = $1 and id <> $2 limit 1',
    [tenant.organization.id, row?.campaign_id],
  );
  const chosen = { ...taking, campaign_id: other?.id };
  expect((await ask('PUT', '/api/admin/campaigns/active', chosen)).body.errors).toHaveProperty(
    'custom_campaign_profile_id',
  );
});
