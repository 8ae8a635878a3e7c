/** Runs the suites one after the other: the machine has few cores, and the browser wants them. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The exit code: 0 when everything passed. */
export async function runTests(): Promise<number> {
  await buildWeb();
  const units = await run(bin('vitest'), ['run', '--project', '!components']);
  const chromium = await findChromium().catch((error: Error) => error);
  if (chromium instanceof Error) {
    process.stderr.write(`\n${chromium.message}\nThe tests in a browser did not run.\n`);
    return 1;
  }
  const env = { CHROMIUM_PATH: chromium };
  const components = await run(bin('vitest'), ['run', '--project', 'components'], env);
  const journeys = await run(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    env,
  );
  return units === 0 && components === 0 && journeys === 0 ? 0 : 1;
}
