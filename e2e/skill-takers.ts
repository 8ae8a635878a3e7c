import type { APIRequestContext } from '@playwright/test';
import { mailedLink, password } from './product.ts';
import { call, ownPassword, type Taker } from './takers.ts';

/** The id of a test of the demo's bank, by its name. */
export async function skillTestId(request: APIRequestContext, name: string): Promise<number> {
  const { access_token } = await call(request, 'POST', '/api/login', '', {
    email: 'manager@assay.test',
    password,
  });
  const { data } = await call(request, 'GET', '/api/admin/multi-choice/tests', access_token);
  const found = (data as { id: number; text: string }[]).find(({ text }) => text.includes(name));
  if (found === undefined) throw new Error(`No test ${name} in ${JSON.stringify(data)}`);
  return found.id;
}

/** Somebody who is asked for a skill test and has not begun it. */
export async function makeSkillTaker(request: APIRequestContext, testId: number): Promise<Taker> {
  const email = `skilled-${Math.random().toString(36).slice(2, 10)}@example.test`;
  const { access_token: manager } = await call(request, 'POST', '/api/login', '', {
    email: 'manager@assay.test',
    password,
  });
  const { data: campaign } = await call(request, 'POST', '/api/admin/campaigns', manager, {
    campaign_name: `For ${email}`,
    campaign_type: 'recruitment',
    skill_tests: [testId],
    deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
    number_of_reminders: 0,
    invite_sender_name: 'Maria Keller',
    invite_sender_email: 'manager@assay.test',
    subjects: [{ first_name: 'Ada', last_name: 'Skilled', email }],
  });
  await call(request, 'POST', `/api/admin/campaigns/activate/${campaign.id}`, manager);
  const link = await mailedLink(request, email, '/create-account-test-subject/');
  const [, , hash, organizationId] = link.split('/');
  const answer = await call(request, 'POST', '/api/user/confirm-registration', '', {
    password: ownPassword,
    users_encrypted_email: hash,
    organization_id: Number(organizationId),
  });
  const { access_token: token, token_type, expires_at, roles, user } = answer;
  const profile = { birthdate: '1990-05-17', gender: 'female' };
  await call(request, 'POST', '/api/subject-profile', token, profile);
  const tokens = { access_token: token, token_type, expires_at };
  const state = { auth: true, tokens, roles, user, tests: [] };
  return { id: user.id, email, token, session: JSON.stringify({ state, version: 1 }) };
}

/** How far a sitting is, by the server. */
export async function sittingOf(request: APIRequestContext, { token }: Taker, testId: number) {
  const path = `/api/skill-test/${testId}/questions?begin=0`;
  return (await call(request, 'GET', path, token)).data as {
    number: number;
    completed: boolean;
    question: { id: number; remainingSeconds: number } | null;
  };
}
