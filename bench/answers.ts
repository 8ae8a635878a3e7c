/** Answers per second: the product beside its floor, in the same run, on the same database. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { findPersonalityQuestion } from '@assay/instruments/personality/definition';
import pg from 'pg';
import { hashToken, newToken } from '../server/src/access/token.ts';
import { knowsNames, type Pooler, startPgbouncer } from '../server/src/test/faults/pgbouncer.ts';
import { secondsOf } from '../server/src/test/processor-time.ts';
import { end, productEnv, ready } from './child.ts';
import type { Load, Measured } from './load.ts';

const here = import.meta.dirname;
const clientCounts = [1, 16, 64];
const seconds = 4;
/**
 * For each, before anything is counted. A node serves for weeks; in its first seconds most of the product is not compiled yet, while its
 * floor, a page of code, is at once.
 */
const warmSeconds = 15;

interface Target {
  name: string;
  port: number;
  path: string;
  server: ChildProcess;
}

/** Candidates in the middle of the test, with a session each. */
async function prepare(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create schema if not exists bench');
  await client.query(
    'create table if not exists bench.answers (attempt_id integer, question_id integer, option_index smallint, seq integer, answered_at timestamptz, primary key (attempt_id, question_id))',
  );
  await client.query(
    'grant usage on schema bench to assay_app; grant all on bench.answers to assay_app',
  );
  const tokens = Array.from({ length: Math.max(...clientCounts) }, newToken);
  for (const [i, token] of tokens.entries()) {
    const user = await client.query<{ id: number }>(
      "insert into app.users (email, first_name, last_name) values ($1, 'B', 'B') returning id",
      [`bench-${i}@example.org`],
    );
    const id = user.rows[0]?.id;
    await client.query(
      `insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
       values ($1, $2, 1209600, now(), now(), now() + interval '1 day')`,
      [id, hashToken(token)],
    );
    await client.query(
      "insert into app.attempts (subject_id, instrument, version, language, questions, started_at) values ($1, 'personality', 'bench', 'en', 152, now())",
      [id],
    );
  }
  await client.end();
  return tokens;
}

const scaleIds = Array.from(
  { length: 152 },
  (_, i) => findPersonalityQuestion(i + 1)?.scaleId ?? 0,
);
let from = 0;

const spentBy = ({ pid }: ChildProcess) => secondsOf(pid ?? 'self');

async function measure(
  generator: ChildProcess,
  target: Target,
  tokens: string[],
  duration: number,
) {
  const before = spentBy(target.server);
  const load: Load & { scaleIds: number[] } = {
    ...target,
    server: undefined,
    tokens,
    seconds: duration,
    from,
    scaleIds,
  } as never;
  generator.send({ port: load.port, path: load.path, tokens, seconds: duration, from, scaleIds });
  const measured = await new Promise<Measured>((resolve) =>
    generator.once('message', (message) => resolve(message as Measured)),
  );
  from += measured.answers;
  if (measured.failures > 0) throw new Error(`${target.name}: ${measured.failures} answers failed`);
  return {
    perSecond: measured.answers / measured.seconds,
    cpu: (1000 * (spentBy(target.server) - before)) / measured.answers,
    p50: measured.p50,
    p99: measured.p99,
  };
}

type Cell = Awaited<ReturnType<typeof measure>>;

function median(cells: Cell[], of: keyof Cell): number {
  return (
    cells.map((cell) => cell[of]).toSorted((left, right) => left - right)[
      Math.floor(cells.length / 2)
    ] ?? 0
  );
}

interface Wishes {
  /** The folder of another working copy, whose product is measured in the same rounds. */
  beside: string | undefined;
  /** Whether this one is measured through pgbouncer, too. */
  pgbouncer: boolean;
  /** How often each is measured; more of them on a busy machine. */
  rounds: number;
}

/** As `docs/operating.md` says it, with a connection to the database for each of the node's. */
async function pooled(url: string): Promise<{ pooler: Pooler; settings: NodeJS.ProcessEnv }> {
  if (!knowsNames) throw new Error('This machine has no pgbouncer of 1.21 or later.');
  const pooler = await startPgbouncer(url, 16);
  return {
    pooler,
    settings: {
      DATABASE_URL: pooler.url,
      DATABASE_POOLER: '1',
      DATABASE_NAMED_STATEMENTS: '1',
      MIGRATION_DATABASE_URL: url,
      LISTEN_DATABASE_URL: url,
    },
  };
}

export async function benchAnswers(
  url: string,
  dataDir: string,
  { beside, pgbouncer, rounds }: Wishes,
): Promise<void> {
  const tokens = await prepare(url);
  const env = productEnv(url, dataDir);
  const through = pgbouncer ? await pooled(url) : undefined;
  const floor = fork(join(here, 'floor.ts'), { env });
  const product = fork(join(here, 'product.ts'), { env });
  const generator = fork(join(here, 'load.ts'));
  const named: [string, ChildProcess][] = [];
  if (through !== undefined) {
    const settings = { ...env, ...through.settings };
    named.push(['product through pgbouncer', fork(join(here, 'product.ts'), { env: settings })]);
  }
  if (beside !== undefined)
    named.push([`product of ${beside}`, fork(join(beside, 'bench/product.ts'), { env })]);
  const other = named.map(([, server]) => server);
  try {
    const [[barePort = 0, frameworkPort = 0], [productPort = 0], ...others] = (await Promise.all(
      [floor, product, ...other].map(ready),
    )) as [number[], number[], ...number[][]];
    const path = '/api/personality-test/answers';
    const targets: Target[] = [
      { name: 'floor: node:http + upsert', port: barePort, path: '/upsert', server: floor },
      {
        name: '+ session, order, done (one function)',
        port: barePort,
        path: '/save',
        server: floor,
      },
      { name: '+ Fastify', port: frameworkPort, path: '/save', server: floor },
      { name: 'product', port: productPort, path, server: product },
      ...named.map(([name, server], at) => ({ name, port: others[at]?.[0] ?? 0, path, server })),
    ];
    for (const target of targets) await measure(generator, target, tokens, warmSeconds);
    for (const clients of clientCounts) {
      const cells = new Map<string, Cell[]>();
      for (let round = 0; round < rounds; round += 1) {
        for (const target of targets) {
          const cell = await measure(generator, target, tokens.slice(0, clients), seconds);
          cells.set(target.name, [...(cells.get(target.name) ?? []), cell]);
        }
      }
      print(clients, cells);
    }
  } finally {
    // Before the database goes, or they would report its end.
    await Promise.all([floor, product, generator, ...other].map(end));
    await through?.pooler.stop();
  }
}

function print(clients: number, all: Map<string, Cell[]>): void {
  const [first] = all.values();
  const base = median(first ?? [], 'perSecond');
  console.log(
    `\n${clients} client${clients === 1 ? '' : 's'}${' '.repeat(30)}answers/s   of floor   CPU ms   p50 ms   p99 ms`,
  );
  for (const [name, cells] of all) {
    const rate = median(cells, 'perSecond');
    const columns = [
      rate.toFixed(0).padStart(9),
      `${((100 * rate) / base).toFixed(0)} %`.padStart(10),
      median(cells, 'cpu').toFixed(3).padStart(8),
      median(cells, 'p50').toFixed(2).padStart(8),
      median(cells, 'p99').toFixed(2).padStart(8),
    ];
    console.log(`${name.padEnd(38)} ${columns.join(' ')}`);
  }
}
