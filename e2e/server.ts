import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const firstPort = Number(process.env['E2E_PORT'] ?? 3177);
const main = join(import.meta.dirname, '../server/src/main.ts');

/** Every worker has the product to itself, as `npm start` runs it, on data of its own. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use, { parallelIndex }) => {
      const port = String(firstPort + parallelIndex);
      const data = await mkdtemp(join(tmpdir(), 'assay-e2e-'));
      const server = spawn(process.execPath, [main], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          PORT: port,
          ASSAY_DATA: data,
          LOG_LEVEL: 'warn',
          ASSAY_DRAIN_MS: '0',
        },
      });
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
      const origin = `http://127.0.0.1:${port}`;
      try {
        await untilReady(origin, () => server.exitCode !== null);
        await use(origin);
      } finally {
        server.kill('SIGTERM');
        await ended;
        await rm(data, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

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
