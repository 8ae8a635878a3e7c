/**
 * `npm run test:changed [commit]`: the tests of what differs from a commit, or of what is not committed yet. Tests that
 * import a changed file, in the browser too, those of the server that lie nearest to it, and journeys that were changed
 * themselves.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { nearestTests } from './changed-tests.ts';
import { findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const base = process.argv[2] ?? 'HEAD';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}

let failed = false;
function run(program: string, args: string[], env: Record<string, string> = {}) {
  const command = join(root, 'node_modules/.bin', program);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  failed ||= status !== 0;
}

const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const ofServer = nearestTests(changed, globSync('server/src/**/*.test.ts', { cwd: root }));
const fast = ['contract', 'instruments', 'simulations', 'web*', 'tools', 'programs'];

run('vitest', ['run', '--changed', base, ...fast.flatMap((project) => ['--project', project])]);
if (ofServer.length > 0) {
  const paths = ofServer.map((path) => join(root, path));
  // Whole nodes are not ready without their pages.
  if (ofServer.some((path) => path.includes('/faults/'))) await buildWeb();
  run('vitest', ['run', '--project', 'server', '--project', 'faults', ...paths]);
}
const inBrowser = async () => ({ CHROMIUM_PATH: await findChromium() });
// Every screen stands on the contract.
if (changed.some((path) => /^(web|contract)\//.test(path)))
  run('vitest', ['run', '--changed', base, '--project', 'components'], await inBrowser());
if (changed.some((path) => path.startsWith('e2e/'))) {
  await buildWeb();
  run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', `--only-changed=${base}`],
    await inBrowser(),
  );
}
process.exitCode = failed ? 1 : 0;
