import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../factories.ts';
import { eventually } from '../harness.ts';
import { AnsweringClient } from './answering-client.ts';
import { keepDoing } from './keep-doing.ts';
import { checkNothingLost } from './nothing-lost.ts';
import { type OwnProduct, startOwnProduct, untilJobsRun } from './own-product.ts';
import { readiness } from './server-process.ts';

let product: OwnProduct;
let people: Person[];

beforeAll(async () => {
  product = await startOwnProduct();
  people = [];
  for (let i = 0; i < 6; i += 1) people.push(await product.makeTaker());
});
afterAll(() => product.end());

/** One session that dies takes all others with it, and the log is replayed. */
async function killSession(): Promise<void> {
  const [backend] = await product.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = 'assay' and pid <> pg_backend_pid() and query like '%save_answer%' limit 1`,
  );
  process.kill((backend as { pid: number }).pid, 'SIGKILL');
}

async function killPostmaster(): Promise<void> {
  process.kill(await product.postmaster(), 'SIGKILL');
}

// Nobody starts the database again but the node that it belongs to.
test.each([
  ['loses a session in mid-load', killSession, 200],
  ['is killed in mid-load', killPostmaster, 503],
  ['is stopped in mid-load', () => product.stopDatabase(), 503],
])(
  'a database that %s loses no answer, and the node goes on by itself',
  async (_what, fault, told) => {
    await product.query('delete from app.answers');
    const clients = people.map((person) => new AnsweringClient(person));
    const running = clients.map((client) => client.run(product.node.origin, { patient: true }));
    const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
    await eventually(async () => acknowledged() > 200, 'the first answers');
    const readinessSeen = keepDoing(() => readiness(product.node.origin), 10);
    await fault();
    const before = acknowledged();
    await eventually(async () => acknowledged() > before + 200, 'answers after the fault');
    expect(await readiness(product.node.origin)).toBe(200);
    expect(await readinessSeen()).toContain(told);
    for (const client of clients) client.stop();
    await Promise.all(running);
    await checkNothingLost(product, clients);
    // The background work goes on too.
    await untilJobsRun(product);
    // Who came meanwhile was told to come again, and nobody was told that an answer had failed for good.
    expect(clients.reduce((sum, client) => sum + client.unavailable, 0)).toBeGreaterThan(0);
  },
);
