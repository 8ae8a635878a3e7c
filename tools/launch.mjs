/**
 * What has to be in place before anything else runs: dependencies as the lockfile says, and the pinned Node.
 * Plain JavaScript for whatever Node the machine has (20 or later).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinned = join(root, `node_modules/node-linux-${process.arch}/bin/node`);
const stamp = join(root, 'node_modules/.assay-lock');
/** Young objects live briefly here; the default room for them costs memory and buys nothing. */
const lean = ['--max-semi-space-size=8'];

/** Installs when the lockfile has changed, then makes sure that `script` runs on the pinned Node: true when it does. */
export function onPinnedNode(script) {
  install();
  if (!existsSync(pinned)) {
    if (Number(process.versions.node.split('.')[0]) >= 24) return true;
    fail(
      `Assay needs Node 24 or later here: no pinned Node exists for ${process.platform} ${process.arch}.`,
    );
  }
  const version = spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (version === process.version) return true;
  runPinned(script);
  return false;
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing dependencies …\n');
  // Not `npm ci`, which begins by deleting everything: most changes of the lockfile are small.
  const done = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (done.status !== 0) fail('The dependencies could not be installed; see above.');
  writeFileSync(stamp, lock);
}

/** Goes on in a child, which gets every signal that ends this process. */
function runPinned(script) {
  const child = spawn(pinned, [...lean, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // What has been compiled once is not parsed and stripped of its types again: a faster start in less memory.
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      PATH: `${dirname(pinned)}:${process.env.PATH ?? ''}`,
      ASSAY_LAUNCHER: String(process.pid),
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
