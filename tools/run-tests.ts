/** Runs the suites, those that want the processor one after the other: the machine has few cores. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';
import { failuresIn } from './failures-in.ts';

const root = join(import.meta.dirname, '..');

interface Wishes {
  env?: Record<string, string>;
  /** What it prints comes as a whole when it ends, since another one prints meanwhile. */
  heldBack?: boolean;
}

interface Ended {
  code: number;
  printed: string;
}

function run(name: string, args: string[], wishes: Wishes = {}): Promise<Ended> {
  const { env = {}, heldBack = false } = wishes;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...env },
    });
    const parts: Buffer[] = [];
    const print = (part: Buffer) => {
      parts.push(part);
      if (!heldBack) process.stdout.write(part);
    };
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    const end = (code: number) => {
      const printed = Buffer.concat(parts);
      if (heldBack) process.stdout.write(printed);
      resolve({ code, printed: printed.toString() });
    };
    child.on('error', (error) => {
      print(Buffer.from(`${error.message}\n`));
      end(1);
    });
    // A process that it has left behind may hold these open for ever.
    const letGo = () => [child.stdout, child.stderr].forEach((stream) => stream.destroy());
    child.on('exit', () => setTimeout(letGo, 5000).unref());
    child.on('close', (code) => end(code ?? 1));
  });
}

const runUnits = (projects: string[], wishes?: Wishes) =>
  run('vitest', ['run', ...projects.flatMap((name) => ['--project', name])], wishes);

/** The exit code: 0 when everything passed. What failed is said again at the end, below thousands of lines. */
export async function runTests(): Promise<number> {
  await buildWeb();
  const units = await runUnits(['!components', '!faults']);
  const chromium = await findChromium().catch((error: Error) => error);
  if (chromium instanceof Error) {
    sayAgain([units, await runUnits(['faults'])]);
    process.stderr.write(`\n${chromium.message}\nThe tests in a browser did not run.\n`);
    return 1;
  }
  const env = { CHROMIUM_PATH: chromium };
  // Both wait most of the time: for nodes that start and mails that go, and for what a page does after a while.
  const [faults, components] = await Promise.all([
    runUnits(['faults']),
    runUnits(['components'], { env, heldBack: true }),
  ]);
  const journeys = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env,
  });
  return sayAgain([units, faults, components]) && journeys.code === 0 ? 0 : 1;
}

/** Whether all of them passed. */
function sayAgain(suites: Ended[]): boolean {
  const failed = suites.filter(({ code }) => code !== 0);
  for (const { printed } of failed)
    process.stdout.write(`\nFailed before the journeys:\n\n${failuresIn(printed)}\n`);
  return failed.length === 0;
}
