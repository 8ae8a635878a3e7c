import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { mailedLink, password } from './product.ts';

/** Somebody in the middle of the personality test, and what their browser keeps of the login. */
export interface Taker {
  id: number;
  email: string;
  token: string;
  session: string;
}

export const ownPassword = 'seven tidy lighthouses';

interface Asked {
  test_types: string[];
  /** The call that begins the test; null leaves that to the page. */
  begin: string | null;
}

/** Invites, registers and begins the test, all by the calls. */
export async function makeTaker(
  request: APIRequestContext,
  { test_types, begin }: Asked = { test_types: ['1'], begin: questions },
): Promise<Taker> {
  const email = `taker-${Math.random().toString(36).slice(2, 10)}@example.test`;
  const { access_token: manager } = await call(request, 'POST', '/api/login', '', {
    email: 'manager@assay.test',
    password,
  });
  const { data: campaign } = await call(request, 'POST', '/api/admin/campaigns', manager, {
    campaign_name: `For ${email}`,
    campaign_type: 'recruitment',
    test_types,
    deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
    number_of_reminders: 0,
    invite_sender_name: 'Maria Keller',
    invite_sender_email: 'manager@assay.test',
    subjects: [{ first_name: 'Ada', last_name: 'Taker', email }],
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
  if (begin) await call(request, 'GET', begin, token);
  const tokens = { access_token: token, token_type, expires_at };
  const state = { auth: true, tokens, roles, user, tests: [] };
  return { id: user.id, email, token, session: JSON.stringify({ state, version: 1 }) };
}

/** A device of the taker, logged in. */
export async function openDevice(browser: Browser, baseURL: string, { session }: Taker) {
  const localStorage = [{ name: 'assay.session', value: session }];
  return browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
}

const questions = '/api/personality-test/questions';

/** What the server has: the chosen option of each question, counted from 1, by number of the question. */
export async function stored(
  request: APIRequestContext,
  { token }: Pick<Taker, 'token'>,
): Promise<Record<number, number>> {
  const { data } = await call(request, 'GET', `${questions}?begin=0`, token);
  const all = data.questions as { id: number; answer?: { index: number } }[];
  return Object.fromEntries(
    all.flatMap(({ id, answer }) => (answer ? [[id, answer.index + 1]] : [])),
  );
}

/** Answers the question of this number by its key. */
export async function answer(page: Page, number: number, option: number): Promise<void> {
  await expect(page.getByText(`${number} of 152`, { exact: true })).toBeVisible();
  await page.keyboard.press(String(option));
  await expect(page.getByText(`${number} of 152`, { exact: true })).toBeHidden();
}

export async function answerAll(page: Page, from: number, options: readonly number[]) {
  for (const [i, option] of options.entries()) await answer(page, from + i, option);
}

export async function expectSaved(page: Page, state: string): Promise<void> {
  await expect(page.locator(`[data-saved="${state}"]`)).toBeVisible();
}

/** Until a reload needs no connection any more. */
export async function expectOfflineReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

// oxlint-disable-next-line no-explicit-any -- answers of many calls, each looked into by its test
type Answer = any;

export async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  token: string,
  data?: object,
): Promise<Answer> {
  const response = await request.fetch(path, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
