import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The ports that a forked server tells once it listens. */
export function ready(child: ChildProcess): Promise<number[]> {
  return new Promise((resolve, reject) => {
    child.once('message', (ports) => resolve(ports as number[]));
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)));
  });
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The product as a benchmark runs it: its own database, no mail server. */
export function productEnv(url: string, dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: url,
    NODE_ENV: '',
    ASSAY_DATA: dataDir,
    APP_URL: 'http://127.0.0.1',
    APP_SECRET: 'bench-0123456789-abcdefghijklmnopq',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PORT: '0',
    ASSAY_DRAIN_MS: '0',
  };
}
