import { Agent } from 'node:http';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploadsLeft } from '../../../test/documents.ts';
import {
  makeOrganization,
  makeStaff,
  type Organization,
  type Person,
} from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { callRaw } from '../../../test/raw-http.ts';

const server = await useServer();
const leftovers = await uploadsLeft(server);

const path = '/api/super-admin/organizations';

let operator: Person;

beforeAll(async () => {
  operator = await makeStaff(server, 'tdl_admin');
});

function picture(width: number, height: number, background = '#0b5d5e') {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function upload(
  organization: Organization,
  content: Uint8Array,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  const all = {
    _method: 'PUT',
    organization_id: String(organization.id),
    organization_name: organization.name,
    package_id: '2',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  form.set('logo', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'logo.png');
  return server.call('POST', path, { token: operator.token, form });
}

async function fetchLogo(url: string) {
  const response = await fetch(server.origin + url);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is drawn anew as PNG and cached for good',
  async (format) => {
    const organization = await makeOrganization(server);
    const sent = await picture(1200, 300).toFormat(format).toBuffer();
    const { status, body } = await upload(organization, sent);
    expect({ status, body }).toMatchObject({ status: 200 });
    const url = body.data.logo_url as string;
    expect(url).toMatch(new RegExp(`^/api/organizations/${organization.id}/logo/[0-9a-f]{16}$`));

    const { response, content } = await fetchLogo(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(content).metadata()).toMatchObject({
      format: 'png',
      width: 480,
      height: 120,
    });
    expect(await leftovers()).toEqual([]);
  },
);

test('a small picture is not blown up; a tall one fits by its height', async () => {
  const organization = await makeOrganization(server);
  const sizeOf = async (width: number, height: number) => {
    const { body } = await upload(organization, await picture(width, height).png().toBuffer());
    const { content } = await fetchLogo(body.data.logo_url);
    const drawn = await sharp(content).metadata();
    return [drawn.width, drawn.height];
  };
  expect(await sizeOf(40, 20)).toEqual([40, 20]);
  expect(await sizeOf(400, 800)).toEqual([80, 160]);
});

test('also with a new organisation', async () => {
  const form = new FormData();
  form.set('organization_name', 'With a logo');
  form.set('package_id', '2');
  form.set('logo', new Blob([new Uint8Array(await picture(10, 10).png().toBuffer())]), 'logo.png');
  const { status, body } = await server.call('POST', path, { token: operator.token, form });
  expect(status).toBe(201);
  expect((await fetchLogo(body.data.logo_url)).response.status).toBe(200);
});

test('a photograph stands as its camera was held, and of a moving picture the first frame stays', async () => {
  const organization = await makeOrganization(server);
  const sizeOf = async (sent: Buffer) => {
    const { status, body } = await upload(organization, sent);
    expect(status).toBe(200);
    const { width, height, pages } = await sharp(
      (await fetchLogo(body.data.logo_url)).content,
    ).metadata();
    return { width, height, pages };
  };
  const turned = await picture(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await sizeOf(turned)).toEqual({ width: 20, height: 60, pages: undefined });
  const frames = [picture(30, 10, '#f00'), picture(30, 10, '#0f0')].map((frame) =>
    frame.png().toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ delay: [90, 90] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(await sizeOf(moving)).toEqual({ width: 30, height: 10, pages: undefined });
});

test('what hides in a picture does not come out again', async () => {
  const script = '<script>alert(1)</script>';
  const png = await picture(60, 60)
    .withExif({ IFD0: { ImageDescription: script } })
    .png()
    .toBuffer();
  const polyglot = Buffer.concat([png, Buffer.from(`<html>${script}</html>PK\u0003\u0004`)]);
  expect(polyglot.includes(script)).toBe(true);
  const { body } = await upload(await makeOrganization(server), polyglot);
  const { content } = await fetchLogo(body.data.logo_url);
  expect(content.includes('script')).toBe(false);
  expect(content.includes('PK\u0003\u0004')).toBe(false);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const refused: Record<string, () => Promise<Uint8Array>> = {
  SVG: async () => Buffer.from(svg),
  'SVG behind a byte order mark': async () => Buffer.from(`\uFEFF<?xml version="1.0"?>${svg}`),
  'SVG that begins like a PNG': async () =>
    Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), Buffer.from(svg)]),
  GIF: () => picture(9, 9).gif().toBuffer(),
  TIFF: () => picture(9, 9).tiff().toBuffer(),
  HTML: async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a PNG that breaks off': async () => (await picture(900, 900).png().toBuffer()).subarray(0, 900),
  'too many pixels': () => picture(4100, 4100).png().toBuffer(),
  'a PNG that claims to be enormous': async () => {
    const png = await picture(9, 9).png().toBuffer();
    png.writeUInt32BE(65_000, 16);
    png.writeUInt32BE(65_000, 20);
    return png;
  },
};

test.each(Object.entries(refused))('refused: %s', async (_kind, make) => {
  const organization = await makeOrganization(server);
  const { status, body } = await upload(organization, await make());
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    logo: [expect.stringContaining('must be a PNG, JPEG or WebP picture')],
  });
  const after = await server.call('GET', `${path}/${organization.id}`, operator);
  expect(after.body.data.logo_url).toBeNull();
  expect(await leftovers()).toEqual([]);
});

test('a large file where none is expected is refused at once, and the connection carries the next call', async () => {
  const form = new FormData();
  form.set('portrait', new Blob([new Uint8Array(6_000_000)]), 'portrait.png');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = async (method: string, body?: FormData) => {
    const request = new Request(server.origin, { method: 'POST', ...(body && { body }) });
    const bytes = body === undefined ? undefined : Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type');
    return callRaw(server.origin, {
      method,
      path,
      agent,
      headers: {
        authorization: `Bearer ${operator.token}`,
        ...(type === null ? {} : { 'content-type': type }),
      },
      body: bytes,
    });
  };
  const refused = await call('POST', form);
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text).errors).toEqual({ portrait: ['A file is not expected here.'] });
  expect((await call('GET')).status).toBe(200);
  agent.destroy();
});

test('only the present version is shown, and only under its organisation', async () => {
  const [one, other] = [await makeOrganization(server), await makeOrganization(server)];
  const first = (await upload(one, await picture(50, 50).png().toBuffer())).body.data
    .logo_url as string;
  const second = (await upload(one, await picture(50, 50, '#fff').png().toBuffer())).body.data
    .logo_url as string;
  expect(second).not.toBe(first);
  const statusOf = async (url: string) => (await fetchLogo(url)).response.status;
  expect(await statusOf(second)).toBe(200);
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(second.replace(`/${one.id}/`, `/${other.id}/`))).toBe(404);
  expect(await statusOf(second.replace(`/${one.id}/`, `/${2 ** 31 - 1}/`))).toBe(404);
  expect(await statusOf(second.replace(/\w{16}$/, '..%2f..%2fsecret'))).toBe(422);
});

test('an edit without a picture keeps it; a failed edit with one changes nothing', async () => {
  const [one, other] = [await makeOrganization(server), await makeOrganization(server)];
  const { body } = await upload(one, await picture(50, 50).png().toBuffer());
  const url = body.data.logo_url as string;
  const json = { organization_id: one.id, organization_name: one.name, package_id: 1 };
  const edited = await server.call('PUT', path, { token: operator.token, json });
  expect(edited.body.data.logo_url).toBe(url);

  const taken = await upload(one, await picture(50, 50, '#f00').png().toBuffer(), {
    organization_name: other.name,
  });
  expect(taken.status).toBe(422);
  expect((await fetchLogo(url)).response.status).toBe(200);
  expect(await leftovers()).toEqual([]);
});
