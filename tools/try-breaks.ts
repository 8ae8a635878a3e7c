/**
 * `npm run breaks [count] [seed] [near]`: puts small faults into the code, one at a time, and runs the tests that lie nearest
 * and the compiler; then, without `near`, those tests of the server that look at every call, and all of it; of the pages all
 * journeys. `near` takes an hour for 60 instead of a night, and leaves what it missed to be asked by hand.
 * Says what noticed each fault, and which faults nothing did. Needs a work tree without changes, since it writes into it;
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
const nearAlone = process.argv[4] === 'near';
const timeoutMs = 20 * 60_000;

const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (git.stdout !== '') throw new Error('Commit or stash first: this writes into the files.');

const files = readSourceFiles(root);
const tests = files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
// What is said, drawn up as data or made up is held by other means.
const inScope = ({ path }: { path: string }) =>
  /^(contract|instruments|server|web)\/src\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !/\.(data|config)\.ts$|^(server|web)\/src\/test\/|^server\/src\/demo\/|^instruments\/src\/cohort\//.test(
    path,
  );
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

/** The first test near a file that fails: of those that import it, and of those that stand beside what serves its calls. */
async function nearest(path: string): Promise<string | undefined> {
  const [top = ''] = path.split('/');
  const related = (...names: string[]) => failing('related', '--run', ...projects(...names), path);
  if (top === 'web') return (await related('web', 'web-alone')) ?? related('components');
  const own = nearestTests([path], tests).filter((test) => !test.includes('/faults/'));
  return (
    (top === 'server' ? undefined : await related(top, 'simulations')) ??
    (own.length > 0 ? failing('run', ...projects('server'), ...own) : undefined)
  );
}

/** The compiler, if it refuses more than names that nothing uses any more: whoever breaks something takes those away, too. */
function compiler(): string | undefined {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-b', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return /error TS(?!6133|6192|6196|6198)/.test(stdout) ? 'the compiler' : undefined;
}

async function further(path: string): Promise<string | undefined> {
  if (path.startsWith('web/')) {
    await buildWeb();
    const pass = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '-x']);
    return pass ? undefined : 'a journey';
  }
  const server = ['run', ...projects('server')];
  return (await failing(...server, ...everyCall)) ?? failing(...server);
}

/** What noticed a fault in this file. */
async function noticed(path: string): Promise<string | undefined> {
  const near = (await nearest(path)) ?? compiler();
  return near === undefined && !nearAlone ? further(path) : near;
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
