import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openFiles } from '../../../../../platform/files/files.ts';
import { makeStaff, makeTenant, type Person } from '../../../../../test/factories.ts';
import { useServer } from '../../../../../test/harness.ts';
import {
  bank,
  freeze,
  operatorCalls,
  picture,
  questionForm,
  rightAndWrong,
} from '../bank.samples.ts';
import { questionImageWorker } from './image.service.ts';

const server = await useServer();

let operator: Person;
let testId: number;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  operator = await makeStaff(server, 'super_admin');
  testId = (await call('POST', '/test', { json: { text: 'Pictures' } })).id;
});

function send(image: Uint8Array, fields: Record<string, string> = {}, path = '/question') {
  const all = { test_id: String(testId), text: 'What is shown?', ...fields };
  return server.call('POST', bank + path, {
    token: operator.token,
    form: questionForm({ options: JSON.stringify(rightAndWrong), ...all }, image),
  });
}

async function fetchImage(url: string, token = operator.token) {
  const answer = await fetch(server.origin + url, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const words = { image_alternative: 'A green square' };

test('a picture is drawn anew, fits the page and is for operators alone', async () => {
  const hidden = '<script>alert(1)</script>';
  const sent = Buffer.concat([await picture(3000, 1000).png().toBuffer(), Buffer.from(hidden)]);
  const { status, body } = await send(sent, words);
  expect([status, body.data.image_alternative]).toEqual([201, words.image_alternative]);
  const { image_url } = body.data;
  const image = await fetchImage(image_url);
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(image.headers.get('cache-control')).toBe('no-store');
  expect(image.bytes.includes(hidden)).toBe(false);
  expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 1600, height: 533 });
  const { manager } = await makeTenant(server);
  expect((await fetchImage(image_url, manager.token)).status).toBe(403);
  expect((await fetchImage(image_url.replace(/.{4}$/, '0000'))).status).toBe(404);
});

test('a photograph stays JPEG, without where it was taken', async () => {
  const sent = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();
  const { body } = await send(sent, words);
  const { headers, bytes } = await fetchImage(body.data.image_url);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const webp = await send(await picture().webp().toBuffer(), words);
  const drawn = await fetchImage(webp.body.data.image_url);
  expect(drawn.headers.get('content-type')).toBe('image/png');
});

test('a picture gets standard words where none are sent, empty ones are refused, and words without a picture are dropped', async () => {
  const bare = await send(await picture().png().toBuffer());
  expect([bare.status, bare.body.data.image_alternative]).toEqual([
    201,
    'A picture that belongs to the question',
  ]);
  const empty = await send(await picture().png().toBuffer(), { image_alternative: '' });
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['image_alternative']]);
  const json = { test_id: testId, text: 'x', ...words };
  expect(await call('POST', '/question', { json })).toMatchObject({
    image_url: null,
    image_alternative: '',
  });
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
])('%s is refused', async (_, bytes) => {
  const { status, body } = await send(bytes, words);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['image']]);
});

test('a picture of too many pixels or bytes is refused', async () => {
  const wide = await send(await picture(17_000, 1000).png().toBuffer(), words);
  expect([wide.status, Object.keys(wide.body.errors)]).toEqual([422, ['image']]);
  const heavy = await send(Buffer.alloc(5 * 1024 * 1024 + 1), words);
  expect([heavy.status, Object.keys(heavy.body.errors)]).toEqual([413, ['image']]);
});

test('a picture can be exchanged and taken away; a version that was asked keeps its own', async () => {
  const own = await call('POST', '/test', { json: { text: 'Exchanged' } });
  const fields = { ...words, test_id: String(own.id) };
  const { body } = await send(await picture().png().toBuffer(), fields);
  const { id, image_url: first } = body.data;
  const copy = await call('POST', `/question/${id}/copy`);
  await freeze(server, own.id);
  const exchanged = await send(await picture(60, 60).png().toBuffer(), fields, `/question/${id}`);
  expect(exchanged.body.data.image_url).not.toBe(first);
  const bare = await call('PUT', `/question/${id}`, { json: { text: 'x', remove_image: true } });
  expect(bare).toMatchObject({ image_url: null, image_alternative: '' });
  expect((await fetchImage(copy.image_url)).status).toBe(200);
  const versions = await server.database.query<{ key: string }>(
    `select content ->> 'image_key' as key from app.skill_versions where question_id = $1`,
    [id],
  );
  expect(versions).toEqual([
    { key: expect.stringMatching(/^skill-questions\/[0-9a-f]{16}\.png$/) },
  ]);
});

test('the sweep removes what is shown nowhere, and nothing else', async () => {
  const folder = join(server.config.dataDir, 'files', 'skill-questions');
  const fields = { ...words, test_id: String(testId) };
  const kept = (await send(await picture().png().toBuffer(), fields)).body.data;
  const { id } = (await send(await picture(50, 50).png().toBuffer(), fields)).body.data;
  const before = await readdir(folder);
  await call('PUT', `/question/${id}`, { json: { text: 'x', remove_image: true } });
  const files = await openFiles(server.config);
  const sweep = () => questionImageWorker({ db: server.node.pool.db, files }).run({} as never);
  await sweep();
  // Younger than a day: it may belong to a change that is not committed yet.
  expect(await readdir(folder)).toEqual(before);
  const old = new Date(Date.now() - 2 * 24 * 3600 * 1000);
  for (const name of before) await utimes(join(folder, name), old, old);
  await sweep();
  expect(await readdir(folder)).toHaveLength(before.length - 2);
  expect((await fetchImage(kept.image_url)).status).toBe(200);
});
