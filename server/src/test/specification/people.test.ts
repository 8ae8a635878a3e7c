import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { type Json, SpecifiedClient } from './client.ts';
import { enter, invite, linkInMail, type Setting, settle } from './setting.ts';
import { takePersonality } from './tests.ts';

/** How people come in, what they hand in beside tests, and what a manager asks about several of them. */

let server: TestServer;
let setting: Setting;
let skillTest: number;
let campaign: number;
let interviewId: number;
const taker: Record<string, SpecifiedClient> = {};
const idOf: Record<string, number> = {};

const names = ['alan', 'joan'];

beforeAll(async () => {
  server = await startTestServer();
  setting = await settle(server, { without: ['passwordless'] });
  const bank = '/api/super-admin/multi-choice';
  const made = await setting.operator.post(`${bank}/test`, {
    text: 'Knots',
    is_universal: true,
    organization_ids: [],
  });
  skillTest = made.data.id;
  for (const text of ['Which knot holds?', 'Which knot slips?']) {
    const question = await setting.operator.upload(`${bank}/question`, {
      text,
      test_id: skillTest,
    });
    await setting.operator.post(`${bank}/assign/options`, {
      question_id: question.data.id,
      options: [
        { text: 'This', score: 1, is_correct: true },
        { text: 'That', score: 0, is_correct: false },
      ],
    });
  }
  campaign = await invite(setting, names, {
    test_types: [1],
    skill_tests: [`mcqt_${skillTest}`],
    interview_name: 'Getting to know you',
    interview_questions: ['What drew you to this work?', 'What went wrong once?'],
  });
  for (const name of names) {
    const client = await enter(server, `${name}@example.org`);
    taker[name] = client;
    idOf[name] = (await client.get('/api/subject-profile')).data.subject.id;
  }
});
afterAll(() => server.stop());

const personOf = (name: string) => taker[name] as SpecifiedClient;

test('an interview is recorded, handed in and read by a manager, in data.data (p1:215, p2:210)', async () => {
  const alan = personOf('alan');
  const { interviews } = (await alan.get('/api/subject/interviews')).data;
  const code = interviews[0].interviewCode;
  const { data } = await alan.get(`/api/interviews/start/${code}`);
  const early = alan.get(`/api/interviews/complete/${code}`);
  expect((await alan.failure(early)).errors).toBeTypeOf('string');
  for (const { id } of data.questions) await record(alan, code, id);
  expect((await alan.get(`/api/interviews/complete/${code}`)).message).toBeTypeOf('string');
  interviewId = (await setting.manager.get(`/api/admin/campaigns/${campaign}`)).data.interview_id;
  const result = await setting.manager.get(
    `/api/admin/interview/${interviewId}/subject/${idOf['alan']}`,
  );
  expect(result.data).toMatchObject({ id: interviewId, questions: [{}, {}] });
});

/** Sends a video as tus 1.0.0 says and keeps it. */
async function record(client: SpecifiedClient, code: string, question: number): Promise<void> {
  const video = Buffer.concat([
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    ),
    Buffer.alloc(500, 'v'),
  ]);
  const headers = { authorization: client.authorization, 'tus-resumable': '1.0.0' };
  const created = await fetch(`${server.origin}/api/interviews/${code}/recordings`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(video.length),
      'upload-metadata': `question ${Buffer.from(String(question)).toString('base64')}`,
    },
  });
  const path = created.headers.get('location') ?? '';
  const sent = await fetch(server.origin + path, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: video,
  });
  expect([created.status, sent.status]).toEqual([201, 204]);
  await client.post(`${path}/keep`, { seconds: 5 });
}

test('a skill question whose time is up is told so, and the next one comes (R092)', async () => {
  const alan = personOf('alan');
  const path = `/api/skill-test/${skillTest}`;
  const first = (await alan.get(`${path}/questions`)).data.question;
  await server.database.moveClock('10 minutes');
  await alan.post(`${path}/time-up`, { question_id: first.id });
  const second = (await alan.get(`${path}/questions`)).data.question;
  expect(second.id).not.toBe(first.id);
});

test('results of several people and the fit of two (p2:199)', async () => {
  const { manager } = setting;
  for (const name of names) await takePersonality(personOf(name));
  const [one, two] = names.map((name) => idOf[name]);
  const several = `/api/admin/results/personality-test/subjects/?subjects[]=${one}&subjects[]=${two}`;
  const members = await eventually(async () => {
    const { data } = await manager.get(several);
    return data.members.length === 2 && (data.members as Json[]);
  }, 'the results');
  expect(members.map((member) => member.subject.id)).toEqual([one, two]);
  const fit = await manager.get(`/api/admin/interpersonal-fit/${one}/${two}`);
  expect(fit.data).toBeTruthy();
  const foreign = manager.get(`/api/admin/interpersonal-fit/${one}/999999`);
  expect((await manager.failure(foreign)).status).toBe(404);
});

test('a CV is downloaded by a manager, and a missing one says so (p2:159, p2:218)', async () => {
  const { manager } = setting;
  const path = `/api/admin/subject-profile/download-cv/${idOf['joan']}`;
  expect((await manager.failure(manager.get(path))).errors).toBe('Candidate CV not found');
  const pdf = '%PDF-1.4\n% CV\ntrailer <</Root 1 0 R>>\n%%EOF\n';
  await personOf('joan').upload('/api/subject-profile/cv', {
    cv_file: new Blob([pdf], { type: 'application/pdf' }),
  });
  expect(Buffer.from(await manager.get(path)).toString()).toBe(pdf);
});

test('a forgotten password is chosen again by the mailed link, which logs in (R079)', async () => {
  const visitor = new SpecifiedClient(server.origin);
  const email = 'joan@example.org';
  await visitor.post('/api/user/password/send-reset-email', { email });
  const [hash] = await linkInMail(server, email, '/reset-password/');
  const password = 'eleven quiet harbours';
  visitor.keep(
    await visitor.post('/api/user/password/reset', {
      password,
      password_confirmation: password,
      reset_token: hash,
    }),
  );
  expect((await visitor.get('/api/subject-profile')).data.subject.id).toBe(idOf['joan']);
  taker['joan'] = visitor;
  visitor.keep(await visitor.post('/api/login', { email, password }));
});

test('permission for another organisation: by the mailed link, asked for again, and when logged in', async () => {
  const other = await settle(server, { name: 'Foghorn', without: ['passwordless'] });
  const asked = await invite(other, names, { test_types: [1] });
  const [organization, hash] = await linkInMail(server, 'alan@example.org', '/give-permission/');
  expect(Number(organization)).toBe(other.organizationId);
  const visitor = new SpecifiedClient(server.origin);
  visitor.keep(
    await visitor.post('/api/user/give-permission-to-organization', {
      organizationId: Number(organization),
      token: hash,
    }),
  );
  const permitted = '/api/subject/organizations-with-permission';
  expect((await visitor.get(permitted)).data).toHaveLength(2);

  const people: Json[] = (await other.manager.get(`/api/admin/campaigns/${asked}/subjects`)).data;
  const joan = people.find(({ email }) => email === 'joan@example.org');
  expect(joan.id).toBe(idOf['joan']);
  const answer = await other.manager.get(`/api/admin/permission/subject/${joan.id}`);
  expect(answer.message).toBeTypeOf('string');
  await linkInMail(server, 'joan@example.org', '/give-permission/');
  const client = personOf('joan');
  await client.post('/api/user/give-permission-to-organization-logged-in', {
    organizationId: other.organizationId,
  });
  expect((await client.get(permitted)).data).toHaveLength(2);
});

test('mails are unsubscribed from by their link', async () => {
  const third = await settle(server, { name: 'Bell', without: ['passwordless'] });
  await invite(third, ['kay'], { test_types: [1] });
  const [hash] = await linkInMail(server, 'kay@example.org', '/unsubscribe/');
  const visitor = new SpecifiedClient(server.origin);
  const { message } = await visitor.post('/api/user/unsubscribe', { users_encrypted_email: hash });
  expect(message).toBeTypeOf('string');
});

test('without a password: the mailed link logs in, accessToken and roles come back', async () => {
  const free = await settle(server, { name: 'Buoy' });
  await invite(free, ['lin'], { test_types: [1] });
  const [hash, organization] = await linkInMail(
    server,
    'lin@example.org',
    '/create-account-passwordless/',
  );
  const visitor = new SpecifiedClient(server.origin);
  const { accessToken, roles } = await visitor.post('/api/user/confirm-passwordless', {
    organization_id: organization,
    token: hash,
  });
  visitor.keep({ token_type: 'Bearer', access_token: accessToken, roles });
  expect((await visitor.get('/api/subject/test-types')).data.invites).toHaveLength(1);
});
