import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnProduct, startOwnProduct } from './own-product.ts';
import { startProcess } from './server-process.ts';

/** Two products on one data folder: the stop of one would take the database away from the other. */

let product: OwnProduct;
beforeAll(async () => {
  product = await startOwnProduct();
});
afterAll(() => product.end());

test('a second product is refused in plain words, and the first goes on', async () => {
  const second = startProcess({ ASSAY_DATA: product.folder, ASSAY_DEMO: '0' });
  await expect(second).rejects.toThrow(/is running with the data in .* already/);
  const { status } = await fetch(`${product.node.origin}/api/ready`);
  expect(status).toBe(200);
});

test('a killed one leaves nothing behind that keeps the next from starting', async () => {
  await product.node.end('SIGKILL');
  const next = await startProcess({ ASSAY_DATA: product.folder, ASSAY_DEMO: '0' });
  expect((await fetch(`${next.origin}/api/ready`)).status).toBe(200);
  await next.end('SIGKILL');
});
