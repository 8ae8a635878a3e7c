/** Runs the suites, those that want the processor one after the other: the machine has few cores. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Wishes {
  env?: Record<string, string>;
  /** What it prints comes as a whole when it ends, since another one prints meanwhile. */
  heldBack?: boolean;
}

function run(command: string, args: string[], wishes: Wishes = {}): Promise<number> {
  const { env = {}, heldBack = false } = wishes;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: heldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => printed.push(part));
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

const runUnits = (projects: string[], wishes?: Wishes) =>
  run(bin('vitest'), ['run', ...projects.flatMap((name) => ['--project', name])], wishes);

/** The exit code: 0 when everything passed. */
export async function runTests(): Promise<number> {
  await buildWeb();
  const units = await runUnits(['!components', '!faults']);
  const chromium = await findChromium().catch((error: Error) => error);
  if (chromium instanceof Error) {
    await runUnits(['faults']);
    process.stderr.write(`\n${chromium.message}\nThe tests in a browser did not run.\n`);
    return 1;
  }
  const env = { CHROMIUM_PATH: chromium };
  // Both wait most of the time: for nodes that start and mails that go, and for what a page does after a while.
  const [faults, components] = await Promise.all([
    runUnits(['faults']),
    runUnits(['components'], { env, heldBack: true }),
  ]);
  const journeys = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env,
  });
  return [units, faults, components, journeys].every((code) => code === 0) ? 0 : 1;
}
