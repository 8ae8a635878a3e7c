import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeOrganization,
  makeStaff,
  type Organization,
  type Person,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { removeTestBucket, startTestBucket, type TestBucket } from '../../../test/s3.ts';

const path = '/api/super-admin/organizations';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startTestBucket();
});
afterAll(() => removeTestBucket(bucket));

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
}

describe.each(['folder', 'S3'] as const)('logos in a %s', (kind) => {
  let server: TestServer;
  let operator: Person;

  beforeAll(async () => {
    server = await startTestServer({ config: { s3: kind === 'S3' ? bucket.config : null } });
    operator = await makeStaff(server, 'tdl_admin');
  });
  afterAll(() => server.stop());

  async function upload({ id, name }: Organization, content: Buffer) {
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('organization_id', String(id));
    form.set('organization_name', name);
    form.set('package_id', '2');
    form.set('logo', new Blob([new Uint8Array(content)]), 'logo.png');
    return server.call('POST', path, { token: operator.token, form });
  }

  async function statusOf(url: string): Promise<number> {
    const response = await fetch(server.origin + url);
    await response.arrayBuffer();
    return response.status;
  }

  /** Versions that lie in the store for an organisation. */
  async function stored({ id }: Organization): Promise<string[]> {
    const root = kind === 'S3' ? bucket.folder : join(server.config.dataDir, 'files');
    const names = await readdir(join(root, 'organizations', String(id))).catch(() => []);
    const files = names.filter((name) => !/_S3rver_(metadata|object\.md5)/.test(name));
    return files.map((name) => /logo-(\w+)\.png/.exec(name)?.[1] ?? name);
  }

  const versionOf = (url: string) => url.split('/').at(-1) as string;

  test('the former one goes once the change is committed, and coming back to it keeps it', async () => {
    const organization = await makeOrganization(server);
    const red = (await upload(organization, await picture('#f00'))).body.data.logo_url as string;
    expect(await statusOf(red)).toBe(200);
    const blue = (await upload(organization, await picture('#00f'))).body.data.logo_url as string;
    await eventually(async () => (await stored(organization)).length === 1, 'the former logo gone');
    expect(await stored(organization)).toEqual([versionOf(blue)]);
    // There and back again, faster than the work behind it.
    for (const colour of ['#f00', '#00f', '#f00', '#00f'])
      expect((await upload(organization, await picture(colour))).status).toBe(200);
    await eventually(async () => (await stored(organization)).length === 1, 'only the present one');
    expect(await stored(organization)).toEqual([versionOf(blue)]);
    expect(await statusOf(blue)).toBe(200);
  });

  test('a change that fails after the file was stored leaves nothing for long', async () => {
    const [organization, other] = [await makeOrganization(server), await makeOrganization(server)];
    const { body } = await upload(organization, await picture('#0f0'));
    const present = versionOf(body.data.logo_url as string);
    expect((await upload(organization, await picture('#0f0'))).status).toBe(200);
    const root = kind === 'S3' ? bucket.folder : join(server.config.dataDir, 'files');
    const folder = join(root, 'organizations', String(organization.id));
    const suffix = kind === 'S3' ? '._S3rver_object' : '';
    const longAgo = new Date(Date.now() - 25 * 3600 * 1000);
    const leave = async (name: string, old: boolean) => {
      const file = join(folder, `logo-${name}.png${suffix}`);
      await writeFile(file, 'x');
      if (old) await utimes(file, longAgo, longAgo);
    };
    await leave('aaaaaaaaaaaaaaaa', true);
    // Somebody may be storing this one at this moment.
    await leave('bbbbbbbbbbbbbbbb', false);
    await utimes(join(folder, `logo-${present}.png${suffix}`), longAgo, longAgo);
    await server.database.query(
      `insert into pgboss.job (name, data) values ('organisation.logo-sweep', '{}')`,
    );
    await eventually(async () => (await stored(organization)).length === 2, 'the swept logo');
    expect((await stored(organization)).toSorted()).toEqual(
      [present, 'bbbbbbbbbbbbbbbb'].toSorted(),
    );
    expect(await stored(other)).toEqual([]);
  });

  test('an upload that breaks off leaves nothing', async () => {
    const uploads = join(server.config.dataDir, 'uploads');
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${operator.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="logo"; filename="l.png"\r\n\r\n',
    );
    socket.write(Buffer.alloc(300_000));
    await eventually(async () => (await readdir(uploads)).length === 1, 'the upload');
    socket.destroy();
    await eventually(async () => (await readdir(uploads)).length === 0, 'its end');
    expect((await server.call('GET', '/api/ready')).status).toBe(200);
  });

  test('a file that is gone is not found, and the rest goes on', async () => {
    const organization = await makeOrganization(server);
    await server.database.query('update app.organizations set logo_version = $2 where id = $1', [
      organization.id,
      '0123456789abcdef',
    ]);
    expect(await statusOf(`/api/organizations/${organization.id}/logo/0123456789abcdef`)).toBe(404);
  });
});

test('while S3 is down: told at its field, nothing changed, everything else served, and well again by itself', async () => {
  const own = await startTestBucket();
  const server = await startTestServer({ work: false, config: { s3: own.config } });
  try {
    const operator = await makeStaff(server, 'tdl_admin');
    const organization = await makeOrganization(server);
    const save = async (colour: string | null) => {
      const form = new FormData();
      form.set('_method', 'PUT');
      form.set('organization_id', String(organization.id));
      form.set('organization_name', `${organization.name} ${colour}`);
      form.set('package_id', '2');
      if (colour !== null) form.set('logo', new Blob([new Uint8Array(await picture(colour))]));
      return server.call('POST', path, { token: operator.token, form });
    };
    const url = (await save('#f00')).body.data.logo_url as string;
    await own.stop();
    const refused = await save('#00f');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.body).toMatchObject({
      code: 'unavailable',
      errors: { logo: [expect.stringContaining('could not be stored')] },
    });
    const { body } = await server.call('GET', `${path}/${organization.id}`, operator);
    expect(body.data).toMatchObject({
      organization_name: `${organization.name} #f00`,
      logo_url: url,
    });
    expect((await fetch(server.origin + url)).status).toBe(503);
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
    expect((await save(null)).status).toBe(200);
    expect(await readdir(join(server.config.dataDir, 'uploads'))).toEqual([]);

    const again = await startTestBucket(own);
    expect((await save('#00f')).status).toBe(200);
    expect((await fetch(server.origin + url)).status).toBe(404);
    await again.stop();
  } finally {
    await server.stop();
    await removeTestBucket(own);
  }
});
