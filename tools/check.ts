import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readWordsOrExit } from '../server/src/command-words.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
  /** What needs to know how this one ended. */
  next?: (failed: boolean) => Step;
}

interface Outcome extends Step {
  failed: boolean;
  seconds: number;
  output: string;
}

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const typed = ['.', 'tools', 'bench', 'e2e'].filter((at) =>
  existsSync(join(root, at, 'tsconfig.json')),
);
const fast = ['contract', 'instruments', 'web', 'web-alone', 'tools'];

// What is followed by `npm test` need not run a part of it twice.
const { values } = readWordsOrExit('Usage: npm run check [-- --without-tests]', {
  options: { 'without-tests': { type: 'boolean', default: false } },
});
const withTests = !values['without-tests'];
const tests: Step = {
  name: 'unit tests',
  command: bin('vitest'),
  args: ['run', ...fast.flatMap((project) => ['--project', project])],
};

const types: Step = {
  name: 'types',
  command: bin('tsc'),
  args: ['-b', ...typed],
  next: (failed) => ({
    name: 'lint',
    command: process.execPath,
    args: ['tools/lint.ts', ...(failed ? ['--all'] : [])],
  }),
};

// The longest first, so that no core is idle at the end.
const steps: Step[] = [
  types,
  ...(withTests ? [tests] : []),
  { name: 'unused', command: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'format', command: bin('biome'), args: ['format', '.'] },
  { name: 'files', command: process.execPath, args: ['tools/check-files.ts'] },
  { name: 'rooms', command: process.execPath, args: ['tools/check-rooms.ts'] },
  { name: 'tables', command: process.execPath, args: ['tools/check-tables.ts'] },
  { name: 'migrations', command: process.execPath, args: ['tools/check-migrations.ts'] },
];

function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Compiler and linter are written in Go, which else clears up as often as it can.
      env: { GOGC: '400', ...process.env },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const finish = (failed: boolean) => {
      const outcome = { ...step, failed, seconds: (performance.now() - started) / 1000, output };
      console.log(`${failed ? 'FAILED' : 'ok    '} ${step.name} (${outcome.seconds.toFixed(1)} s)`);
      if (failed) console.log(output.trimEnd().replace(/^/gm, '       '));
      resolve(outcome);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += error.message;
      finish(true);
    });
    child.on('close', (code) => finish(code !== 0));
  });
}

/** Runs the steps a few at a time, so that a small machine is not swamped. */
async function runAll(queue: Step[]): Promise<Outcome[]> {
  const waiting = [...queue];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await run(step);
      outcomes.push(outcome);
      const next = step.next?.(outcome.failed);
      if (next !== undefined) waiting.unshift(next);
    }
  };
  await Promise.all(
    Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, worker),
  );
  return outcomes;
}

const outcomes = await runAll(steps);
const failed = outcomes.filter((outcome) => outcome.failed).map((outcome) => outcome.name);
console.log(failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
