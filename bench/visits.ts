/** The product with its demo data, and the people whose pages are measured. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Visit } from './page-load.ts';

const password = 'assay-demo-2026';

export interface Measured extends Visit {
  name: string;
  /** Whether Lighthouse looks at it too. */
  scored: boolean;
}

export interface Product {
  visits: Measured[];
  stop: () => Promise<void>;
}

export async function startProduct(dataDir: string): Promise<Product> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      ASSAY_DATA: dataDir,
      ASSAY_DRAIN_MS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => end(server);
  try {
    const failed = once(server, 'exit').then(() => {
      throw new Error('The product did not start.');
    });
    const ready = eventually(async () => (await fetch(`${origin}/api/ready`)).ok || undefined);
    await Promise.race([ready, failed]);
    return { visits: await prepare(origin), stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function prepare(origin: string): Promise<Measured[]> {
  const manager = await logIn(origin, 'manager@assay.test');
  const campaigns = await call<{ id: number; status: string }[]>(
    origin,
    'GET',
    '/api/admin/campaigns',
    manager,
  );
  const finished = await firstFinished(
    origin,
    manager,
    campaigns.map(({ id }) => id),
  );
  const done = await logIn(origin, finished.email);
  const [{ id: skillTest }] = await call<[{ id: number }]>(
    origin,
    'GET',
    '/api/admin/multi-choice/tests',
    manager,
  );
  const address = 'slow.phone@example.test';
  const created = await call<{ id: number }>(origin, 'POST', '/api/admin/campaigns', manager, {
    campaign_name: 'Measured',
    campaign_type: 'recruitment',
    test_types: ['1', '2', '3'],
    burnout_test: 1,
    skill_tests: [skillTest],
    deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
    number_of_reminders: 0,
    invite_sender_name: 'Maria Keller',
    invite_sender_email: 'manager@assay.test',
    subjects: [
      { first_name: 'Slow', last_name: 'Phone', email: address },
      { first_name: 'New', last_name: 'Phone', email: 'new.phone@example.test' },
    ],
  });
  await call(origin, 'POST', `/api/admin/campaigns/activate/${created.id}`, manager);
  const taker = await register(origin, await linkTo(origin, address));
  const happiness = await begin(origin, taker, skillTest);
  const entry = await linkTo(origin, 'new.phone@example.test');
  const page = (
    name: string,
    path: string,
    rest: Omit<Visit, 'url'>,
    scored = false,
  ): Measured => ({
    name,
    url: origin + path,
    scored,
    ...rest,
  });
  const shown = (screen: string, inside: string) => ({
    ready: `[data-screen="${screen}"] ${inside}`,
  });
  const question = (name: string, path: string, ready = '[data-saved="saving"]') =>
    page(name, path, { session: taker, click: 'input[type=radio]', ready }, true);
  return [
    // Both have begun, and end by the clock: they come first.
    question('logical question', '/iq-test/analogy/test'),
    // The clock of one question is short: whoever comes later is asked whether to go on.
    page(
      'skill question',
      `/skill/test/${skillTest}`,
      { session: taker, click: 'input[type=radio], main button', ready: 'input:checked' },
      true,
    ),
    question('question', '/personality/test'),
    question('culture question', '/culture/test'),
    question('happiness question', `/happines-energy/test/${happiness}`),
    page('entry (invitation)', entry, shown('create-account', 'form'), true),
    page('candidate home', '/', { session: taker, ...shown('home', 'h2') }, true),
    page('own result', '/personality/results', {
      session: done,
      ...shown('personality-results', 'h2'),
    }),
    page(
      'manager list',
      '/admin/assessments',
      { session: manager, ...shown('assessments', 'tbody a') },
      true,
    ),
    page('campaign', `/admin/assessments/view/${created.id}`, {
      session: manager,
      ...shown('assessment-view', 'tbody a'),
    }),
    page('report', `/admin/report/personality/${finished.id}`, {
      session: manager,
      ...shown('report-personality', 'h2'),
    }),
  ];
}

interface Person {
  id: number;
  email: string;
}

async function firstFinished(
  origin: string,
  manager: string,
  campaigns: number[],
): Promise<Person> {
  for (const id of campaigns) {
    const subjects = await call<(Person & { completed_at: string | null; permission: boolean })[]>(
      origin,
      'GET',
      `/api/admin/campaigns/${id}/subjects`,
      manager,
    );
    const found = subjects.find(
      ({ completed_at, permission }) => completed_at !== null && permission,
    );
    if (found) return found;
  }
  throw new Error('Nobody in the demo data has finished a test.');
}

/** Registers with the mailed link and answers the questions about oneself. */
async function register(origin: string, link: string): Promise<string> {
  const [, , hash, organizationId] = link.split('/');
  const session = asSession(
    await request(origin, 'POST', '/api/user/confirm-registration', null, {
      password: 'seven slow telephones',
      users_encrypted_email: hash,
      organization_id: Number(organizationId),
    }),
  );
  await call(origin, 'POST', '/api/subject-profile', session, {
    birthdate: '1990-05-17',
    gender: 'female',
  });
  return session;
}

/** Begins every test; answers the record of happiness. */
async function begin(origin: string, session: string, skillTest: number): Promise<number> {
  for (const path of [
    'personality-test/questions',
    'iq-test/questions/analogy',
    'culture-test/questions',
    `skill-test/${skillTest}/questions`,
  ])
    await call(origin, 'GET', `/api/${path}`, session);
  const record = await call<{ id: number }>(origin, 'POST', '/api/burnout/create', session);
  const { consent } = await call<{ consent: { version: string } }>(
    origin,
    'GET',
    '/api/burnout/questions',
    session,
  );
  await call(origin, 'POST', '/api/burnout/consent', session, {
    burnout_test_id: record.id,
    version: consent.version,
  });
  return record.id;
}

async function logIn(origin: string, email: string): Promise<string> {
  return asSession(await request(origin, 'POST', '/api/login', null, { email, password }));
}

/** A login's answer as the client keeps it. */
function asSession(answer: Record<string, unknown>): string {
  const { access_token, token_type, expires_at, roles, user } = answer;
  const tokens = { access_token, token_type, expires_at };
  return JSON.stringify({ state: { auth: true, tokens, roles, user, tests: [] }, version: 1 });
}

function linkTo(origin: string, address: string): Promise<string> {
  return eventually(async () => {
    const mails = await call<{ text: string }[]>(
      origin,
      'GET',
      `/api/demo/mails?to=${encodeURIComponent(address)}`,
    );
    return /https?:\/\/[^/\s]+(\/create-account-test-subject\/[^\s\]]*)/.exec(
      mails[0]?.text ?? '',
    )?.[1];
  });
}

async function call<T>(
  origin: string,
  method: string,
  path: string,
  session: string | null = null,
  body?: object,
): Promise<T> {
  return (await request(origin, method, path, session, body))['data'] as T;
}

async function request(
  origin: string,
  method: string,
  path: string,
  session: string | null,
  body?: object,
): Promise<Record<string, unknown>> {
  const token =
    session &&
    (JSON.parse(session) as { state: { tokens: { access_token: string } } }).state.tokens
      .access_token;
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function eventually<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The product did not become ready in a minute.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
