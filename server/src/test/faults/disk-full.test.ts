import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, makeStaff } from '../factories.ts';
import { eventually, startTestServer } from '../harness.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';
import { type OwnProduct, startOwnProduct, untilJobsRun } from './own-product.ts';
import { readiness } from './server-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const probe = mountSmallDisk(1);
probe?.unmount();
const leftOut = probe === null ? ' (left out: this machine lets nobody mount a small disk)' : '';

describe.skipIf(probe === null)(`a database whose disk is full${leftOut}`, () => {
  let disk: SmallDisk;
  let product: OwnProduct;

  beforeAll(async () => {
    disk = mountSmallDisk(200) as SmallDisk;
    product = await startOwnProduct(join(disk.folder, 'data'));
  });
  afterAll(async () => {
    await disk.free();
    await product.end();
    disk.unmount();
  });

  test('takes nothing on that it cannot keep, and goes on by itself when there is room', async () => {
    const clients: AnsweringClient[] = [];
    for (let i = 0; i < 6; i += 1) clients.push(new AnsweringClient(await product.makeTaker()));
    const { origin } = product.node;
    const sum = (of: (client: AnsweringClient) => number) =>
      clients.reduce((total, client) => total + of(client), 0);
    const acknowledged = () => sum((client) => client.acknowledged.length);
    const unavailable = () => sum((client) => client.unavailable);
    const running = clients.map((client) => client.run(origin, { patient: true }));
    await eventually(async () => acknowledged() > 200, 'the first answers');

    // Answers that change are written where they stand, so it is the log that asks for room, at the end of its file of 16 MB: a
    // megabyte before it now, wherever it stood.
    await product.query(
      `select pg_logical_emit_message(false, 'filling', repeat('x', greatest(0, 15 * 1024 * 1024 - o.file_offset)))
       from pg_walfile_name_offset(pg_current_wal_insert_lsn()) as o`,
    );
    // No room for a new page of a table or a new file of the log: single calls are refused.
    await disk.fill();
    await eventually(async () => unavailable() > 0, 'a refused answer');
    // No room for the log either: the whole server goes down and cannot come up again.
    await product.query('select pg_switch_wal()').catch(() => undefined);
    await eventually(async () => (await readiness(origin)) === 503, 'the end of the database', 20);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    const before = acknowledged();

    await disk.free();
    await eventually(async () => acknowledged() > before + 200, 'answers again', 30);
    expect(await readiness(origin)).toBe(200);
    for (const client of clients) client.stop();
    await Promise.all(running);
    await checkNothingLost(product, clients);
    await untilJobsRun(product);
  });
});

describe.skipIf(probe === null)(`a node whose disk is full${leftOut}`, () => {
  test('refuses an upload at its field, keeps nothing of it, and takes it when there is room', async () => {
    const disk = mountSmallDisk(4) as SmallDisk;
    const dataDir = join(disk.folder, 'data');
    await mkdir(dataDir);
    const server = await startTestServer({ work: false, config: { dataDir } });
    try {
      const operator = await makeStaff(server, 'tdl_admin');
      const organization = await makeOrganization(server);
      const logo = await sharp({
        create: {
          width: 400,
          height: 300,
          channels: 3,
          noise: { type: 'gaussian', mean: 120, sigma: 60 },
          background: '#000',
        },
      })
        .png()
        .toBuffer();
      const upload = () => {
        const form = new FormData();
        form.set('_method', 'PUT');
        form.set('organization_id', String(organization.id));
        form.set('organization_name', organization.name);
        form.set('package_id', '2');
        form.set('logo', new Blob([new Uint8Array(logo)]), 'logo.png');
        return server.call('POST', '/api/super-admin/organizations', {
          token: operator.token,
          form,
        });
      };
      await disk.fill();
      const refused = await upload();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).not.toBeNull();
      expect(refused.body).toMatchObject({
        code: 'unavailable',
        errors: { logo: [expect.stringContaining('could not be received')] },
      });
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
      expect((await server.call('GET', '/api/ready')).status).toBe(200);
      await disk.free();
      const taken = await upload();
      expect(taken.status).toBe(200);
      expect((await fetch(server.origin + taken.body.data.logo_url)).status).toBe(200);
    } finally {
      await server.stop();
      disk.unmount();
    }
  });
});
