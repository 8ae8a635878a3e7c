import { endpoint } from '@assay/contract/endpoint';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useServer } from '../../test/harness.ts';
import { writeAudit } from '../audit.ts';
import { openKeyring } from '../crypto/keyring.ts';
import { system, type Trx } from '../db/database.ts';
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

type Register = (routes: Registrar) => void;

/** Status of a call that writes an entry and answers this. */
const answering = (data: unknown) =>
  asking((routes) =>
    routes.on(declared, async ({ audit }) => {
      await audit({ action: 'test.written', entity: 'test', entityId: 1 });
      return { data: data as number };
    }),
  );

/** Status of the one call of a server. */
async function asking(register: Register) {
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
  register(routes);
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

/** Writes an entry; the first time the database then gives the transaction up, as one of those that wait for each other. */
function writingOnceGivenUp() {
  let begun = 0;
  return async (db: Trx) => {
    const origin = { organizationId: null, actorId: null, requestId: '', ip: '', userAgent: null };
    await writeAudit(db, origin, { action: 'test.begun_anew', entity: 'test', entityId: 1 });
    begun += 1;
    if (begun === 1) await sql`do 'begin raise deadlock_detected; end'`.execute(db);
    return { data: begun };
  };
}

test.each<[string, Register]>([
  [
    'a call in one transaction',
    (routes) => {
      const write = writingOnceGivenUp();
      routes.on(declared, ({ db }) => write(db));
    },
  ],
  [
    'a call that opens its own',
    (routes) => {
      const write = writingOnceGivenUp();
      routes.onManual(endpoint({ ...declared, transaction: 'manual' }), ({ answerWithin }) =>
        answerWithin(system, write),
      );
    },
  ],
])('%s is begun anew where it was given up for another one', async (_, register) => {
  const entries = async () => {
    const rows = await server.database.query(
      `select from app.audit_entries where action = 'test.begun_anew'`,
    );
    return rows.length;
  };
  const before = await entries();
  expect(await asking(register)).toBe(200);
  expect((await entries()) - before).toBe(1);
});
