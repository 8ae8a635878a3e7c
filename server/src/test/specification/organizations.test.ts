import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { type Json, SpecifiedClient } from './client.ts';
import { linkInMail, type Setting, settle } from './setting.ts';

let server: TestServer;
let setting: Setting;
beforeAll(async () => {
  server = await startTestServer();
  setting = await settle(server);
});
afterAll(() => server.stop());

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new Blob([dot], { type: 'image/png' });

test('organisations: listed with and without a page, filtered, read, edited by a form, counted, renewed and deleted (R140, R186, R210)', async () => {
  const { operator, organizationId } = setting;
  const list = await operator.get('/api/super-admin/organizations?page=1');
  expect(list.meta).toMatchObject({ current_page: 1, last_page: expect.any(Number) });
  expect((await operator.get('/api/super-admin/organizations')).data).toContainEqual(
    expect.objectContaining({ id: organizationId, organization_name: 'Lighthouse' }),
  );
  const filter = '/api/super-admin/organizations/filter?order=name&perPage=10&page=1&name=Light';
  expect((await operator.get(filter)).data).toMatchObject([{ id: organizationId }]);
  const one = (await operator.get(`/api/super-admin/organizations/${organizationId}`)).data;
  expect(one).toMatchObject({
    organization_name: 'Lighthouse',
    organization_status: 'active',
    package_id: expect.any(Number),
    managers: [{ id: setting.managerId }],
  });
  const edited = await operator.upload('/api/super-admin/organizations', {
    organization_name: 'Lighthouse BV',
    package_id: one.package_id,
    feature_ids: one.feature_ids,
    logo: picture(),
    organization_id: organizationId,
    _method: 'PUT',
  });
  expect(edited.data).toMatchObject({ organization_name: 'Lighthouse BV', managers: [{}] });
  const reset = await operator.put('/api/super-admin/organizations/packages/reset', {
    organization_id: organizationId,
  });
  expect(reset.data.organization_name).toBe('Lighthouse BV');
  const count = `/api/super-admin/organizations/${organizationId}/subjects-count/2026-01-01/2026-12-31`;
  expect((await operator.get(count)).data).toBeDefined();
  const short = await operator.upload('/api/super-admin/organizations', {
    organization_name: 'Gone soon',
    package_id: one.package_id,
  });
  await operator.delete(`/api/super-admin/organizations/${short.data.id}`);
  const gone = operator.get(`/api/super-admin/organizations/${short.data.id}`);
  expect((await operator.failure(gone)).errors).toBeTypeOf('string');
});

test('an organisation is saved with everything that reading it has answered', async () => {
  const { operator, organizationId } = setting;
  const { data } = await operator.get(`/api/super-admin/organizations/${organizationId}`);
  const saved = await operator.put('/api/super-admin/organizations', {
    ...data,
    organization_id: organizationId,
  });
  expect(saved.data).toEqual(data);
});

test('features are sent by number or as a form writes numbers, roles with the id of a manager (R200)', async () => {
  const { operator, organizationId, managerId } = setting;
  const path = '/api/super-admin/features/organization';
  const before: Json[] = (await operator.get(`${path}/${organizationId}`)).data;
  const set = await operator.put(path, {
    organization_id: String(organizationId),
    feature_ids: before.map(({ id }) => String(id)),
  });
  expect(set.data).toEqual(before);
  expect((await operator.get('/api/super-admin/roles')).data).toHaveLength(3);
  const role = { manager_id: managerId, role: 'tdl_admin' };
  expect((await operator.post('/api/super-admin/assign-role', role)).data.id).toBe(managerId);
  await operator.post('/api/super-admin/remove-role', { ...role, manager_id: String(managerId) });
});

test('managers: read, sent back whole, added and deleted', async () => {
  const { operator, organizationId, managerId } = setting;
  const { data } = await operator.get(`/api/super-admin/managers/${managerId}`);
  const saved = await operator.put(`/api/super-admin/managers/${managerId}`, data);
  expect(saved.data).toEqual(data);
  const added = await operator.post('/api/super-admin/managers', {
    organization_id: organizationId,
    first_name: 'Bo',
    last_name: 'Ek',
    email: 'bo@example.org',
  });
  await operator.delete(`/api/super-admin/managers/${added.data.id}`);
});

test('the own profile and organisation of a manager (p1:236)', async () => {
  const { manager, organizationId } = setting;
  const { data } = await manager.get('/api/admin/manager/profile');
  const saved = await manager.put('/api/admin/manager/profile', { ...data, first_name: 'Anna' });
  expect(saved.data).toEqual({ ...data, first_name: 'Anna' });
  const login = await manager.get('/api/admin/manager/login/profile');
  expect(login.data).toMatchObject({ id: data.id, organization_name: 'Lighthouse BV' });
  const own = await manager.upload('/api/admin/manager/organization', {
    organization_name: 'Lighthouse',
    logo: picture(),
    _method: 'PUT',
  });
  expect(own.data).toMatchObject({ id: organizationId, organization_name: 'Lighthouse' });
});

test('an address that the own profile cannot change is refused at its field', async () => {
  const { manager } = setting;
  const { data } = await manager.get('/api/admin/manager/profile');
  const changed = manager.put('/api/admin/manager/profile', { ...data, email: 'new@example.org' });
  expect(await manager.failure(changed)).toMatchObject({
    status: 422,
    errors: { email: [expect.any(String)] },
  });
});

test('the action log begins at page 1 (p2:179)', async () => {
  const { data, meta } = await setting.operator.get('/api/super-admin/action-logs?page=1');
  expect(data.length).toBeGreaterThan(3);
  expect(meta.current_page).toBe(1);
});

test('the question bank: tests, questions, options, groups (p1:146)', async () => {
  const { operator, manager } = setting;
  const bank = '/api/super-admin/multi-choice';
  const made = await operator.post(`${bank}/test`, {
    text: 'Knots',
    is_universal: true,
    organization_ids: [],
  });
  const testId = made.data.id;
  expect((await operator.get(`${bank}/test`)).data).toContainEqual(
    expect.objectContaining({ id: testId, text: 'Knots', is_universal: true }),
  );
  const chosen = await operator.put(`${bank}/test/${testId}`, {
    text: 'Knots and bends',
    is_universal: false,
    organization_ids: [String(setting.organizationId)],
  });
  expect(chosen.data).toMatchObject({
    is_universal: false,
    organization_ids: [setting.organizationId],
  });
  const question = await operator.upload(`${bank}/question`, {
    text: 'Which knot is this?',
    test_id: testId,
    image: picture(),
  });
  const questionId = question.data.id;
  await operator.upload(`${bank}/question/${questionId}`, {
    text: 'Which knot do you see?',
    test_id: testId,
    _method: 'PUT',
  });
  const right = await operator.post(`${bank}/option`, {
    text: 'A bowline',
    score: 2,
    question_id: questionId,
    is_correct: true,
  });
  const wrong = await operator.post(`${bank}/option`, {
    text: 'A reef knot',
    score: 0,
    question_id: questionId,
    is_correct: false,
  });
  // Right is every score that is not zero, p1:152.
  const harmful = await operator.post(`${bank}/option`, {
    text: 'A granny knot',
    score: -1,
    question_id: questionId,
    is_correct: true,
  });
  expect(right.data).toMatchObject({ score: 2, is_correct: true });
  expect(harmful.data).toMatchObject({ score: -1, is_correct: true });
  expect((await operator.get(`${bank}/option/${right.data.id}`)).data).toEqual(right.data);
  await operator.put(`${bank}/option/${wrong.data.id}`, { ...wrong.data, text: 'A square knot' });
  await operator.delete(`${bank}/option/${harmful.data.id}`);
  const options = [
    { text: 'Yes', score: 5, is_correct: true },
    { text: 'No', score: 0, is_correct: false },
  ];
  const assigned = await operator.post(`${bank}/assign/options`, {
    options,
    question_id: String(questionId),
  });
  expect(assigned.data.options).toMatchObject(options);
  await operator.post(`${bank}/predefined-option-groups`, { groupName: 'Yes or no', options });
  expect((await operator.get(`${bank}/predefined-option-groups`)).data).toMatchObject([
    { groupName: 'Yes or no', options },
  ]);
  const read = (await operator.get(`${bank}/question/${questionId}`)).data;
  expect(read).toMatchObject({ text: 'Which knot do you see?', test_id: testId });
  expect((await operator.get(`${bank}/test/${testId}`)).data.text).toBe('Knots and bends');
  expect((await manager.get('/api/admin/multi-choice/tests')).data).toContainEqual(
    expect.objectContaining({ id: testId, text: 'Knots and bends' }),
  );
  await operator.delete(`${bank}/question/${questionId}`);
  await operator.delete(`${bank}/test/${testId}`);
});

test('labels', async () => {
  const { manager } = setting;
  const { data } = await manager.post('/api/admin/labels', { name: 'Sea', colour: 'teal' });
  await manager.put(`/api/admin/labels/${data.id}`, { ...data, name: 'Deep sea' });
  expect((await manager.get(`/api/admin/labels/${data.id}`)).data.name).toBe('Deep sea');
  expect((await manager.get('/api/admin/labels')).data).toHaveLength(1);
  await manager.delete(`/api/admin/labels/${data.id}`);
});

test('the culture test of the organisation (p2:74, p2:207, R166)', async () => {
  const { manager, operator, organizationId } = setting;
  const made = await manager.post('/api/admin/culture-test', { name: 'How we work' });
  const categories: Json[] = (await manager.get('/api/admin/culture-test/categories')).data;
  for (const { id } of categories) {
    const asked = await manager.get(`/api/admin/culture-test/questions/category/${id}`);
    const answers = asked.data.questions.map((question: Json) => ({
      question_id: question.id,
      value: 4,
    }));
    await manager.post('/api/admin/culture-test/category/answers', {
      category_id: id,
      answers,
      test_id: made.data.id,
    });
    const stored = `/api/admin/culture-test/${made.data.id}/answers/category/${id}`;
    expect((await manager.get(stored)).data).toContainEqual({
      questionId: answers[0].question_id,
      answerValue: 4,
    });
  }
  expect((await manager.get(`/api/admin/culture-test/${made.data.id}/results`)).data).toBeTruthy();
  const seen = `/api/super-admin/organizations/results/${organizationId}/${made.data.id}`;
  expect((await operator.get(seen)).data).toBeTruthy();
  await manager.put(`/api/admin/culture-test/${made.data.id}/delete`);
});

test('failures without a field are a text: unconfirmed login, other people, roles, features (p1:276, p2:215)', async () => {
  const { manager, operator } = setting;
  const stranger = new SpecifiedClient(server.origin);
  const password = 'thirty green bottles';
  await stranger.post('/api/register-subject', {
    first_name: 'Una',
    last_name: 'Ro',
    email: 'una@example.org',
    password,
    password_confirmation: password,
  });
  const login = { email: 'una@example.org', password };
  const unconfirmed = await stranger.failure(stranger.post('/api/login', login));
  expect(unconfirmed.status).toBe(403);
  expect(unconfirmed.errors).toMatch(/confirm/i);
  const [token] = await linkInMail(server, 'una@example.org', '/confirm-email/');
  await stranger.post('/api/email/verify', { token });
  stranger.keep(await stranger.post('/api/login', login));
  const cases = [
    () => stranger.get('/api/admin/campaigns'),
    () => manager.get('/api/super-admin/organizations'),
    () => operator.get('/api/admin/campaigns'),
    () => manager.get('/api/admin/campaigns/999999'),
    () => manager.get('/api/no-such-call'),
  ];
  for (const one of cases) {
    const { errors } = await stranger.failure(one());
    expect(errors).toBeTypeOf('string');
    expect(errors).not.toBe('Internal Server Error');
  }
});

test('an inactive organisation is told by a flag, and a wrong session by 401 (p1:277)', async () => {
  const other = await settle(server, { name: 'Foghorn' });
  const { data } = await other.operator.get(
    `/api/super-admin/organizations/${other.organizationId}`,
  );
  await other.operator.upload('/api/super-admin/organizations', {
    organization_name: data.organization_name,
    package_id: data.package_id,
    status: 'inactive',
    organization_id: other.organizationId,
    _method: 'PUT',
  });
  const failed = await other.manager.failure(other.manager.get('/api/admin/campaigns/dashboard'));
  expect(failed).toMatchObject({ status: 403, inactive: true, errors: expect.any(String) });
  await other.manager.post('/api/user/logout');
  const late = await other.manager.failure(other.manager.get('/api/admin/labels'));
  expect(late).toMatchObject({ status: 401, errors: expect.any(String) });
});
