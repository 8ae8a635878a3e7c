import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { maxPieceBytes, maxRecordingBytes } from '@assay/contract/interviews';
import { makeTenant, type Person, type Tenant } from './factories.ts';
import { useServer } from './harness.ts';
import { interviewCampaign, makeWebm } from './interviews.ts';

const server = await useServer();

const site = 'https://careers.example.org';
const question = 'question MQ==';

let tenant: Tenant;
let person: Person;
let recordings: string;
beforeAll(async () => {
  tenant = await makeTenant(server);
  let code: string;
  ({ person, code } = await interviewCampaign(server, { tenant }));
  await server.call('GET', `/api/interviews/start/${code}`, { token: person.token });
  recordings = `/api/interviews/${code}/recordings`;
  await setSites([site]);
});

async function setSites(sites: string[], of = tenant) {
  const json = { frame_ancestors: sites };
  const { token } = of.manager;
  const saved = await server.call('PUT', '/api/admin/manager/organization', { token, json });
  expect(saved.status).toBe(200);
}

/** One step of the protocol, as the headers say it. */
async function step(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer | ReadableStream,
) {
  const response = await fetch(server.origin + path, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body !== undefined && {
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
      duplex: 'half',
    }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}

const begin = (headers: Record<string, string> = { 'upload-length': '3000' }) =>
  step('POST', recordings, { 'upload-metadata': question, ...headers });
const begun = async (headers?: Record<string, string>) =>
  (await begin(headers)).headers.get('location') as string;

const piece = (offset: number | string) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

describe('tus 1.0', () => {
  test('refuses every other version, also none, and says its own; OPTIONS needs none', async () => {
    const path = await begun();
    const steps = [
      ['POST', recordings],
      ['HEAD', path],
      ['PATCH', path],
    ] as const;
    for (const [method, address] of steps)
      for (const version of [undefined, '0.2.2', '1.0', '1.0.0, 0.2.2']) {
        const refused = await server.call(method, address, {
          token: person.token,
          headers: { ...piece(0), ...(version !== undefined && { 'tus-resumable': version }) },
        });
        expect([method, version, refused.status]).toEqual([method, version, 412]);
        expect(refused.headers.get('tus-version')).toBe('1.0.0');
        expect(refused.headers.get('tus-resumable')).toBe('1.0.0');
      }
    for (const address of [recordings, path]) {
      const { status, headers } = await server.call('OPTIONS', address);
      expect([address, status]).toEqual([address, 204]);
      expect(headers.get('tus-version')).toBe('1.0.0');
      expect(headers.get('tus-extension')).toBe('creation,creation-defer-length');
      expect(headers.get('tus-max-size')).toBe(String(maxRecordingBytes));
    }
    const { body } = await server.call('POST', recordings, { token: person.token });
    expect(body.message).toBe('Only version 1.0.0 of tus is supported.');
    // A stranger hears of the session first.
    expect((await server.call('PATCH', path)).status).toBe(401);
  });

  test('tells what was said of an upload, its length and how much of it is there', async () => {
    const said = `filename ${btoa('My answer.webm')}, ${question},is_final`;
    const path = await begun({ 'upload-metadata': said, 'upload-length': '3000' });
    await step('PATCH', path, piece(0), makeWebm(1000));
    const { status, headers } = await step('HEAD', path, {});
    expect(status).toBe(200);
    expect(headers.get('upload-metadata')).toBe(said);
    expect(headers.get('upload-length')).toBe('3000');
    expect(headers.get('upload-offset')).toBe('1000');
    expect(headers.get('cache-control')).toBe('no-store');
    const later = await step('HEAD', await begun({ 'upload-defer-length': '1' }), {});
    expect(later.headers.get('upload-defer-length')).toBe('1');
    expect(later.headers.get('upload-length')).toBeNull();
    expect((await step('HEAD', `${recordings}/999999`, {})).status).toBe(404);
  });

  test('refuses headers that cannot be read with 400, naming the header', async () => {
    const refusals: [Record<string, string>, string][] = [
      [{}, 'Upload-Length'],
      [{ 'upload-length': '-1' }, 'Upload-Length'],
      [{ 'upload-length': '1.5' }, 'Upload-Length'],
      [{ 'upload-length': 'many' }, 'Upload-Length'],
      [{ 'upload-length': '10', 'upload-defer-length': '1' }, 'Upload-Length'],
      [{ 'upload-defer-length': '2' }, 'Upload-Defer-Length'],
      [{ 'upload-length': '10', 'upload-metadata': 'question M' }, 'Upload-Metadata'],
      [{ 'upload-length': '10', 'upload-metadata': 'question M?==' }, 'Upload-Metadata'],
      [{ 'upload-length': '10', 'upload-metadata': `${question},${question}` }, 'Upload-Metadata'],
      [{ 'upload-length': '10', 'upload-metadata': `,${question}` }, 'Upload-Metadata'],
      [
        { 'upload-length': '10', 'upload-metadata': `${question},a ${'A'.repeat(2000)}` },
        'Upload-Metadata',
      ],
    ];
    for (const [headers, name] of refusals) {
      const { status, body } = await begin(headers);
      expect([headers, status, Object.keys(body.errors)]).toEqual([headers, 400, [name]]);
    }
    const path = await begun();
    for (const offset of ['-1', '1.5', 'x', '']) {
      const { status, body } = await step('PATCH', path, piece(offset), makeWebm(10));
      expect([offset, status]).toEqual([offset, 400]);
      expect(Object.keys(body.errors)).toEqual(['Upload-Offset']);
    }
    const none = { 'content-type': 'application/offset+octet-stream' };
    expect((await step('PATCH', path, none, makeWebm(10))).status).toBe(400);
    expect((await step('PATCH', path, { ...piece(0), 'upload-length': 'x' })).status).toBe(400);
    // A question that there is not is readable, and refused as elsewhere.
    expect((await begin({ 'upload-length': '10', 'upload-metadata': '' })).status).toBe(422);
  });

  test('takes the method that a header names where only GET and POST can be sent', async () => {
    const path = await begun();
    const meaning = (method: string) => ({ 'x-http-method-override': method });
    const sent = await step('POST', path, { ...piece(0), ...meaning('PATCH') }, makeWebm(1000));
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '1000']);
    for (const actual of ['POST', 'GET']) {
      const asked = await step(actual, path, meaning('HEAD'));
      expect([actual, asked.status]).toEqual([actual, 200]);
      expect(asked.headers.get('upload-offset')).toBe('1000');
    }
    expect((await step('POST', path, meaning('DELETE'))).status).toBe(404);
    // Nowhere else: what a proxy lets through as POST stays a POST.
    const elsewhere = await step('POST', '/api/subject/interviews', meaning('HEAD'));
    expect(elsewhere.status).toBe(404);
  });

  test('tells of a piece that is too large how large one may be, and what else is too large', async () => {
    const path = await begun({ 'upload-defer-length': '1' });
    const words = 'Please send 4 MB at once at most, and the rest in further pieces.';
    const large = makeWebm(maxPieceBytes + 1);
    const unsized = new ReadableStream({
      pull(stream) {
        stream.enqueue(new Uint8Array(large));
        stream.close();
      },
    });
    for (const body of [large, makeWebm(9_000_000), unsized]) {
      const refused = await step('PATCH', path, piece(0), body);
      expect([refused.status, refused.body.message]).toEqual([413, words]);
      expect(refused.body.code).toBe('too_large');
    }
    expect((await step('PATCH', path, piece(0), makeWebm(maxPieceBytes))).status).toBe(204);
    const told = await step('PATCH', await begun(), piece(0), makeWebm(3001));
    expect([told.status, told.body.message]).toEqual([
      413,
      'This is more than the recording was to have.',
    ]);
    const whole = await begin({ 'upload-length': String(maxRecordingBytes + 1) });
    expect([whole.status, whole.body.message]).toEqual([
      413,
      'A recording may have 100 MB at most.',
    ]);
  });
});

describe('pages of other sites', () => {
  const allowed = (headers: Headers) => headers.get('access-control-allow-origin');
  const preflight = (path: string, origin: string) =>
    server.call('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,tus-resumable,upload-offset',
      },
    });

  test('may send where the organisation that asks lets them show its tests', async () => {
    const path = await begun();
    for (const address of [recordings, path]) {
      const { status, headers } = await preflight(address, site);
      expect([status, allowed(headers), headers.get('vary')]).toEqual([204, site, 'Origin']);
      expect(headers.get('access-control-allow-methods')).toBe('POST, HEAD, PATCH');
      expect(headers.get('access-control-allow-headers')).toMatch(
        /Authorization.*Tus-Resumable.*Upload-Offset/,
      );
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    const sent = await step('PATCH', path, { ...piece(0), origin: site }, makeWebm(1000));
    expect([sent.status, allowed(sent.headers)]).toEqual([204, site]);
    expect(sent.headers.get('access-control-expose-headers')).toMatch(/Location.*Upload-Offset/);
    // Refusals can be read as well.
    const refused = await step('PATCH', path, { ...piece(7), origin: site }, makeWebm(1000));
    expect([refused.status, allowed(refused.headers)]).toEqual([409, site]);
    const stranger = await server.call('HEAD', path, { headers: { origin: site } });
    expect([stranger.status, allowed(stranger.headers)]).toEqual([401, site]);
  });

  test('may not where it does not: another site, another organisation, one that is inactive, other calls', async () => {
    const path = await begun();
    const others = ['https://evil.example', `${site}.evil.example`, `${site}:8443`, 'null', '*'];
    for (const origin of others) {
      expect([origin, allowed((await preflight(path, origin)).headers)]).toEqual([origin, null]);
      const { headers } = await step('HEAD', path, { origin });
      expect([origin, allowed(headers)]).toEqual([origin, null]);
    }
    const elsewhere = await interviewCampaign(server);
    const foreign = `/api/interviews/${elsewhere.code}/recordings`;
    expect(allowed((await preflight(foreign, site)).headers)).toBeNull();
    expect(
      allowed((await preflight('/api/interviews/zzzzzzzzzz/recordings', site)).headers),
    ).toBeNull();
    for (const other of [`${path}/keep`, `${path}/video`, '/api/login', '/api/health']) {
      const { headers } = await server.call('GET', other, { headers: { origin: site } });
      expect([other, allowed(headers)]).toEqual([other, null]);
    }
    const setStatus = (status: string) =>
      server.database.query('update app.organizations set status = $1 where id = $2', [
        status,
        tenant.organization.id,
      ]);
    await setStatus('inactive');
    expect(allowed((await preflight(path, site)).headers)).toBeNull();
    await setStatus('active');
    await setSites([]);
    expect(allowed((await preflight(path, site)).headers)).toBeNull();
    await setSites([site]);
  });
});

describe('the client that most use', () => {
  /** Sends a video by tus-js-client; answers where to. */
  const upload = (video: Buffer, options: UploadOptions = {}) =>
    new Promise<string>((resolve, reject) => {
      const sender = new Upload(video, {
        endpoint: server.origin + recordings,
        headers: { Authorization: `Bearer ${person.token}` },
        metadata: { question: '2', filename: 'Jürgen.webm' },
        retryDelays: null,
        onSuccess: () => resolve(sender.url ?? ''),
        onError: reject,
        ...options,
      });
      sender.start();
    });

  // Two whole recordings of a question are all that there may be.
  const forgetAll = () =>
    server.database.query(
      'delete from app.recordings r using app.attempts a where a.id = r.attempt_id and a.subject_id = $1',
      [person.id],
    );
  afterEach(forgetAll);

  const watch = async (url: string) => {
    const headers = { authorization: `Bearer ${person.token}` };
    return Buffer.from(await (await fetch(`${url}/video`, { headers })).arrayBuffer());
  };

  test('sends in one piece what fits into one, by its own settings', async () => {
    const video = makeWebm(3_500_000);
    expect((await watch(await upload(video))).equals(video)).toBe(true);
  });

  test('sends more in pieces, also without PATCH and with a length that comes later', async () => {
    const video = makeWebm(9_000_000);
    const chunkSize = maxPieceBytes;
    for (const options of [
      { chunkSize },
      { chunkSize, overridePatchMethod: true },
      { chunkSize, uploadLengthDeferred: true },
    ]) {
      const url = await upload(video, options);
      expect([options, (await watch(url)).equals(video)]).toEqual([options, true]);
      await forgetAll();
    }
  });

  test('goes on where it broke off', async () => {
    const video = makeWebm(9_000_000);
    const half = new Promise<string>((resolve, reject) => {
      const sender = new Upload(video, {
        endpoint: server.origin + recordings,
        headers: { Authorization: `Bearer ${person.token}` },
        metadata: { question: '2' },
        chunkSize: maxPieceBytes,
        onChunkComplete: () => void sender.abort().then(() => resolve(sender.url ?? ''), reject),
        onError: reject,
      });
      sender.start();
    });
    const uploadUrl = await half;
    expect(await upload(video, { uploadUrl, chunkSize: maxPieceBytes })).toBe(uploadUrl);
    expect((await watch(uploadUrl)).equals(video)).toBe(true);
  });

  test('is told by its own settings how large a piece may be when all at once is too much', async () => {
    const refused = await upload(makeWebm(9_000_000)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DetailedError);
    const answer = (refused as DetailedError).originalResponse;
    expect(answer?.getStatus()).toBe(413);
    expect(answer?.getBody()).toContain('Please send 4 MB at once at most');
  });
});
