import { randomUUID } from 'node:crypto';
import { finishBurnout } from './burnout.ts';
import { answerCulture } from './culture.ts';
import { formWith, makePdf } from './documents.ts';
import { makeTenant, type Person, type Tenant } from './factories.ts';
import { eventually, type TestServer } from './harness.ts';
import { finishInterview, interviewCodeIn, makeWebm } from './interviews.ts';
import { finishLogical } from './logical.ts';
import { answerJudgement } from './judgement.ts';
import { makeSuccessProfile, reviewAnswers, reviewCalls } from './reviews.ts';
import { finishPersonality, startedCampaign } from './shortcuts.ts';
import { makeSkillTest, takeSkillTest } from './skill-tests.ts';

/** A word that is found wherever it is left. */
const newCanary = () => `kanarie${randomUUID().replaceAll('-', '').slice(0, 12)}`;

export interface Life {
  canary: string;
  tenant: Tenant;
  person: Person;
  campaign: number;
  skillTest: number;
  interview: number;
  /** The same as tests are named. */
  interviewTest: string;
  recording: number;
  successProfile: number;
}

/** Somebody with something of every kind: all tests taken, looked at, labelled, written to, logged. */
export async function makeLife(server: TestServer, owner?: Tenant): Promise<Life> {
  const canary = newCanary();
  const tenant = owner ?? (await makeTenant(server));
  const skillTest = await makeSkillTest(server);
  const email = `${canary}@example.org`;
  const { campaign, person } = await startedCampaign(server, tenant, {
    subjects: [{ first_name: canary, last_name: `${canary}sson`, email }],
    test_types: ['1', '2', '3', 'judgement'],
    skill_tests: [skillTest],
    burnout_test: 1,
    interview_questions: ['What drew you to this work?'],
  });
  await server.call('POST', `/api/subject/campaigns/${campaign.id}/adjustments`, {
    token: person.token,
    json: { text: canary },
  });
  await finishPersonality(server, person);
  await finishLogical(server, person);
  await answerCulture(server, person);
  await finishBurnout(server, person);
  await answerJudgement(server, person);
  await takeSkillTest(server, person, skillTest);
  const { id: interview, code } = await interviewCodeIn(server, tenant, campaign.id);
  const [path = ''] = await finishInterview(server, person, code, makeWebm(1000, canary));
  const recording = Number(path.split('/').at(-1));
  await server.call('PUT', `/api/admin/interview/${interview}/subject/${person.id}/rating`, {
    token: tenant.manager.token,
    json: { edition: 0, scores: [4, null, 2, 5], comment: canary },
  });
  const successProfile = await makeSuccessProfile(server, tenant.organization.id, [person]);
  await reviewCalls(server, successProfile, person.id).answer(tenant.manager, reviewAnswers(4));
  await leaveTraces(server, tenant, person, campaign.id, canary);
  return {
    canary,
    tenant,
    person,
    campaign: campaign.id,
    skillTest,
    interview,
    interviewTest: `interview_${code}`,
    recording,
    successProfile,
  };
}

async function leaveTraces(
  server: TestServer,
  { organization, manager }: Tenant,
  person: Person,
  campaignId: number,
  canary: string,
): Promise<void> {
  const { token } = manager;
  await server.call('POST', '/api/subject-profile', {
    token: person.token,
    json: {
      job_title: canary,
      linkedin_url: `https://www.linkedin.com/in/${canary}`,
      first_name: canary,
    },
  });
  await server.call('POST', '/api/subject-profile/cv', {
    token: person.token,
    form: formWith('cv_file', makePdf(canary), { file_name: `${canary}.pdf` }),
  });
  await server.call('POST', `/api/admin/tests/notes/${person.id}`, {
    token,
    json: { text: canary },
  });
  await server.call('PUT', `/api/admin/subject-profile/custom-field/${person.id}`, {
    token,
    json: { title: canary, body: canary },
  });
  await server.call('PUT', `/api/admin/subject/${person.id}/given-data`, {
    token,
    json: { work_start_date_at_current_company: '2024-05-01', role_type: 'standard', role_id: 3 },
  });
  await server.call('POST', `/api/admin/subject-profile/upload-cv/${person.id}`, {
    token,
    form: formWith('cv_file', makePdf(canary), { file_name: `Kept ${canary}.pdf` }),
  });
  await server.database.query(
    `insert into app.synced_skills (organization_id, subject_id, skills, synced_at)
     values ($1, $2, jsonb_build_array(jsonb_build_object('name', $3::text, 'level', null, 'keywords', '[]'::jsonb)), now())`,
    [organization.id, person.id, canary],
  );
  await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: person.token,
    json: { organizationId: organization.id },
    // The action log keeps from where it came.
    headers: { 'user-agent': canary },
  });
  await server.call('GET', `/api/admin/results/personality-test/subject/${person.id}`, { token });
  await server.call('GET', `/api/admin/report/logical/${person.id}.pdf`, { token });
  const label = await server.call('POST', '/api/admin/labels', {
    token,
    json: { name: `L ${randomUUID().slice(0, 8)}`, colour: 'teal' },
  });
  await server.call('POST', '/api/admin/labels/subject', {
    token,
    json: { labels: [label.body.data.id], subject_id: person.id },
  });
  await server.call('PUT', `/api/admin/subjects/${person.id}/extra-time`, {
    token,
    json: { percent: 25 },
  });
  await server.call('PUT', '/api/admin/subjects/columns/talent', {
    token,
    json: { hidden: ['stage'] },
  });
  await server.call('GET', `/api/admin/subjects/${person.id}/get-invitation-link`, { token });
  await server.call('POST', '/api/user/password/send-reset-email', {
    json: { email: person.email },
  });
  await server.call('POST', '/api/register-subject', {
    json: {
      first_name: canary,
      last_name: canary,
      email: person.email,
      password: 'a fine long password',
    },
  });
  await server.database.query(
    `update app.invitations set extension_message = $1, extension_asked_at = app.now() where subject_id = $2`,
    [canary, person.id],
  );
  await server.database.query(
    `update app.sessions set user_agent = $1, ip = '192.0.2.7' where user_id = $2`,
    [canary, person.id],
  );
  await server.database.query(
    `insert into app.subscriptions (user_id, organization_id, token_hash) values ($1, $2, $3) on conflict do nothing`,
    [person.id, organization.id, canary],
  );
  await logIn(server, person, canary);
  await eventually(async () => {
    const waiting = await server.database.query(
      `select from app.mails where sent_at is null and failed_at is null and (user_id = $1 or campaign_id = $2)`,
      [person.id, campaignId],
    );
    return waiting.length === 0;
  }, 'the mails');
}

/** With the canary where a browser says what it is. */
async function logIn(server: TestServer, { email }: Person, canary: string): Promise<void> {
  const answer = await server.call('POST', '/api/login', {
    json: { email, password: 'a fine long password' },
    headers: { 'user-agent': canary },
  });
  if (answer.status !== 200) throw new Error(`No login: ${JSON.stringify(answer.body)}`);
}
