/**
 * `npm run breaks [count] [seed]`: puts small faults into the code, one at a time, and runs the tests that lie nearest,
 * then those that look at every call, then all of the server; of the pages those that import the file, then all journeys.
 * Says which test noticed each fault, and which faults none did. Needs a work tree without changes, since it writes into it;
 * whatever ends it, the file is as it was.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@assay/instruments/statistics/random';
import { buildWeb } from './build-web.ts';
import { broken, drawBreaks, findBreaks } from './breaks.ts';
import { nearestTests } from './changed-tests.ts';
import { findChromium } from './chromium.ts';
import { isTest } from './file-rules.ts';
import { lineAt, readSourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const count = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const timeoutMs = 20 * 60_000;

const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (git.stdout !== '') throw new Error('Commit or stash first: this writes into the files.');

const files = readSourceFiles(root);
const tests = files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
// What is said, drawn up as data or made up is held by other means.
const inScope = ({ path }: { path: string }) =>
  /^(contract|instruments|server|web)\/src\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !/\.(data|config)\.ts$|^server\/src\/(test|demo)\/|^instruments\/src\/cohort\//.test(path);
const drawn = drawBreaks(
  new Map(files.filter(inScope).map(({ path, text }) => [path, findBreaks(path, text)])),
  count,
  seededRandom(seed),
);

let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    restore();
    process.exit(1);
  });

const chromium = await findChromium();
const scratch = mkdtempSync(join(tmpdir(), 'assay-breaks-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

function run(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: 'ignore',
      timeout: timeoutMs,
      env: { ...process.env, CHROMIUM_PATH: chromium },
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The first of these tests that fails, or what else went wrong; nothing when all pass. */
async function failing(...args: string[]): Promise<string | undefined> {
  const report = join(scratch, 'tests.json');
  rmSync(report, { force: true });
  const reporting = ['--bail', '1', '--reporter=json', `--outputFile=${report}`];
  if (await run('vitest', [...args, ...reporting])) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.find(({ status }) => status === 'failed');
  const title = failed?.assertionResults.find(({ status }) => status === 'failed')?.fullName;
  return `${failed?.name.replace(`${root}/`, '') ?? 'no test'}: ${title ?? 'does not run'}`;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const everyCall = tests.filter((path) =>
  /^server\/src\/test\/(?!faults\/|release\/)|^server\/src\/access\//.test(path),
);

async function ofPages(path: string): Promise<string | undefined> {
  const near =
    (await failing('related', '--run', ...projects('web', 'web-alone'), path)) ??
    (await failing('related', '--run', ...projects('components'), path));
  if (near !== undefined) return near;
  await buildWeb();
  const pass = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '-x']);
  return pass ? undefined : 'a journey';
}

async function ofServer(path: string): Promise<string | undefined> {
  const own = nearestTests([path], tests).filter((test) => !test.includes('/faults/'));
  const server = ['run', ...projects('server')];
  return (
    (own.length > 0 ? await failing(...server, ...own) : undefined) ??
    (await failing(...server, ...everyCall)) ??
    (await failing(...server))
  );
}

/** The test that noticed a fault in this file. */
async function noticed(path: string): Promise<string | undefined> {
  const [top = ''] = path.split('/');
  if (top === 'web') return ofPages(path);
  const related =
    top === 'server'
      ? undefined
      : await failing('related', '--run', ...projects(top, 'simulations'), path);
  return related ?? ofServer(path);
}

let missed = 0;
for (const [i, { path, one }] of drawn.entries()) {
  const full = join(root, path);
  const text = readFileSync(full, 'utf8');
  restore = () => writeFileSync(full, text);
  const begun = performance.now();
  let by: string | undefined;
  try {
    writeFileSync(full, broken(text, one));
    by = await noticed(path);
  } finally {
    restore();
  }
  if (by === undefined) missed += 1;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const [was, is] = [text.slice(one.start, one.end), one.text].map((code) =>
    code.replaceAll(/\s+/g, ' ').slice(0, 80),
  );
  console.log(
    `${i + 1} ${seconds} s ${path}:${lineAt(text, one.start)} ${one.kind}: ${was} -> ${is}\n  ${by ?? 'MISSED'}`,
  );
}
console.log(`${drawn.length - missed} of ${drawn.length} were noticed`);
