import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Upload, type UploadProgress } from './upload.ts';

const target = { interviewCode: 'abcdefghij', question: 1, place: '7/abcdefghij/1' };

/** What the server has of the one recording. */
let stored = '';
let length: number | null = null;
let line: 'there' | 'broken' | 'answer lost' = 'there';
let calls: string[] = [];

async function answer(path: string, { method = 'GET', headers, body }: RequestInit) {
  const sent = headers as Headers;
  if (line === 'broken') throw new TypeError('Failed to fetch');
  calls.push(method);
  // Who asks so often would never end.
  if (calls.length > 100) return new Promise<never>(() => undefined);
  if (method === 'POST') {
    return new Response('', { status: 201, headers: { Location: `${path}/5` } });
  }
  if (method === 'HEAD') {
    return new Response(null, { headers: { 'Upload-Offset': String(stored.length) } });
  }
  if (Number(sent.get('Upload-Offset')) !== stored.length) {
    return Response.json({ message: 'elsewhere', code: 'conflict' }, { status: 409 });
  }
  stored += await (body as Blob).text();
  if (sent.has('Upload-Length')) length = Number(sent.get('Upload-Length'));
  if (line === 'answer lost') {
    line = 'there';
    throw new TypeError('Failed to fetch');
  }
  return new Response(null, { status: 204, headers: { 'Upload-Offset': String(stored.length) } });
}

/** As a network answers that asks for a login of its own first, or blocks: with a page, and a success. */
const portal = () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  stored = '';
  length = null;
  line = 'there';
  calls = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function begin() {
  const told: UploadProgress[] = [];
  const upload = new Upload(target, (progress) => told.push(progress));
  upload.begin();
  const add = (text: string, seconds: number) => upload.add(new Blob([text]), seconds);
  return { upload, add, last: () => told.at(-1) };
}

const head = 'x'.repeat(100);

test('pieces are on their way while it is recorded, and its length with the last one', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  expect(stored).toBe(head);
  add('abc', 4);
  upload.end(4);
  await vi.advanceTimersByTimeAsync(10);
  expect(stored).toBe(`${head}abc`);
  expect(length).toBe(103);
  expect(last()).toMatchObject({ state: 'done', sent: 103, size: 103 });
  expect(upload.id).toBe(5);
});

test('an end that comes after everything has arrived is told too', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  upload.end(2);
  await vi.advanceTimersByTimeAsync(10);
  expect(length).toBe(100);
  expect(last()?.state).toBe('done');
});

test('a broken line makes it wait and go on from where it was', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  line = 'broken';
  add('abc', 4);
  add('def', 6);
  upload.end(6);
  await vi.advanceTimersByTimeAsync(10);
  expect(last()?.state).toBe('waiting');
  line = 'there';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toBe(`${head}abcdef`);
  expect(last()?.state).toBe('done');
});

test('a piece whose answer was lost is not sent twice', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  line = 'answer lost';
  add('abc', 4);
  await vi.advanceTimersByTimeAsync(60_000);
  add('def', 6);
  upload.end(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toBe(`${head}abcdef`);
  expect(calls).toContain('HEAD');
  expect(last()?.state).toBe('done');
});

test('a piece whose answer was lost is not sent twice after a line that was broken for long either', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  line = 'answer lost';
  add('abc', 4);
  await vi.advanceTimersByTimeAsync(10);
  line = 'broken';
  await vi.advanceTimersByTimeAsync(300_000);
  expect(last()?.state).toBe('waiting');
  line = 'there';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()?.state).not.toBe('failed');
  add('def', 6);
  upload.end(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toBe(`${head}abcdef`);
  expect(last()?.state).toBe('done');
});

test('a line that breaks when it is asked how much has arrived is waited for', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  line = 'answer lost';
  add('abc', 4);
  await vi.advanceTimersByTimeAsync(10);
  let asked = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'HEAD' && asked++ === 0) throw new TypeError('Failed to fetch');
    return answer(path, init);
  });
  upload.end(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBeGreaterThan(1);
  expect(stored).toBe(`${head}abc`);
  expect(last()?.state).toBe('done');
});

/** From now on such a page stands in for the answer to one of the calls. */
const portalFor = (method: string) =>
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === method ? Promise.resolve(portal()) : answer(path, init),
  );

test.each([
  ['PATCH', `${head}abc`],
  ['HEAD', `${head}abc`],
  ['POST', head],
])(
  'a page of another network instead of an answer to %s has taken nothing in',
  async (method, all) => {
    if (method === 'POST') portalFor(method);
    const { upload, add, last } = begin();
    add(head, 2);
    await vi.advanceTimersByTimeAsync(10);
    if (method === 'HEAD') line = 'answer lost';
    portalFor(method);
    if (method !== 'POST') add('abc', 4);
    upload.end(4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()?.state).toBe('waiting');
    vi.stubGlobal('fetch', answer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored).toBe(all);
    expect(last()?.state).toBe('done');
  },
);

test('a line so slow that a server gives large pieces up carries smaller ones', async () => {
  const { upload, add, last } = begin();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { size } = (init.body ?? new Blob()) as Blob;
    // 6,000 bytes a second.
    await new Promise((resolve) => setTimeout(resolve, Math.min(60_000, size / 6)));
    if (size < 360_000) return answer(path, init);
    return Response.json({ message: 'too slow', code: 'invalid' }, { status: 408 });
  });
  const video = 'x'.repeat(1_500_000);
  add(video, 12);
  upload.end(12);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(last()).toMatchObject({ state: 'done', sent: 1_500_000 });
  expect(stored === video).toBe(true);
});

test('what a closed page has left goes on from what has arrived', async () => {
  stored = `${head}ab`;
  const upload = new Upload(target, () => undefined);
  const pieces = [{ startsAt: 100, blob: new Blob(['abc']) }];
  await upload.resume({ id: 5, seconds: 4, ended: true, size: 103 }, pieces);
  await vi.advanceTimersByTimeAsync(10);
  expect(stored).toBe(`${head}abc`);
  expect(length).toBe(103);
});

test.each([
  ['the last piece', [{ startsAt: 100, blob: new Blob(['abc']) }], `${head}abc`, 103],
  [
    'one in the midst',
    [
      { startsAt: 100, blob: new Blob(['abc']) },
      { startsAt: 106, blob: new Blob(['ghi']) },
    ],
    `${head}abc`,
    103,
  ],
  ['all of them', [], head, 100],
])(
  'what is left of a recording where the device had no room for %s breaks off there',
  async (_, pieces, all, size) => {
    stored = head;
    const upload = new Upload(target, () => undefined);
    const kept = { id: 5, seconds: 109, ended: true, size: 109 };
    expect(await upload.resume(kept, pieces)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(upload.kept).toMatchObject({ ended: false, size, seconds: size });
    expect(stored).toBe(all);
    expect(length).toBeNull();
    expect(calls.length).toBeLessThan(5);
    upload.end(size);
    await vi.advanceTimersByTimeAsync(10);
    expect(length).toBe(size);
  },
);

test('where neither device nor server has anything of it, nothing goes on', async () => {
  const upload = new Upload(target, () => undefined);
  expect(await upload.resume({ id: 5, seconds: 4, ended: true, size: 103 }, [])).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['HEAD']);
});

test('bytes that neither side has any more are not made up from others', async () => {
  const { upload, add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(10);
  // A server that was brought back from a backup.
  stored = head.slice(0, 50);
  add('abc', 4);
  upload.end(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()?.state).toBe('failed');
  expect(stored).toBe(head.slice(0, 50));
});

test('of what was deleted meanwhile nothing goes on', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  const upload = new Upload(target, () => undefined);
  const kept = { id: 5, seconds: 4, ended: true, size: 103 };
  expect(await upload.resume(kept, [{ startsAt: 100, blob: new Blob(['abc']) }])).toBe(false);
});

test('what is refused for good says so and stops', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'No try left.', code: 'conflict' }, { status: 409 })),
  );
  const { add, last } = begin();
  add(head, 2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(last()).toMatchObject({ state: 'failed', error: { message: 'No try left.' } });
});

/** As a line that has fallen silent without breaking: what is asked is given up by who asks, or never. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<never>((__, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** From now on one of the calls meets it; the clock of the test is the one by which it is given up. */
function silenceFor(method: string) {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return giveUp.signal;
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === method ? silence(path, init) : answer(path, init),
  );
}

test.each(['POST', 'PATCH'])('a silent line does not hold %s for ever', async (method) => {
  silenceFor(method);
  const { upload, add, last } = begin();
  add(head, 2);
  upload.end(2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(last()?.state).toBe('waiting');
  vi.stubGlobal('fetch', answer);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(last()?.state).toBe('done');
  expect(stored).toBe(head);
});

test('what a closed page has left is shown without waiting for a silent line', async () => {
  silenceFor('HEAD');
  const upload = new Upload(target, () => undefined);
  const resumed = vi.fn<(goesOn: boolean) => void>();
  const pieces = [{ startsAt: 0, blob: new Blob([head]) }];
  void upload.resume({ id: 5, seconds: 4, ended: true, size: 100 }, pieces).then(resumed);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(resumed).toHaveBeenCalledWith(true);
  expect(stored).toBe(head);
});
