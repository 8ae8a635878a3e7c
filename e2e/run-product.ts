import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { asServed } from '../server/src/test/compile-cache.ts';

export const firstPort = Number(process.env['E2E_PORT'] ?? 3177);
const main = join(import.meta.dirname, '../server/src/main.ts');

/** The product as `npm start` runs it, on the data in a folder; resolves once it is ready. */
export async function startProduct(data: string, port: number) {
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin))
    throw new Error(`Something else answers at ${origin}: end it, or set E2E_PORT.`);
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...asServed,
      PORT: String(port),
      ASSAY_DATA: data,
      LOG_LEVEL: 'warn',
      ASSAY_DRAIN_MS: '0',
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
  }
  try {
    await untilReady(origin, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** Whatever it says: what is ready there already would be taken for the product that is still beginning. */
function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error(`The server at ${origin} has ended before it was ready.`);
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
