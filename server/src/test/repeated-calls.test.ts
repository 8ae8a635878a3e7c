import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { featureKeys } from '@assay/contract/access';
import { simulateCulture } from '@assay/instruments/culture/simulate';
import { isPolitical } from '@assay/instruments/personality/definition';
import { instruments } from '@assay/instruments/registry';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { linkToken } from '../access/token.ts';
import { hashPassword } from '../modules/accounts/index.ts';
import { answersOf, burnoutCampaign, openRecord, update } from './burnout.ts';
import { answerCulture, culturePages } from './culture.ts';
import { answerJudgement, judgementAnswers } from './judgement.ts';
import { formWith, makePdf } from './documents.ts';
import {
  answerPersonality,
  makeCampaign,
  makeStaff,
  makeTenant,
  makeUser,
  personalityAnswer,
  type Tenant,
} from './factories.ts';
import { type Answer, startTestServer, type TestServer } from './harness.ts';
import {
  answerQuestion,
  beginRecording,
  interviewCampaign,
  makeWebm,
  sendPiece,
} from './interviews.ts';
import { endLogical, logicalAnswer, logicalQuestions, logicalTaker } from './logical.ts';
import { fingerprint } from './matrices/fingerprint.ts';
import { makeReviewed } from './reviewed.ts';
import { activate, entryToken, startedCampaign } from './shortcuts.ts';
import {
  answerSkill,
  invitedToSkill,
  makeSkillTest,
  nextQuestion,
  optionsByScore,
  timeUpSkill,
} from './skill-tests.ts';

/**
 * Calls that commit by themselves, when their answer turns out to be one that cannot be sent. The caller hears of a fault
 * and tries again, so either nothing has happened, or doing it again changes nothing.
 */

type Send = () => Promise<Answer<unknown>>;
/** Brings about what the call needs, and answers how to make it. */
type Case = () => Promise<Send>;

const password = 'a fine long password';
const stripe = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'cs_1', object: 'checkout.session', url: 'https://pay.test' }));
});

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  const { port } = stripe.address() as AddressInfo;
  const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', prices: { 2: 'price_team' } };
  const api = `http://127.0.0.1:${port}`;
  // What it answers is a resume without skills, too.
  const profileSync = { url: api, token: 'a token of the service', isInside: true };
  const config = { stripe: { ...secrets, api }, profileSync };
  server = await startTestServer({ work: false, config });
  tenant = await makeTenant(server, { packageId: 1 });
});
afterAll(async () => {
  await server.stop();
  stripe.close();
});
beforeEach(async () => {
  await server.database.query('delete from app.login_failures');
});

const post = (path: string, json: unknown, token?: string) =>
  server.call('POST', `/api/${path}`, { json, token });

/** What there is, but for tries, which are counted in any case, and when the owner of a clock was last heard of. */
async function everything() {
  const prints = await fingerprint(server.database);
  for (const table of ['login_failures', 'login_challenges', 'clocks']) delete prints[table];
  const challenges = await server.database.query('select token_hash from app.login_challenges');
  const ends = await server.database.query('select attempt_id, part, ended_at from app.clocks');
  return { ...prints, challenges, ends };
}

const endpointOf = (id: string) => server.node.endpoints.find((one) => one.id === id);

/** Makes the call while nothing that it could say is as declared. */
async function unsayable(id: string, send: Send): Promise<number> {
  const endpoint = endpointOf(id);
  if (endpoint === undefined) throw new Error(`There is no call ${id}`);
  const { output } = endpoint;
  Object.assign(endpoint, { output: z.object({ never: z.string() }) });
  try {
    return (await send()).status;
  } finally {
    Object.assign(endpoint, { output });
  }
}

async function staffWithPassword() {
  const manager = await makeStaff(server, 'admin', tenant.organization);
  await choosePassword(manager.id);
  return manager;
}

async function choosePassword(userId: number): Promise<void> {
  const hash = await hashPassword(password);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    userId,
    hash,
  ]);
}

/** A manager with a second factor, and its recovery codes. */
async function guarded() {
  const manager = await staffWithPassword();
  const { token } = manager;
  const started = await post('user/totp', undefined, token);
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret as string) });
  const { body } = await post('user/totp/confirm', { code: totp.generate() }, token);
  const [code = ''] = body.data.recovery_codes as string[];
  return { ...manager, code };
}

async function invitedManager() {
  const person = await makeUser(server);
  const boss = await makeStaff(server, 'super_admin');
  const { email } = person;
  const names = { first_name: 'Ada', last_name: 'Byron' };
  const organization_id = tenant.organization.id;
  await post('super-admin/managers', { ...names, email, organization_id }, boss.token);
  const [link] = await server.database.query<{ id: string }>(
    'select id from app.links where user_id = $1',
    [person.id],
  );
  return { person, link: linkToken(server.config.secret, link?.id ?? '') };
}

async function logicalSections(begun: 1 | 2) {
  const { person } = await logicalTaker(server, tenant);
  await logicalQuestions(server, person, 'analogy');
  if (begun === 2) {
    await endLogical(server, person, 'analogy');
    await logicalQuestions(server, person, 'sequence');
  }
  return person;
}

async function recordedPerson() {
  const { person, code } = await interviewCampaign(server, { tenant });
  await server.call('GET', `/api/interviews/start/${code}`, { token: person.token });
  return { person, code };
}

/** As a page sends them: with the number that says which is the later one. */
function numbered(category: number) {
  return answersOf(category, { seed: 1 }).map((answer, at) => ({ ...answer, seq: at + 1 }));
}

/** Nothing has happened, and the next try does it. */
const takenBack: Record<string, Case> = {
  'success-profile-report-save': async () => {
    const own = await makeTenant(server);
    const rate = ({ C4 = 50 }: Record<string, number>, chance: number) =>
      3 + (C4 - 50) / 12 + chance / 3;
    const { profile } = await makeReviewed(server, own, 60, rate);
    const { token } = own.manager;
    const json = { report_id: profile, accept_impact: 1 };
    return () => server.call('POST', '/api/admin/success-profiles/report/save', { token, json });
  },
  login: async () => {
    const { email } = await staffWithPassword();
    return () => post('login', { email, password });
  },
  'login-totp': async () => {
    const { email, code } = await guarded();
    const { body } = await post('login', { email, password });
    return () => post('login/totp', { challenge: body.challenge, code });
  },
  'totp-remove': async () => {
    const { token } = await guarded();
    return () => server.call('DELETE', '/api/user/totp', { token, json: { password } });
  },
  'manager-invitation-accept': async () => {
    const { person, link } = await invitedManager();
    const path = 'user/manager-invitation/accept';
    return () => post(path, { users_encrypted_email: link }, person.token);
  },
  'register-subject': () => {
    const names = { first_name: 'Ada', last_name: 'Byron' };
    return Promise.resolve(() =>
      post('register-subject', { ...names, email: 'ada@example.org', password }),
    );
  },
  'email-resend': () => {
    return Promise.resolve(() => post('email/resend', { email: 'ada@example.org' }));
  },
  'send-password-reset-email': () => {
    return Promise.resolve(() =>
      post('user/password/send-reset-email', { email: tenant.manager.email }),
    );
  },
  'invite-token-add-subject': async () => {
    const campaign = await makeCampaign(server, tenant, { open_invite: 1 });
    await activate(server, tenant, campaign.id);
    const { body } = await server.call('GET', `/api/admin/campaigns/${campaign.id}/open-invite`, {
      token: tenant.manager.token,
    });
    const token = (body.data.url as string).split('/').at(-1);
    const person = { first_name: 'Alan', last_name: 'Kay', email: 'alan@example.org' };
    return () => post(`invite-token/${token}/add-subject`, person);
  },
  'passwordless-link': async () => {
    const open = await makeTenant(server, { features: featureKeys });
    const campaign = await makeCampaign(server, open);
    await activate(server, open, campaign.id);
    const token = await entryToken(server, campaign.id, campaign.subjects[0]?.email ?? '');
    return () => post('user/passwordless-link', { token });
  },
  'own-proof': async () => {
    const { id, token } = await makeUser(server);
    await choosePassword(id);
    return () => post('subject-profile/proof', { password }, token);
  },
  'own-proof: a code': async () => {
    const { token } = await makeUser(server);
    return () => post('subject-profile/proof', {}, token);
  },
  'own-profile-delete': async () => {
    const { id, token } = await makeUser(server);
    await choosePassword(id);
    return () => server.call('DELETE', '/api/subject-profile', { token, json: { password } });
  },
  'own-cv-upload': async () => {
    const { token } = await makeUser(server);
    const form = () => formWith('cv_file', makePdf(), { file_name: 'cv.pdf' });
    return () => server.call('POST', '/api/subject-profile/cv', { token, form: form() });
  },
  'subject-cv-upload': async () => {
    const { person } = await startedCampaign(server, tenant);
    const { token } = tenant.manager;
    const form = () => formWith('cv_file', makePdf(), { file_name: 'cv.pdf' });
    const path = `/api/admin/subject-profile/upload-cv/${person.id}`;
    return () => server.call('POST', path, { token, form: form() });
  },
  'subject-profile-sync': async () => {
    const { person } = await startedCampaign(server, tenant);
    const linkedin_url = 'https://www.linkedin.com/in/grace';
    await post('subject-profile', { linkedin_url }, person.token);
    const { token } = tenant.manager;
    return () => server.call('PUT', `/api/admin/subject-profile/sync/${person.id}`, { token });
  },
  'super-admin-edit-subject': async () => {
    const { id } = await makeUser(server);
    const { token } = await makeStaff(server, 'tdl_admin');
    const json = { job_title: 'Admiral' };
    return () => server.call('PUT', `/api/super-admin/edit/subject/${id}`, { token, json });
  },
  'mcq-test-import': async () => {
    const { token } = await makeStaff(server, 'tdl_admin');
    const path = '/api/super-admin/multi-choice/test/import';
    const table = Buffer.from(
      'question,seconds,option_1,score_1,option_2,score_2\nOne and one?,30,2,1,3,0\n',
    );
    const form = () => formWith('file', table, { file_name: 'sums.csv', text: 'Sums' });
    return () => server.call('POST', path, { token, form: form() });
  },
  'mcq-sample-install': async () => {
    const { token } = await makeStaff(server, 'tdl_admin');
    const path = '/api/super-admin/multi-choice/samples';
    return () => server.call('POST', path, { token, json: { codes: ['sql'] } });
  },
  'recording-keep': async () => {
    const { person, code } = await recordedPerson();
    const video = makeWebm();
    const { path } = await beginRecording(server, person, code, 1);
    await sendPiece(server, person, path, video, { length: video.length });
    return () => server.call('POST', `${path}/keep`, { token: person.token, json: { seconds: 9 } });
  },
  // Two pages to pay on, and nothing is bought before one of them has been paid.
  'subscription-checkout': () => {
    const { token } = tenant.manager;
    return Promise.resolve(() => post('admin/subscription/checkout', { package_id: 2 }, token));
  },
};

/** It has happened, and the next try finds it done. */
const foundDone: Record<string, Case> = {
  'personality-answer': async () => {
    const { person } = await startedCampaign(server, tenant);
    await server.call('GET', '/api/personality-test/questions', { token: person.token });
    return () => server.call('POST', ...personalityAnswer(1, 3, person.token, 1));
  },
  'personality-tendency-answer': async () => {
    const { person } = await startedCampaign(server, tenant);
    await server.call('GET', '/api/personality-test/questions', { token: person.token });
    return () => server.call('POST', ...personalityAnswer(121, 3, person.token, 1));
  },
  'personality-tendency-answer: the last one': async () => {
    const { person } = await startedCampaign(server, tenant);
    const asked = instruments.personality
      .simulate(1, null)
      .filter(({ questionId }) => !isPolitical(questionId));
    await answerPersonality(server, person, { count: asked.length - 1 });
    const last = asked.at(-1)?.questionId ?? 0;
    return () => server.call('POST', ...personalityAnswer(last, 2, person.token, 152));
  },
  'iq-answer-analogy': async () => {
    const person = await logicalSections(1);
    return () => logicalAnswer(server, person, { questionId: 1, optionId: 2, seq: 1 });
  },
  'iq-answer-sequence': async () => {
    const person = await logicalSections(2);
    return () => logicalAnswer(server, person, { questionId: 101, optionId: 2, seq: 1 });
  },
  'iq-complete-analogy': async () => {
    const person = await logicalSections(1);
    return () => endLogical(server, person, 'analogy');
  },
  'iq-complete-sequence: the whole test': async () => {
    const person = await logicalSections(2);
    return () => endLogical(server, person, 'sequence');
  },
  'culture-category-answers-save': async () => {
    const { person } = await startedCampaign(server, tenant, { test_types: ['3'] });
    await answerCulture(server, person, { count: 5 });
    const [, page] = culturePages(simulateCulture(1));
    const answers = page?.answers.map((answer) => ({ ...answer, seq: 6 }));
    return () => post('culture-test/category/answers', { ...page, answers }, person.token);
  },
  'culture-category-answers-save: the last ones': async () => {
    const { person } = await startedCampaign(server, tenant, { test_types: ['3'] });
    await answerCulture(server, person, { count: 35 });
    const page = culturePages(simulateCulture(1)).at(-1);
    return () => post('culture-test/category/answers', page, person.token);
  },
  'judgement-answer-save': async () => {
    const { person } = await startedCampaign(server, tenant, { test_types: ['judgement'] });
    await answerJudgement(server, person, { count: 5 });
    const json = { ...judgementAnswers()[5], seq: 6 };
    return () => post('judgement-test/answer', json, person.token);
  },
  'judgement-answer-save: the last one': async () => {
    const { person } = await startedCampaign(server, tenant, { test_types: ['judgement'] });
    await answerJudgement(server, person, { count: 11 });
    return () => post('judgement-test/answer', judgementAnswers().at(-1), person.token);
  },
  'burnout-update': async () => {
    const { person } = await startedCampaign(server, tenant, burnoutCampaign);
    const id = await openRecord(server, person);
    return () => update(server, person, id, 1, numbered(1));
  },
  'burnout-update: the last ones': async () => {
    const { person } = await startedCampaign(server, tenant, burnoutCampaign);
    const id = await openRecord(server, person);
    await update(server, person, id, 1, answersOf(1, { seed: 1 }));
    await update(server, person, id, 2, answersOf(2, { seed: 1 }));
    return () => update(server, person, id, 3, numbered(3));
  },
  'skill-test-answer': async () => {
    const testId = await makeSkillTest(server);
    const { person } = await invitedToSkill(server, tenant, testId);
    const { id } = await nextQuestion(server, person, testId);
    const [best = 0] = await optionsByScore(server, id);
    return () => answerSkill(server, person, testId, id, best);
  },
  'skill-test-time-up': async () => {
    const testId = await makeSkillTest(server);
    const { person } = await invitedToSkill(server, tenant, testId);
    const { id } = await nextQuestion(server, person, testId);
    return () => timeUpSkill(server, person, testId, id);
  },
  'interview-complete': async () => {
    const { person, code } = await recordedPerson();
    await answerQuestion(server, person, code, 1);
    await answerQuestion(server, person, code, 2);
    const { token } = person;
    return () => server.call('GET', `/api/interviews/complete/${code}`, { token });
  },
};

test('every call that commits by itself and has something to say is here', () => {
  const own = server.node.endpoints.filter(
    ({ effect, transaction = 'request', output }) =>
      effect === 'write' && transaction !== 'request' && !Array.isArray(output),
  );
  const known = Object.keys({ ...takenBack, ...foundDone }).map((name) => name.split(':')[0]);
  // Of a page that failed a line is logged, and nothing else.
  expect(new Set(own.map(({ id }) => id))).toEqual(new Set([...known, 'client-error-report']));
});

describe('nothing has happened, and the next try does it', () => {
  test.each(Object.entries(takenBack))('%s', async (name, prepare) => {
    const [id = ''] = name.split(':');
    const send = await prepare();
    const before = await everything();
    expect(await unsayable(id, send)).toBe(500);
    expect(await everything()).toEqual(before);
    expect((await send()).status).toBeLessThan(300);
  });
});

describe('it has happened, and the next try finds it done', () => {
  test.each(Object.entries(foundDone))('%s', async (name, prepare) => {
    const [id = ''] = name.split(':');
    const send = await prepare();
    const before = await everything();
    expect(await unsayable(id, send)).toBe(500);
    const done = await everything();
    expect(done).not.toEqual(before);
    expect((await send()).status).toBeLessThan(300);
    expect(await everything()).toEqual(done);
  });
});
