import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { firstPort, startProduct } from './run-product.ts';

/** Every group of files has a product to itself, on a copy of the demo's data: what it finds depends on no other group. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use, { parallelIndex }) => {
      const data = await mkdtemp(join(tmpdir(), 'assay-e2e-'));
      try {
        // PostgreSQL's own account keeps its files, which Node's `cp` would take from it.
        await promisify(execFile)('cp', ['--archive', `${process.env['E2E_DEMO_DATA']}/.`, data]);
        const product = await startProduct(data, firstPort + parallelIndex);
        try {
          await use(product.origin);
        } finally {
          await product.stop();
        }
      } finally {
        await rm(data, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
