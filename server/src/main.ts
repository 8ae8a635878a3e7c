import { readConfigOrExit } from './platform/config.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { keepRunning } from './platform/db/embedded-watch.ts';
import { takeFolder } from './platform/db/folder-lock.ts';
import { migrate, UnfitDatabase } from './platform/db/migrate.ts';
import { placeOf } from './platform/db/place.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** `serve` answers requests, `work` does the background work, `all` (default) does both. */
type Mode = 'all' | 'serve' | 'work' | 'migrate';

const mode = (process.argv[2] ?? 'all') as Mode;
if (!['all', 'serve', 'work', 'migrate'].includes(mode)) {
  throw new Error(`Unknown mode ${mode}: use all, serve, work or migrate`);
}

const config = readConfigOrExit();
if (config.databaseUrl === null && !(await takeFolder(config.dataDir))) {
  process.stderr.write(
    `Assay is running with the data in ${config.dataDir} already. Stop it first, or choose another folder with ASSAY_DATA.\n`,
  );
  process.exit(1);
}
const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
const url = config.databaseUrl ?? (embedded as { url: string }).url;
const { applied, later } = await migrateOrExit();
if (mode === 'migrate') {
  const done = applied.length === 0 ? 'The database is up to date.' : `Done: ${applied.join(', ')}`;
  process.stdout.write(`${done}\n`);
  await embedded?.stop();
  await settle();
  process.exit(0);
}

// Who only migrates, or is refused, need not read the whole product.
const { startNode } = await import('./node.ts');
const node = await startNode(config, url, { work: mode !== 'serve', serve: mode !== 'work' });
if (later.length > 0) {
  node.app.log.warn({ later }, 'the database is ahead of this version, which works beside it');
}
const watch =
  embedded === null
    ? null
    : keepRunning(config.dataDir, embedded, (message, err) => node.app.log.error({ err }, message));
if (config.demo && mode !== 'work') {
  const { loadDemo } = await import('./demo/demo.ts');
  await loadDemo(node, config);
}
const port = mode === 'work' ? config.workPort : config.port;
if (port !== null) await listen(port);
announce();

async function migrateOrExit() {
  try {
    const { ownerUrl, roles } = placeOf(config, url);
    return await migrate(ownerUrl, roles);
  } catch (error) {
    if (!(error instanceof UnfitDatabase)) throw error;
    process.stderr.write(`${error.message}\n`);
    await embedded?.stop();
    process.exit(1);
  }
}

let stoppingSince: number | null = null;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void stop(signal));
}
// Where a launcher runs this process and is killed without a word, nobody would ever stop it.
if (config.launched) {
  const launcher = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === launcher) return;
    // Asked a second time it would not wait for what is under way.
    clearInterval(look);
    void stop('SIGINT');
  }, 1000).unref();
}

/** Milliseconds; more than requests, jobs and statements may take, one after the other. What goes on then is a fault. */
const longestStop = 90_000;

/** Not ready, serve on while balancers notice, close, finish jobs. A second signal, later, does not wait. */
async function stop(signal: string): Promise<void> {
  // A terminal signals the launcher and this process, and the launcher hands its own on: that is one.
  if (stoppingSince !== null && Date.now() - stoppingSince < 1000) return;
  if (stoppingSince !== null) process.exit(1);
  stoppingSince = Date.now();
  node.readiness.state = 'stopping';
  node.app.log.info({ signal }, 'stopping');
  await delay(signal === 'SIGTERM' ? config.drainMs : 0);
  setTimeout(giveUp, longestStop);
  await node.stop();
  await watch?.end();
  await embedded?.stop();
  await settle();
  process.exit(0);
}

/**
 * At its end Node waits for what it compiles in the background, which may itself wait for Node, for ever (nodejs/node#54918); an end
 * that hung looked like that. While nothing else happens it gets ready: within milliseconds, or a little longer on a busy machine.
 */
async function settle(): Promise<void> {
  await delay(500);
}

function giveUp(): void {
  node.app.log.error({ open: process.getActiveResourcesInfo() }, 'did not come to an end');
  process.exit(1);
}

async function listen(port: number): Promise<void> {
  try {
    await node.app.listen({ host: config.host, port });
  } catch (error) {
    process.stderr.write(
      `Assay cannot listen on ${config.host}:${port}: ${(error as Error).message}\n`,
    );
    await node.stop();
    await watch?.end();
    await embedded?.stop();
    process.exit(1);
  }
}

function announce(): void {
  if (mode === 'work') return;
  if (!node.readiness.pages) {
    process.stderr.write(
      'The pages are not built, so this node is not ready: stop it, run `npm run build` and start it again.\n',
    );
    return;
  }
  if (config.production) return;
  const lines = [`\nAssay is ready at ${config.appUrl}`];
  if (config.demo) {
    const accounts = [
      'super@assay.test',
      'operator@assay.test',
      'manager@assay.test',
      'manager2@assay.test',
    ];
    lines.push(
      `Demo accounts, password ${config.demoPassword}:`,
      `  ${config.appUrl}/admin/login  ${accounts.join(', ')}`,
      `  ${config.appUrl}/login        candidate@assay.test`,
      `Emails appear at ${config.appUrl}/demo/mails`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
