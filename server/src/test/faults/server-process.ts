import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../platform/config.ts';
import { asServed } from '../compile-cache.ts';

export interface ServerProcess {
  origin: string;
  pid: number;
  /** Sends a signal and waits for the end; answers the exit code, null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** What it wrote, for the message of a failing test. */
  output: () => string;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The product as it really runs: `main.ts` in a process of its own. Waits until it is ready. With `ASSAY_LAUNCHER` a shell
 * launches it, and is what signals go to.
 */
export async function startProcess(
  env: Record<string, string>,
  port?: number,
  mode: 'all' | 'work' = 'all',
): Promise<ServerProcess> {
  port ??= await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const main = [process.execPath, join(root, 'server/src/main.ts'), mode];
  const launched = ['/bin/sh', '-c', '"$0" "$@" & wait', ...main];
  const [program = '', ...args] = 'ASSAY_LAUNCHER' in env ? launched : main;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      ...asServed,
      HOST: '127.0.0.1',
      [mode === 'work' ? 'WORK_PORT' : 'PORT']: String(port),
      APP_URL: origin,
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => lines.push(text.toString()));
  const output = () => lines.join('').slice(-8000);
  try {
    await untilReady(origin, child, output);
  } catch (error) {
    // Whoever waits for it has nothing to end it by.
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin,
    pid: child.pid as number,
    output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const tooLate = setTimeout(() => {
        lines.push(
          `\nNot ended ${longestEnd / 1000} s after ${signal}:\n${threadsOf(child.pid as number)}`,
        );
        child.kill('SIGKILL');
      }, longestEnd);
      const [code] = (await ended) as [number | null];
      clearTimeout(tooLate);
      return code;
    },
  };
}

/** Asks it to stop, and says what it wrote if it does not end as it should. */
export async function endWell(one: ServerProcess): Promise<void> {
  const code = await one.end('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}: ${one.output()}`);
}

/** Milliseconds; less than a test may take, so that a failing one says what the process waited for. */
const longestEnd = 110_000;

/** What each thread waits for, as Linux tells it. */
function threadsOf(pid: number): string {
  const read = (task: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/${file}`, 'utf8').trim();
    } catch (error) {
      return (error as Error).message;
    }
  };
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map(
        (task) =>
          `${task} ${['stat', 'wchan', 'syscall'].map((file) => read(task, file)).join(' | ')}`,
      )
      .join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

/** For a database that the test prepares: what such a server must be told. */
export function externalDatabase(
  url: string,
  secret: string,
  dataDir: string,
): Record<string, string> {
  return {
    DATABASE_URL: url,
    APP_SECRET: secret,
    ASSAY_DATA: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) break;
    const status = await readiness(origin);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not become ready: ${output()}`);
}

/** Status of `/api/ready`; 0 when nobody answers. */
export async function readiness(origin: string): Promise<number> {
  try {
    return (await fetch(`${origin}/api/ready`, { headers: { connection: 'close' } })).status;
  } catch {
    return 0;
  }
}
