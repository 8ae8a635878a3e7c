/**
 * `npm run breaks [count] [seed]`: puts small faults into the code, one at a time, and runs the tests that lie nearest,
 * then those that look at every call, then all of the server. Says which faults nobody noticed. Needs a work tree
 * without changes, since it writes into it; whatever ends it, the file is as it was.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@assay/instruments/statistics/random';
import { broken, drawBreaks, findBreaks } from './breaks.ts';
import { nearestTests } from './changed-tests.ts';
import { isTest } from './file-rules.ts';
import { lineAt, readSourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const count = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const timeoutMs = 10 * 60_000;

const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (git.stdout !== '') throw new Error('Commit or stash first: this writes into the files.');

const files = readSourceFiles(root);
const tests = files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
// What is said, drawn up as data or made up is held by other means; screens are held by journeys.
const inScope = ({ path }: { path: string }) =>
  /^(contract|instruments|server)\/src\/.*\.ts$/.test(path) &&
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

/** Whether any of these tests fails. */
function fails(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), [...args, '--bail', '1'], {
      cwd: root,
      stdio: 'ignore',
      timeout: timeoutMs,
    });
    child.on('close', (code) => resolve(code !== 0));
  });
}

const everyCall = tests.filter((path) =>
  /^server\/src\/test\/(?!faults\/|release\/)|^server\/src\/access\//.test(path),
);

/** The stage in which a fault was noticed. */
async function noticed(path: string): Promise<string | undefined> {
  const near = path.startsWith('server/')
    ? [
        'run',
        '--project',
        'server',
        ...nearestTests([path], tests).filter((test) => !test.includes('/faults/')),
      ]
    : ['related', '--run', '--project', path.split('/')[0] ?? '', '--project', 'simulations', path];
  if (await fails(near)) return 'near';
  if (!path.startsWith('server/')) {
    const own = nearestTests([path], tests);
    if (own.length > 0 && (await fails(['run', '--project', 'server', ...own]))) return 'calls';
  }
  if (await fails(['run', '--project', 'server', ...everyCall])) return 'calls';
  return (await fails(['run', '--project', 'server'])) ? 'elsewhere' : undefined;
}

let missed = 0;
for (const [i, { path, one }] of drawn.entries()) {
  const full = join(root, path);
  const text = readFileSync(full, 'utf8');
  restore = () => writeFileSync(full, text);
  const begun = performance.now();
  let stage: string | undefined;
  try {
    writeFileSync(full, broken(text, one));
    stage = await noticed(path);
  } finally {
    restore();
  }
  if (stage === undefined) missed += 1;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const [was, is] = [text.slice(one.start, one.end), one.text].map((code) =>
    code.replaceAll(/\s+/g, ' ').slice(0, 80),
  );
  console.log(
    `${i + 1} ${stage ?? 'MISSED'} ${seconds} s ${path}:${lineAt(text, one.start)} ${one.kind}: ${was} -> ${is}`,
  );
}
console.log(`${drawn.length - missed} of ${drawn.length} were noticed`);
