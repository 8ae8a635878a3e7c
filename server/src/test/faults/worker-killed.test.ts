import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { finishPersonality, startedCampaign } from '../shortcuts.ts';
import { externalDatabase, type ServerProcess, startProcess } from './server-process.ts';

let server: TestServer;
const workers: ServerProcess[] = [];

async function startWorker(): Promise<ServerProcess> {
  const { database, config } = server;
  const worker = await startProcess(externalDatabase(database.url, config.secret, config.dataDir));
  workers.push(worker);
  return worker;
}

beforeAll(async () => {
  server = await startTestServer({ work: false });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  await server.stop();
});

test('a job whose worker is killed in the middle runs again, and takes effect once', async () => {
  const { campaign, person } = await startedCampaign(server, await makeTenant(server));
  // Only the news that comes next is to be under way.
  await server.database.query('delete from pgboss.job');
  const holder = new pg.Client({ connectionString: server.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from app.invitations where campaign_id = $1 for update', [
    campaign.id,
  ]);
  await finishPersonality(server, person);

  const jobs = () =>
    server.database.query<{ state: string; retry_count: number }>(
      `select state, retry_count from pgboss.job where name = 'attempt.completed'`,
    );
  const worker = await startWorker();
  await eventually(
    async () =>
      (
        await server.database.query(
          // The database shows the first thousand characters of a query.
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from app.invitations%'
             and datname = current_database()`,
        )
      ).length === 1,
    'the job at its change',
  );
  expect(await jobs()).toEqual([{ state: 'active', retry_count: 0 }]);
  await worker.end('SIGKILL');
  await holder.query('rollback');
  await holder.end();
  // What the dead worker had begun is not half there.
  const [between] = await server.database.query<{ status: string }>(
    'select status from app.invitations where campaign_id = $1',
    [campaign.id],
  );
  expect(between?.status).not.toBe('completed');

  await startWorker();
  await eventually(async () => (await jobs())[0]?.state === 'completed', 'the job again', 60);
  expect(await jobs()).toEqual([{ state: 'completed', retry_count: 1 }]);
  const [after] = await server.database.query<{ status: string }>(
    'select status from app.invitations where campaign_id = $1',
    [campaign.id],
  );
  expect(after?.status).toBe('completed');
  const mails = await server.database.query(
    `select from app.mails where campaign_id = $1 and template = 'campaign-test-complete'`,
    [campaign.id],
  );
  expect(mails).toHaveLength(1);
});
