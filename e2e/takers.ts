import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { logInAsStaff, mailedLink, password } from './product.ts';

/** Somebody who takes a test, and what their browser keeps of the login. */
export interface Taker {
  id: number;
  campaign: number;
  email: string;
  token: string;
  session: string;
}

export const ownPassword = 'seven tidy lighthouses';

// One for all tests of a worker: a server slows down who logs in again and again.
let managersToken: Promise<string> | undefined;

/** Somebody who manages an organisation of their own, so that the demo's lists stay as they are. */
export function tokenOfManager(request: APIRequestContext): Promise<string> {
  managersToken ??= makeManager(request);
  return managersToken;
}

async function makeManager(request: APIRequestContext): Promise<string> {
  const { access_token: token } = await call(request, 'POST', '/api/login', '', {
    email: 'super@assay.test',
    password,
  });
  const { data: features } = await call(request, 'GET', '/api/super-admin/features', token);
  const known = features as { id: number; key: string }[];
  const wanted = known.filter(({ key }) => key !== 'passwordless').map(({ id }) => id);
  const { data } = await call(request, 'POST', '/api/super-admin/organizations', token, {
    organization_name: 'Tailspin',
    package_id: 3,
    feature_ids: wanted,
  });
  await call(request, 'POST', '/api/super-admin/managers', token, {
    organization_id: data.id,
    first_name: 'Tess',
    last_name: 'Pin',
    email: 'tess@tailspin.test',
  });
  const link = await mailedLink(request, 'tess@tailspin.test', '/admin/create-account-manager/');
  const session = await call(request, 'POST', '/api/user/confirm-registration', '', {
    password: ownPassword,
    users_encrypted_email: link.split('/').pop(),
  });
  return session.access_token;
}

export interface Asked {
  test_types?: string[];
  skill_tests?: number[];
  burnout_test?: number;
  interview_name?: string;
  interview_questions?: string[];
  campaign_type?: string;
  open_invite?: 1;
}

/** Mails an invitation from a running campaign that asks for these tests. @param name what is known besides the address. */
export async function mailInvitation(
  request: APIRequestContext,
  asked: Asked,
  name = { first_name: 'Ada', last_name: 'Taker' },
) {
  const email = `taker-${Math.random().toString(36).slice(2, 10)}@example.test`;
  const token = await tokenOfManager(request);
  const { data: campaign } = await call(request, 'POST', '/api/admin/campaigns', token, {
    campaign_name: `For ${email}`,
    campaign_type: 'recruitment',
    deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
    number_of_reminders: 0,
    invite_sender_name: 'Tess Pin',
    invite_sender_email: 'tess@tailspin.test',
    subjects: [{ ...name, email }],
    ...asked,
  });
  await call(request, 'POST', `/api/admin/campaigns/activate/${campaign.id}`, token);
  return { email, campaign: campaign.id as number };
}

/** Somebody who is asked for these tests, has registered and given a profile; has begun nothing. */
export async function invite(request: APIRequestContext, asked: Asked): Promise<Taker> {
  const { email, campaign } = await mailInvitation(request, asked);
  const taker = await register(request, email);
  const profile = { birthdate: '1990-05-17', gender: 'female' };
  await call(request, 'POST', '/api/subject-profile', taker.token, profile);
  return { ...taker, campaign };
}

/** Follows the mailed invitation; the password chosen there gives the permission too. */
async function register(request: APIRequestContext, email: string) {
  const link = await mailedLink(request, email, '/create-account-test-subject/');
  const [, , hash, organizationId] = link.split('/');
  return keptOf(
    await call(request, 'POST', '/api/user/confirm-registration', '', {
      password: ownPassword,
      users_encrypted_email: hash,
      organization_id: Number(organizationId),
    }),
  );
}

/** What a browser keeps of a login that the server has answered so. */
function keptOf({ access_token: token, token_type, expires_at, roles, user }: Answer) {
  const tokens = { access_token: token, token_type, expires_at };
  const state = { auth: true, tokens, roles, user, tests: [] };
  const session = JSON.stringify({ state, version: 1 });
  return { id: user.id as number, email: user.email as string, token: token as string, session };
}

/** Another session of theirs, as on another device. */
export async function logInAgain(request: APIRequestContext, taker: Taker): Promise<Taker> {
  const login = { email: taker.email, password: ownPassword };
  return { ...taker, ...keptOf(await call(request, 'POST', '/api/login', '', login)) };
}

/** Somebody of the demo who has done every test that a campaign of theirs asks for. */
export async function finisher(request: APIRequestContext, campaign: string): Promise<Taker> {
  const login = (email: string) => call(request, 'POST', '/api/login', '', { email, password });
  const { access_token: manager } = await login('manager@assay.test');
  const list = await call(
    request,
    'GET',
    `/api/admin/campaigns/filter?name=${encodeURIComponent(campaign)}`,
    manager,
  );
  const found = list.data as { id: number; campaign_name: string }[];
  // Other journeys leave copies behind.
  const id = found.find(({ campaign_name }) => campaign_name === campaign)?.id ?? 0;
  const people = await call(
    request,
    'GET',
    `/api/admin/subjects/campaign/filter?campaign=${id}&status=completed`,
    manager,
  );
  const { email } = people.data[0] as { email: string };
  return { ...keptOf(await login(email)), campaign: id };
}

/** A happiness record that the person has agreed to; answers its address. */
export async function beginRecord(request: APIRequestContext, { token }: Taker): Promise<string> {
  const { data: record } = await call(request, 'POST', '/api/burnout/create', token);
  const { data: questions } = await call(request, 'GET', '/api/burnout/questions', token);
  await call(request, 'POST', '/api/burnout/consent', token, {
    burnout_test_id: record.id,
    version: questions.consent.version,
  });
  return `/happines-energy/test/${record.id}`;
}

/** Somebody who has begun the personality test. */
export async function makeTaker(request: APIRequestContext): Promise<Taker> {
  const taker = await invite(request, { test_types: ['1'] });
  await call(request, 'GET', questions, taker.token);
  return taker;
}

/** A device of the taker, logged in. */
export async function openDevice(
  browser: Browser,
  baseURL: string,
  { session }: Taker,
  kind: BrowserContextOptions = {},
) {
  const localStorage = [{ name: 'assay.session', value: session }];
  return browser.newContext({
    ...kind,
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
}

/** The campaign of one person, as the manager who has invited them sees it. */
export async function openPeople(page: Page, { campaign, email }: Taker): Promise<void> {
  const at = `/admin/assessments/view/${campaign}`;
  await logInAsStaff(page, 'tess@tailspin.test', { secret: ownPassword, at });
  await expect(page.getByRole('heading', { level: 1, name: `For ${email}` })).toBeVisible();
}

/** What can be done for the person there. */
export async function openActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Ada Taker' }).click();
  await expect(page.getByRole('menuitem', { name: 'Labels' })).toBeVisible();
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
  const place = page.getByText(`${number} of 148`, { exact: true });
  // Not "expect": it looks less often, and there are many questions.
  await place.waitFor();
  await page.keyboard.press(String(option));
  await place.waitFor({ state: 'hidden' });
}

export async function answerAll(page: Page, from: number, options: readonly number[]) {
  for (const [i, option] of options.entries()) await answer(page, from + i, option);
}

export async function expectSaved(page: Page, state: string): Promise<void> {
  await expect(page.locator(`[data-saved="${state}"]`)).toBeVisible();
}

/** How many answers the copy of the running test on this device holds. */
export function copiedAnswers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('assay-tests');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('tests').objectStore('tests').getAll();
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            opening.result.close();
            const [copy] = reading.result as { answers: object }[];
            resolve(Object.keys(copy?.answers ?? {}).length);
          });
        });
      }),
  );
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

const campaigns = '/api/admin/campaigns';

/** A campaign of the demo, by its name. */
async function demoCampaign(request: APIRequestContext, name: string) {
  const account = { email: 'manager@assay.test', password };
  const { access_token: token } = await call(request, 'POST', '/api/login', '', account);
  const path = `${campaigns}/filter?name=${encodeURIComponent(name)}`;
  const { data } = await call(request, 'GET', path, token);
  const found = data as { id: number; campaign_name: string }[];
  // Journeys before may have made others of its name, or copies.
  const ids = found.flatMap(({ id, campaign_name }) => (campaign_name === name ? [id] : []));
  return { token: token as string, campaign: Math.min(...ids) };
}

/** The demo's interview, and somebody who has handed it in. */
export async function firstInterview(request: APIRequestContext) {
  const { token, campaign } = await demoCampaign(request, 'Support engineers, first talks');
  const path = `${campaigns}/${campaign}/subjects/interview/results`;
  const { data: people, meta } = await call(request, 'GET', path, token);
  const { code } = meta.interview;
  return {
    interviews: String(campaign),
    interview: `interview_${code}`,
    code,
    interviewed: String(people.find((one: { rating: unknown }) => one.rating !== null).subject.id),
  };
}

/** A campaign of the demo that asks for every test. */
export async function everyTest(request: APIRequestContext) {
  const { campaign } = await demoCampaign(request, 'Every test, to try');
  return { asking: String(campaign) };
}

/** The address of one who has finished all that a campaign of the demo asks for. */
export async function finishedPerson(request: APIRequestContext): Promise<string> {
  const { token, campaign } = await demoCampaign(request, 'Customer service team');
  const { data } = await call(request, 'GET', `${campaigns}/${campaign}/subjects`, token);
  const people = data as { email: string; completed_at: string | null; permission: boolean }[];
  const finished = people.find(({ completed_at: at, permission }) => at !== null && permission);
  if (!finished) throw new Error('No one in the demo has finished a campaign.');
  return finished.email;
}

/** Some campaign of the demo, somebody in it with a result, and somebody who has not given permission. */
export async function firstResult(request: APIRequestContext) {
  const { token, campaign } = await demoCampaign(request, 'Engineering leads, autumn');
  const results = `${campaigns}/${campaign}/subjects/personality-test/results`;
  const { data: people } = await call(request, 'GET', results, token);
  const listed = `/api/admin/subjects/candidate/filter?campaign=${campaign}&perPage=100`;
  const everybody = (await call(request, 'GET', listed, token)).data as {
    id: number;
    permission: boolean;
  }[];
  return {
    campaign: String(campaign),
    person: String(people[0].subject.id),
    unpermitted: String(everybody.find(({ permission }) => !permission)?.id),
  };
}
