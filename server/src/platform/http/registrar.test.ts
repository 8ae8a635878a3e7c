import { endpoint } from '@assay/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useServer } from '../../test/harness.ts';
import { openKeyring } from '../crypto/keyring.ts';
import { openFiles } from '../files/files.ts';
import { createApp } from './app.ts';
import { Registrar, type Services } from './registrar.ts';

const server = await useServer();

const declared = endpoint({
  id: 'test-number',
  method: 'POST',
  path: '/api/test-number',
  summary: 'Writes an entry of the action log and answers a number',
  access: 'public',
  effect: 'write',
  output: z.object({ data: z.int() }),
});

/** A server whose one call writes an entry and answers this. */
async function answering(data: unknown) {
  const { config, node } = server;
  const app = await createApp(config);
  const services: Services = {
    config,
    db: node.pool.db,
    jobs: node.queue,
    files: await openFiles(config),
    keyring: openKeyring(config),
    // The call is public.
    authenticate: async () => null,
    wasErased: async () => false,
    uploadSites: async () => [],
    check: () => undefined,
  };
  const routes = new Registrar(services);
  routes.on(declared, async ({ audit }) => {
    await audit({ action: 'test.written', entity: 'test', entityId: 1 });
    return { data: data as number };
  });
  routes.mount(app);
  const { statusCode } = await app.inject({ method: 'POST', url: declared.path });
  await app.close();
  return statusCode;
}

async function written(): Promise<number> {
  const rows = await server.database.query(
    `select id from app.audit_entries where action = 'test.written'`,
  );
  return rows.length;
}

test('an answer that is not as declared is a 500 and leaves no change behind', async () => {
  expect(await answering('many')).toBe(500);
  expect(await written()).toBe(0);
  expect(await answering(1)).toBe(200);
  expect(await written()).toBe(1);
});
