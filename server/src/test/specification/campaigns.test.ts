import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { type Json, SpecifiedClient } from './client.ts';
import { enter, linkInMail, type Setting, settle } from './setting.ts';
import { takeCulture, takeHappiness, takeLogical, takePersonality, takeSkill } from './tests.ts';

let server: TestServer;
let setting: Setting;
let skillTest: number;
let campaign: number;
let grace: SpecifiedClient;
let graceId: number;
beforeAll(async () => {
  server = await startTestServer();
  setting = await settle(server, { without: ['passwordless'] });
  skillTest = await makeSkillTest(setting.operator);
});
afterAll(() => server.stop());

const deadline = new Date(Date.now() + 10 * 86_400_000).toISOString();

async function makeSkillTest(operator: SpecifiedClient): Promise<number> {
  const bank = '/api/super-admin/multi-choice';
  const { data } = await operator.post(`${bank}/test`, {
    text: 'Knots',
    is_universal: true,
    organization_ids: [],
  });
  for (const text of ['Which knot holds?', 'Which knot slips?']) {
    const question = await operator.upload(`${bank}/question`, { text, test_id: data.id });
    await operator.post(`${bank}/assign/options`, {
      question_id: question.data.id,
      options: [
        { text: 'This', score: 5, is_correct: true },
        { text: 'That', score: 0, is_correct: false },
      ],
    });
  }
  return data.id;
}

/** The form of a campaign, field by field. */
const form = () => ({
  campaign_name: 'Keepers',
  campaign_type: 'recruitment',
  culture_test_id: '',
  email_update_on_test_complete: 1,
  email_update_on_all_complete: 0,
  test_types: [1, 2, 3],
  skill_tests: [`mcqt_${skillTest}`],
  burnout_test: 1,
  campaign_profile_id: 5,
  deadline,
  number_of_reminders: 2,
  interview_name: 'Getting to know you',
  interview_questions: ['What drew you to this work?'],
  invite_sender_name: 'Ann Lee',
  invite_sender_email: 'ann@example.org',
});
const people = [
  { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org' },
  { first_name: 'Tony', last_name: 'Hoare', email: 'tony@example.org' },
];

test('a campaign is saved in three steps, read back field by field, and activated (R173 R177)', async () => {
  const { manager } = setting;
  const { data } = await manager.upload('/api/admin/campaigns', {
    ...form(),
    subjects: JSON.stringify(people),
  });
  campaign = data.id;
  const path = `/api/admin/campaigns/${campaign}`;
  await manager.put(`${path}/email-text`, { email_text: '<p>Hello {first_name}: {link}</p>' });
  await manager.put(`${path}/reminder-text`, { reminder_text: '<p>Still time: {link}</p>' });
  expect((await manager.get(`${path}/email-text`)).data.email_text).toContain('Hello');
  const read = (await manager.get(path)).data;
  expect(read).toMatchObject({
    id: campaign,
    campaign_name: 'Keepers',
    campaign_type: 'recruitment',
    culture_test_id: null,
    test_types: expect.arrayContaining([1, 2, 3, 'burnout', `mcqt_${skillTest}`]),
    number_of_reminders: 2,
    interview_name: 'Getting to know you',
    interview_questions: ['What drew you to this work?'],
    sender: 'Ann Lee <ann@example.org>',
    email_text: expect.stringContaining('Hello'),
    email_reminder_text: expect.stringContaining('Still time'),
    email_update_on_test_complete: true,
    email_update_on_all_complete: false,
    subjects: [
      { id: expect.any(Number), first_name: 'Grace', email: 'grace@example.org' },
      { id: expect.any(Number), first_name: 'Tony', email: 'tony@example.org' },
    ],
  });
  graceId = read.subjects[0].id;
  await manager.upload('/api/admin/campaigns', {
    ...form(),
    campaign_id: campaign,
    subjects: JSON.stringify(read.subjects),
  });
  await manager.post(`/api/admin/campaigns/activate/${campaign}`);
  const qr = await manager.get(`${path}/qr-code`);
  expect(qr.byteLength).toBeGreaterThan(100);
});

test('interview questions may be objects, as the entity has them (p2:27)', async () => {
  const { manager } = setting;
  const { data } = await manager.post('/api/admin/campaigns', {
    ...form(),
    campaign_name: 'Questions as objects',
    interview_questions: [{ question: 'What went wrong once?' }],
  });
  expect(data.interview_questions).toEqual(['What went wrong once?']);
  await manager.delete(`/api/admin/campaigns/${data.id}`);
});

test('an active campaign is edited whole, gets people by a list, and is copied (R174, R175)', async () => {
  const { manager } = setting;
  const read = (await manager.get(`/api/admin/campaigns/${campaign}`)).data;
  const edited = await manager.put('/api/admin/campaigns/active', {
    ...read,
    campaign_id: campaign,
    campaign_name: 'Keepers of the light',
    invite_sender_name: 'Ann Lee',
    invite_sender_email: 'ann@example.org',
    campaign_profile_id: 5,
  });
  expect(edited.data.campaign_name).toBe('Keepers of the light');
  await manager.upload('/api/admin/campaigns/active/add-subjects', {
    campaign_id: campaign,
    subjects: JSON.stringify([
      { first_name: 'Barbara', last_name: 'Liskov', email: 'barbara@example.org' },
    ]),
  });
  const copy = await manager.upload('/api/admin/campaigns', {
    ...form(),
    copy_of: campaign,
    email_list: 'edsger@example.org,ada@example.org',
    delimiter: ',',
  });
  expect(copy.data.subjects).toHaveLength(2);
  await manager.delete(`/api/admin/campaigns/${copy.data.id}`);
});

test('lists of campaigns and of profiles (p2:133)', async () => {
  const { manager } = setting;
  const page = await manager.get('/api/admin/campaigns?page=1');
  expect(page.meta).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
  const range = 'createdAt[]=2020-01-01&createdAt[]=2120-12-31';
  const filter = `/api/admin/campaigns/filter?order=name&perPage=5&page=1&name=keep&${range}`;
  expect((await manager.get(filter)).data).toHaveLength(1);
  for (const kind of ['completed', 'custom-profiles', 'alternative-profiles', 'grouped-profiles'])
    expect((await manager.get(`/api/admin/campaigns/${kind}`)).data).toBeInstanceOf(Array);
  expect((await manager.get('/api/campaigns/profiles')).data.length).toBeGreaterThan(3);
  expect((await manager.get('/api/admin/compare/campaigns')).data).toHaveLength(1);
  const dashboard = await manager.get(`/api/admin/campaigns/dashboard?label=1&${range}`);
  expect(dashboard.data.dashboardDetails).toBeDefined();
});

test('an invited person enters by the link in the mail and keeps a profile (R002, R152, R153)', async () => {
  const [hash] = await linkInMail(server, 'grace@example.org', '/create-account-test-subject/');
  const visitor = new SpecifiedClient(server.origin);
  expect((await visitor.get(`/api/check-magic-link/${hash}`)).data.valid).toBe(true);
  for (const none of ['x', 'not-a-link', '0'.repeat(250)])
    expect((await visitor.get(`/api/check-magic-link/${none}`)).data.valid).toBe(false);
  grace = await enter(server, 'grace@example.org');
  const [country] = (await grace.get('/api/subject-profile/countries')).data;
  const [degree] = (await grace.get('/api/subject-profile/degrees')).data;
  const [field] = (await grace.get('/api/subject-profile/majors-by-academic-fields')).data;
  await grace.upload('/api/subject-profile', {
    birthdate: '1990-05-17',
    gender: 'female',
    country: country.id,
    country_origin: country.id,
    degree: degree.id,
    major: field.majors[0].id,
    job_title: 'Keeper',
    job_profile_id: '',
    linkedin_url: '',
    first_name: 'Grace',
    last_name: 'Hopper',
  });
  const { data } = await grace.get('/api/subject-profile');
  expect(data).toMatchObject({ subject: { id: graceId }, results: expect.any(Array) });
  expect(data.profile).toMatchObject({
    birthdate: '1990-05-17',
    country: { id: country.id, name: country.name },
    country_origin: { id: country.id, name: country.name, alpha3code: expect.any(String) },
    degree: { name: degree.name },
    job_title: 'Keeper',
    first_name: 'Grace',
  });
  expect((await grace.get('/api/subject/organizations-with-permission')).data).toHaveLength(1);
});

test('a wrong date, gender or country says what is meant', async () => {
  const wrong = { birthdate: '17-05-1990', gender: 'x', country: 'NL' };
  const { errors } = await grace.failure(grace.upload('/api/subject-profile', wrong));
  expect(errors).toEqual({
    birthdate: ['Please enter a date such as 2026-11-21.'],
    gender: ['Please choose one of these: female, male, other, prefer_not_to_say.'],
    country: ['Please give a number.'],
  });
});

test('every test is taken with what its questions say (R012, R069, R159, R160, R161, R162, R163, R164, R165)', async () => {
  const before = (await grace.get('/api/subject/test-types')).data;
  expect(before.invites).toHaveLength(1);
  expect(before.tests).toContainEqual(
    expect.objectContaining({ id: 1, pivot: { completed: false } }),
  );
  for (const about of ['languages', 'scales', 'factors', 'norms', 'translations'])
    expect((await grace.get(`/api/personality-test/${about}`)).data).toBeTruthy();
  expect((await grace.get('/api/personality-test/translations')).data.language).toBe('en');
  await takePersonality(grace);
  await takeLogical(grace);
  await takeCulture(grace);
  await takeHappiness(grace);
  const own: Json[] = (await grace.get('/api/subject/skill-tests')).data;
  expect(own).toMatchObject([{ id: skillTest }]);
  await takeSkill(grace, skillTest, 'This');
  expect((await grace.get(`/api/skill-test/${skillTest}/results`)).data).toBeTruthy();
  expect((await grace.get(`/api/subject/skill-tests/${skillTest}`)).data.id).toBe(skillTest);
  const { base_url, interviews } = (await grace.get('/api/subject/interviews')).data;
  expect(base_url).toBeTypeOf('string');
  await grace.get(`/api/interviews/start/${interviews[0].interviewCode}`);
  const after = (await grace.get('/api/subject/test-types')).data.tests as Json[];
  for (const id of [1, 2, 3])
    expect(after).toContainEqual(expect.objectContaining({ id, pivot: { completed: true } }));
  expect((await grace.get('/api/personality-test/results')).data).toMatchObject({
    name: expect.any(String),
    results: expect.any(Object),
  });
  expect((await grace.get('/api/iq-test/results')).data).toBeTruthy();
  expect((await grace.get('/api/culture-test/results')).data).toBeTruthy();
  expect((await grace.get('/api/personality-test/comparison-texts')).data).toBeTruthy();
  expect((await grace.get('/api/personality-test/profile-population/5')).data).toBeTruthy();
});

test('a question whose time is over says "Time passed", and the client goes on (R092)', async () => {
  const tony = await enter(server, 'tony@example.org');
  const { data } = await tony.get(`/api/skill-test/${skillTest}/questions`);
  await server.database.moveClock('10 minutes');
  const late = tony.post(`/api/skill-test/${skillTest}/answers`, {
    question_id: data.question.id,
    option_id: data.question.options[0].id,
  });
  expect((await tony.failure(late)).errors).toBe('Time passed');
});

test('people of a campaign: whole lists, without a page the first one, by name, state, label and test (p2:153)', async () => {
  const { manager } = setting;
  const everybody = await manager.get(`/api/admin/campaigns/${campaign}/subjects`);
  expect(everybody.data).toHaveLength(3);
  const filter = '/api/admin/subjects/campaign/filter';
  expect((await manager.get(filter)).data).toHaveLength(3);
  const ids = async (query: string) =>
    ((await manager.get(`${filter}?${query}`)).data as Json[]).map(({ id }) => id);
  expect(await ids(`campaign=${campaign}&testType=1&status=completed`)).toEqual([graceId]);
  expect(await ids(`campaign=${campaign}&testType=mcqt_${skillTest}&name=grace`)).toEqual([
    graceId,
  ]);
  expect(await ids(`testType=mcqt_${skillTest}&status=in_progress`)).toHaveLength(1);
  expect(await ids('testType=mcqt_99999')).toEqual([]);
  expect(await ids('label=abc&order=name&page=1&perPage=2')).toHaveLength(2);
  const { data } = await manager.post('/api/admin/labels', { name: 'Deck', colour: 'teal' });
  const body = { labels: [String(data.id)], subject_id: String(graceId) };
  await manager.post('/api/admin/labels/subject', body);
  await manager.post('/api/admin/labels/multiple-subject', {
    labels: [data.id],
    subjects: [String(graceId)],
  });
  expect(await ids(`label=${data.id}`)).toEqual([graceId]);
  expect((await manager.get(`/api/admin/subject/labels/${graceId}`)).data).toHaveLength(1);
});

test('a manager reads every report of a finished person', async () => {
  const { manager } = setting;
  const summary = `/api/admin/campaigns/${campaign}/subjects`;
  await eventually(
    async () => (await manager.get(`${summary}/personality-test/results`)).data.length === 1,
    'the results',
  );
  const paths = [
    `results/personality-test/subject/${graceId}`,
    `results/iq-test/subject/${graceId}`,
    `results/culture-test/subject/${graceId}`,
    `work-from-home-report/${graceId}`,
    `subject-profile/burnout/${graceId}`,
    `subject/${graceId}/skill-tests/${skillTest}/results`,
    `organization/skill-tests/subject/${graceId}`,
    `campaigns/${campaign}/subjects/personality-test/results`,
    `campaigns/${campaign}/subjects/culture-test/results`,
    `campaigns/${campaign}/subjects/iq-test/results`,
    `campaigns/${campaign}/personality-test/average-results`,
    `campaigns/${campaign}/culture-test/average-results`,
    'compare/personality/campaigns',
    'compare/culture/campaigns',
  ];
  for (const path of paths)
    expect([path, (await manager.get(`/api/admin/${path}`)).data]).toEqual([
      path,
      expect.anything(),
    ]);
  const skills = await manager.get(
    `/api/admin/subject/${graceId}/skill-tests/${skillTest}/results`,
  );
  // Each right answer is worth 5, and all of its question.
  expect(JSON.stringify(skills.data)).toContain('"percent":100');
});

test('the permission, the deletion of tests and of the account (R014, R205)', async () => {
  const { manager, operator } = setting;
  expect(
    (await manager.get(`/api/admin/subjects/${graceId}/get-invitation-link`)).data,
  ).toBeTruthy();
  await operator.delete('/api/super-admin/delete-tests', {
    subject_id: String(graceId),
    test_type_ids: ['2'],
  });
  await grace.delete('/api/subject-profile/tests', { test_type_ids: ['1', 3] });
  const left = (await grace.get('/api/subject/test-types')).data.tests as Json[];
  expect(left).toContainEqual(expect.objectContaining({ id: 1, pivot: { completed: false } }));
  await grace.post('/api/subject-profile/ask-to-delete-tests');
  await grace.delete('/api/subject-profile');
  const tonyId = (await manager.get(`/api/admin/campaigns/${campaign}`)).data.subjects[1].id;
  await manager.delete(`/api/admin/campaign/${campaign}/subject/${tonyId}/remove`);
});

test('somebody joins by the open link, whose token may stand in the body too (p1:145)', async () => {
  const { manager } = setting;
  const { data } = await manager.get(`/api/admin/campaigns/${campaign}/open-invite`);
  const token = data.url.split('/').at(-1);
  if (!data.open) await manager.put(`/api/admin/campaigns/${campaign}/open-invite`, { open: true });
  const visitor = new SpecifiedClient(server.origin);
  expect((await visitor.get(`/api/invite-token/${token}/campaign-details`)).data).toBeTruthy();
  const joined = await visitor.post(`/api/invite-token/${token}/add-subject`, {
    first_name: 'Radia',
    last_name: 'Perlman',
    email: 'radia@example.org',
    token,
  });
  expect(joined.message).toBeTypeOf('string');
  const radia = await enter(server, 'radia@example.org');
  expect((await radia.get('/api/subject/test-types')).data.invites).toHaveLength(1);
});

test('somebody without an invitation takes the tests alone, and no organisation sees it (R001)', async () => {
  const una = new SpecifiedClient(server.origin);
  const password = 'thirty green bottles';
  await una.post('/api/register-subject', {
    first_name: 'Una',
    last_name: 'Ro',
    email: 'una@example.org',
    password,
  });
  const [token] = await linkInMail(server, 'una@example.org', '/confirm-email/');
  await una.post('/api/email/verify', { token });
  una.keep(await una.post('/api/login', { email: 'una@example.org', password }));
  await una.upload('/api/subject-profile', { birthdate: '', gender: 'other' });
  const { tests, invites } = (await una.get('/api/subject/test-types')).data;
  expect(invites).toEqual([]);
  expect((tests as Json[]).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3]));
  await takePersonality(una);
  await takeLogical(una);
  await takeCulture(una);
  await takeHappiness(una);
  expect((await una.get('/api/personality-test/results')).data.results).not.toBeNull();
  const { id } = (await una.get('/api/subject-profile')).data.subject;
  const { manager } = setting;
  const hidden = manager.get(`/api/admin/results/personality-test/subject/${id}`);
  expect((await manager.failure(hidden)).status).toBe(404);
  const others = una.get(`/api/skill-test/${skillTest}/questions`);
  expect((await una.failure(others)).status).toBe(404);
});
