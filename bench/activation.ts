/** Activating a campaign of 10,000 people, beside as many plain rows on the same database. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { hashToken, newToken } from '../server/src/access/token.ts';
import { end, productEnv, ready } from './child.ts';

const people = 10_000;
const rounds = 3;

export async function benchActivation(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const server = fork(join(import.meta.dirname, 'product.ts'), {
    env: { ...productEnv(url, dataDir), LOG_LEVEL: 'error' },
  });
  try {
    const [port] = await ready(server);
    const origin = `http://127.0.0.1:${port}`;
    const token = await makeManager(client);
    const times: Times[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push({ floor: await insertRows(client), ...(await walk(origin, token, round)) });
    }
    print(times);
  } finally {
    await end(server);
    await client.end();
  }
}

interface Times {
  floor: number;
  saving: number;
  activating: number;
  again: number;
}

async function makeManager(client: pg.Client): Promise<string> {
  const token = newToken();
  await client.query(
    `with o as (insert into app.organizations (name, status, package_id) values ('Bench', 'active', 4) returning id),
      f as (insert into app.organization_features select o.id, f.id from o, app.features f),
      u as (insert into app.users (email, first_name, last_name) values ('bench@example.org', 'B', 'B') returning id),
      r as (insert into app.user_roles select id, 'admin' from u),
      m as (insert into app.managers (user_id, organization_id) select u.id, o.id from u, o)
     insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
       select id, $1, 43200, now(), now(), now() + interval '1 day' from u`,
    [hashToken(token)],
  );
  return token;
}

/** The floor: as many rows as there are mails, one statement each, in one transaction. */
async function insertRows(client: pg.Client): Promise<number> {
  await client.query(
    'create schema if not exists bench; create table if not exists bench.mails (id bigint generated always as identity primary key, key text unique, to_email text, to_name text, params jsonb, created_at timestamptz)',
  );
  await client.query('truncate bench.mails');
  const began = performance.now();
  await client.query('begin');
  for (let n = 0; n < people; n += 1) {
    await client.query({
      name: 'insert',
      text: `insert into bench.mails (key, to_email, to_name, params, created_at) values ($1, $2, 'Some Body', '{"invitationId": 1}', now())`,
      values: [`key-${n}`, `somebody-${n}@example.org`],
    });
  }
  await client.query('commit');
  return performance.now() - began;
}

async function walk(origin: string, token: string, round: number): Promise<Omit<Times, 'floor'>> {
  const call = async (path: string, body?: unknown) => {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return { text, took: performance.now() - began };
  };
  const saved = await call('/api/admin/campaigns', {
    campaign_name: `Bench ${round}`,
    test_types: ['1'],
    deadline: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    number_of_reminders: 3,
    invite_sender_name: 'Bench',
    invite_sender_email: 'bench@example.org',
    subjects: Array.from({ length: people }, (_, i) => ({
      first_name: 'Some',
      last_name: `Body ${i}`,
      email: `somebody-${round}-${i}@example.org`,
    })),
  });
  const { data } = JSON.parse(saved.text) as { data: { id: number } };
  const { took: activating } = await call(`/api/admin/campaigns/activate/${data.id}`);
  const { took: again } = await call(`/api/admin/campaigns/activate/${data.id}`);
  return { saving: saved.took, activating, again };
}

function print(times: Times[]): void {
  const median = (pick: (one: Times) => number) =>
    times.map(pick).toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
  const floor = median((one) => one.floor);
  for (const [name, took] of [
    ['10,000 row inserts (floor)', floor],
    ['saving the draft with 10,000 people', median((one) => one.saving)],
    ['activating it', median((one) => one.activating)],
    ['activating it again', median((one) => one.again)],
  ] as const) {
    console.log(
      `${name.padEnd(40)} ${took.toFixed(0).padStart(6)} ms  ${(took / floor).toFixed(1)} x`,
    );
  }
}
