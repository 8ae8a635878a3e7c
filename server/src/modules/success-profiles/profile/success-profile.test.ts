import { successProfileLimits } from '@assay/contract/success-profiles';
import { beforeAll, expect, test } from 'vitest';
import {
  makeCampaign,
  makeSession,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { reviewAnswers, reviewCalls, reviewedPeople } from '../../../test/reviews.ts';
import { activate, finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';
import { successWorkers } from './removed.worker.ts';

let server: TestServer;
let tenant: Tenant;
/** Has finished the test and lets the organisation see it. */
let ann: Person;
/** Was asked, and has not answered. */
let bo: number;
let count = 0;

beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  ann = (await startedCampaign(server, tenant)).person;
  await finishPersonality(server, ann, { seed: 1 });
  const { id } = await makeCampaign(server, tenant, {
    test_types: ['1'],
    subjects: [{ first_name: 'Bo', last_name: 'Zwart', email: `bo-${Math.random()}@success.test` }],
  });
  await activate(server, tenant, id);
  const [row] = await server.database.query<{ subject_id: number }>(
    'select subject_id from app.invitations where campaign_id = $1',
    [id],
  );
  bo = row?.subject_id ?? 0;
});

const base = '/api/admin/success-profiles';
const ask = (
  method: string,
  path: string,
  json?: unknown,
  by: { token: string } = tenant.manager,
) => server.call(method, path, { token: by.token, json });
const newName = () => {
  count += 1;
  return `Nurses ${count}`;
};
async function make(fields: Record<string, unknown> = {}) {
  const json = { name: newName(), category_id: 6, ...fields };
  const { status, body } = await ask('POST', `${base}/report`, json);
  expect(status).toBe(201);
  return body.data as { id: number; name: string };
}
const edit = (id: number, json: unknown, by?: { token: string }) =>
  ask('PUT', `${base}/report/edit/${id}`, json, by);
const get = async (id: number) => (await ask('GET', `${base}/report/${id}`)).body.data;

test('R154 a report has a name, one of two categories, and its reviews', async () => {
  const { body } = await ask('GET', `${base}/categories`);
  const kinds = body.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === 'standard')).toHaveLength(25);
  expect(kinds.filter((kind: string) => kind === 'alt')).toHaveLength(6);

  const family = await make({ category_id: 6, alt_category_id: '' });
  expect(await get(family.id)).toMatchObject({
    name: family.name,
    category_id: 6,
    alt_category_id: null,
    category: { kind: 'standard', id: 6, name: 'Software & IT' },
    reviews: [],
    versions: [],
    strength: 'hidden',
    saved: null,
  });
  const model = await make({ category_id: null, alt_category_id: 2 });
  expect(await get(model.id)).toMatchObject({ category_id: null, alt_category_id: 2 });
  const list = await ask('GET', `${base}/reports?name=${encodeURIComponent(family.name)}`);
  expect(list.body.data).toMatchObject([{ id: family.id, people_count: 0, reviewed_count: 0 }]);
});

test('refuses at the field what is no category, and a name that is taken', async () => {
  const post = async (json: unknown) => (await ask('POST', `${base}/report`, json)).body.errors;
  expect(await post({ name: 'A' })).toHaveProperty('category_id');
  expect(await post({ name: 'A', category_id: 6, alt_category_id: 1 })).toHaveProperty(
    'alt_category_id',
  );
  expect(await post({ name: 'A', category_id: 26 })).toHaveProperty('category_id');
  expect(await post({ name: 'A', alt_category_id: 7 })).toHaveProperty('alt_category_id');
  const { name } = await make();
  expect(await post({ name: name.toUpperCase(), category_id: 26 })).toMatchObject({
    name: expect.anything(),
    category_id: expect.anything(),
  });
  const other = await makeTenant(server);
  const there = await ask('POST', `${base}/report`, { name, category_id: 6 }, other.manager);
  expect(there.status).toBe(201);
});

test('two who take the same name at once: one gets it', async () => {
  const json = { name: newName(), category_id: 6 };
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', `${base}/report`, json)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
});

test('people are added by their ids and removed, one by the row too; nobody twice', async () => {
  const { id, name } = await make();
  const added = await edit(id, { add: [ann.id, bo, ann.id] });
  expect(added.body).toMatchObject({ data: { people_count: 2 } });
  const row = (subjectId: number) =>
    added.body.data.reviews.find((one: { subject_id: number }) => one.subject_id === subjectId);
  expect(row(ann.id)).toMatchObject({
    permission: true,
    tested: true,
    reviewers: 0,
    reviews_count: 0,
    own: 'none',
    counts: false,
  });
  // Nothing is told of who has not agreed.
  expect(row(bo)).toMatchObject({ first_name: 'Bo', permission: false, tested: null });
  expect((await edit(id, { add: [ann.id] })).body.data.people_count).toBe(2);
  expect((await edit(id, { remove: [bo] })).body.data.people_count).toBe(1);
  expect((await ask('DELETE', `/api/admin/reviews/delete/${row(ann.id).id}`)).status).toBe(200);
  expect((await ask('DELETE', `/api/admin/reviews/delete/${row(ann.id).id}`)).status).toBe(404);
  expect((await get(id)).reviews).toEqual([]);
  expect((await edit(id, { name: `${name} anew` })).body.data.name).toBe(`${name} anew`);
  const log = await server.database.query<{ action: string }>(
    `select action from app.audit_entries where entity = 'success_profile' and entity_id = $1 order by id`,
    [String(id)],
  );
  expect(log.map(({ action }) => action)).toEqual([
    'success_profile.created',
    'success_profile.people_added',
    'success_profile.people_removed',
    'success_profile.people_removed',
    'success_profile.updated',
  ]);
});

test('who was removed comes back with the reviews for ten minutes, is seen by nobody meanwhile, and is gone after that', async () => {
  const { people, manager, colleague, profile } = await reviewedPeople(server, 2);
  const [person, other] = people;
  const calls = reviewCalls(server, profile, person?.id ?? 0);
  await calls.answer(manager, reviewAnswers(4));
  await calls.answer(colleague, reviewAnswers(2));
  const by = { token: manager.token };
  const show = async () => (await ask('GET', `${base}/report/${profile}`, undefined, by)).body.data;
  const rowOf = async () => (await show()).reviews[0];
  const before = await rowOf();
  const remove = () =>
    ask('DELETE', `/api/admin/reviews/delete/${before.id}`, undefined, by).then(
      ({ status }) => status,
    );
  const add = () => edit(profile, { add: [person?.id] }, by);
  expect(await remove()).toBe(200);
  expect(await show()).toMatchObject({ people_count: 1, reviewed_count: 0 });
  expect((await calls.results(manager)).status).toBe(404);
  expect((await calls.answer(colleague, reviewAnswers(3))).status).toBe(404);
  expect((await calls.agreement(manager)).status).toBe(409);
  expect((await calls.overTime('performance', manager)).body.data.points).toEqual([]);
  // The person may know what there still is.
  const own = async () =>
    (await server.call('GET', '/api/subject-profile/reviews', { token: person?.token })).body.data;
  expect(await own()).toHaveLength(2);
  // Whoever clears up leaves what can still be undone.
  const [worker] = successWorkers({ db: server.node.pool.db });
  const clearUp = () => worker?.run(undefined as never);
  await clearUp();
  expect((await add()).body.data.people_count).toBe(2);
  expect(await rowOf()).toEqual(before);
  expect((await calls.agreement(manager)).body.data.reviewers.count).toBe(2);
  expect((await calls.results(manager)).body.data).toMatchObject({ reviewers: 2, performance: 3 });

  expect(await remove()).toBe(200);
  expect(await remove()).toBe(404);
  const age = () =>
    server.database.query(
      "update app.success_profile_people set removed_at = removed_at - interval '11 minutes' where success_profile_id = $1",
      [profile],
    );
  await age();
  expect((await add()).body.data.people_count).toBe(2);
  const anew = (await show()).reviews.find(
    ({ subject_id: id }: { subject_id: number }) => id === person?.id,
  );
  expect(anew).toMatchObject({ reviewers: 0 });
  expect(anew.id).not.toBe(before.id);

  await edit(profile, { remove: [other?.id] }, by);
  await age();
  await clearUp();
  const left = await server.database.query<{ subject_id: number }>(
    'select subject_id from app.success_profile_people where success_profile_id = $1',
    [profile],
  );
  expect(left).toEqual([{ subject_id: person?.id }]);
});

test('an edit with somebody unknown, or with one person both ways, changes nothing', async () => {
  const { id, name } = await make();
  const stranger = (await startedCampaign(server, await makeTenant(server))).person;
  expect((await edit(id, { name: 'Other', add: [ann.id, stranger.id] })).status).toBe(404);
  expect((await edit(id, { name: 'Other', remove: [ann.id, stranger.id] })).status).toBe(404);
  expect((await edit(id, { add: [ann.id], remove: [ann.id] })).body.errors).toHaveProperty('add.0');
  expect(await get(id)).toMatchObject({ name, reviews: [] });
  const many = Array.from({ length: successProfileLimits.people + 1 }, (_, at) => at + 1);
  expect((await edit(id, { add: many })).body.errors).toHaveProperty('add');
});

test('who is only typed into a draft can neither be found nor added', async () => {
  const { id } = await make();
  const email = `draft-${Math.random()}@success.test`;
  const draft = await makeCampaign(server, tenant, {
    test_types: ['1'],
    subjects: [{ first_name: 'Dirk', last_name: 'Draft', email }],
  });
  const [row] = await server.database.query<{ subject_id: number }>(
    'select subject_id from app.invitations where campaign_id = $1',
    [draft.id],
  );
  expect((await edit(id, { add: [row?.subject_id] })).status).toBe(404);
  const found = await ask('GET', '/api/admin/reviews/subjects/filter?name=Dirk+Draft&page=1');
  expect(found.body.data).toEqual([]);
});

test('nobody removes the reviews of oneself', async () => {
  const { id } = await make();
  await edit(id, { add: [ann.id] });
  await server.database.query("insert into app.user_roles (user_id, role) values ($1, 'admin')", [
    ann.id,
  ]);
  await server.database.query(
    'insert into app.managers (user_id, organization_id) values ($1, $2)',
    [ann.id, tenant.organization.id],
  );
  const token = await makeSession(server, ann.id);
  const [own] = (await get(id)).reviews as { id: number }[];
  expect(
    (await ask('DELETE', `/api/admin/reviews/delete/${own?.id}`, undefined, { token })).status,
  ).toBe(409);
  expect((await edit(id, { remove: [ann.id] }, { token })).body.errors).toHaveProperty('remove.0');
  expect((await get(id)).reviews).toHaveLength(1);
});

test('R077 people to review are found by name and test, a page of them', async () => {
  const { id } = await make();
  await edit(id, { add: [ann.id] });
  const filter = (search: string) => ask('GET', `/api/admin/reviews/subjects/filter?${search}`);
  expect((await filter('name=zwa&testType=1&page=1')).body).toMatchObject({
    data: [{ id: bo, permission: false, test: 'asked', success_profile_ids: [] }],
    meta: { current_page: 1, total: 1 },
  });
  expect((await filter('testType=2')).body.data).toEqual([]);
  const all = (await filter('perPage=1&page=2')).body;
  expect([all.data.length, all.meta.total]).toEqual([1, 2]);
  const everyone = (await filter('')).body.data;
  expect(everyone.find((one: { id: number }) => one.id === ann.id)).toMatchObject({
    test: 'completed',
    success_profile_ids: expect.arrayContaining([id]),
  });
});

test('people to review are narrowed by campaign and by label, of the own organisation alone', async () => {
  const own = await makeTenant(server);
  const [one, two] = [await startedCampaign(server, own), await startedCampaign(server, own)];
  const by = own.manager;
  const labelled = async (tenant: Tenant, subject: number) => {
    const json = { name: newName(), colour: 'teal' };
    const { body } = await ask('POST', '/api/admin/labels', json, tenant.manager);
    const labels = { labels: [body.data.id], subjects: [subject] };
    await ask('POST', '/api/admin/labels/multiple-subject', labels, tenant.manager);
    return body.data.id as number;
  };
  const label = await labelled(own, two.person.id);
  const found = async (search: string) => {
    const path = `/api/admin/reviews/subjects/filter?${search}`;
    return (await ask('GET', path, undefined, by)).body.data.map(({ id }: { id: number }) => id);
  };
  expect(await found(`campaign=${one.campaign.id}`)).toEqual([one.person.id]);
  expect(await found(`label=${label}`)).toEqual([two.person.id]);
  expect(await found(`label=${label}&campaign=${one.campaign.id}`)).toEqual([]);
  expect(await found('')).toHaveLength(2);
  const foreign = await labelled(tenant, ann.id);
  const path = `/api/admin/reviews/subjects/filter?label=${foreign}`;
  expect((await ask('GET', path, undefined, by)).status).toBe(404);
});

test('a test that another organisation has asked for counts here as it does in the figures', async () => {
  const { person } = await startedCampaign(server, await makeTenant(server));
  await finishPersonality(server, person, { seed: 3 });
  const { email } = person;
  const { id } = await makeCampaign(server, tenant, {
    test_types: ['3'],
    subjects: [{ first_name: 'Ida', last_name: 'Before', email }],
  });
  await activate(server, tenant, id);
  await server.database.query(
    `insert into app.permissions (subject_id, organization_id, text_version, granted_at) values ($1, $2, '1', app.now())`,
    [person.id, tenant.organization.id],
  );
  const profile = await make({ category_id: 4 });
  await edit(profile.id, { add: [person.id, bo] });
  const { status } = await reviewCalls(server, profile.id, person.id).answer(
    tenant.manager,
    reviewAnswers(4),
  );
  expect(status).toBe(200);
  const { data } = (await ask('GET', `${base}/report/correlation/${profile.id}`)).body;
  expect(data.people).toMatchObject({ reviewed: 1, counted: 1 });
  const shown = await get(profile.id);
  expect(shown).toMatchObject({ reviewed_count: 1, counted: 1 });
  const rowOf = (subject: number) =>
    shown.reviews.find(({ subject_id: one }: { subject_id: number }) => one === subject);
  expect(rowOf(person.id)).toMatchObject({ tested: true, counts: true });
  expect(rowOf(bo)).toMatchObject({ tested: null, counts: false });
  const { data: list } = (await ask('GET', `${base}/reports?name=${profile.name}`)).body;
  expect(list).toMatchObject([{ id: profile.id, counted: 1 }]);
});

test('a deleted one is gone with its people, and its name is free', async () => {
  const { id, name } = await make();
  await edit(id, { add: [ann.id] });
  const stranger = await makeTenant(server);
  expect((await ask('DELETE', `${base}/delete/${id}`, undefined, stranger.manager)).status).toBe(
    404,
  );
  expect((await ask('DELETE', `${base}/delete/${id}`)).status).toBe(200);
  expect((await ask('GET', `${base}/report/${id}`)).status).toBe(404);
  expect((await ask('DELETE', `${base}/delete/${id}`)).status).toBe(404);
  const left = await server.database.query(
    'select from app.success_profile_people where success_profile_id = $1',
    [id],
  );
  expect(left).toEqual([]);
  await make({ name });
});

test('who leaves the campaigns of an organisation leaves its success profiles', async () => {
  const { campaign, person } = await startedCampaign(server, tenant);
  const { id } = await make();
  await edit(id, { add: [person.id, ann.id] });
  const path = `/api/admin/campaign/${campaign.id}/subject/${person.id}/remove`;
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await get(id)).reviews).toMatchObject([{ subject_id: ann.id }]);
});

test('the feature has to be on', async () => {
  const without = await makeTenant(server, { features: ['personality'] });
  const { status, body } = await ask('GET', `${base}/reports`, undefined, without.manager);
  expect([status, body.code]).toEqual([403, 'feature_off']);
  const operator = await makeStaff(server, 'super_admin');
  expect((await ask('GET', `${base}/reports`, undefined, operator)).status).toBe(403);
});
