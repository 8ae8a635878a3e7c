import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/harness.ts';
import { callRaw } from '../../test/raw-http.ts';
import { serveClient } from './static.ts';

let webDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'assay-web-'));
  await mkdir(join(webDir, 'assets'));
  for (const name of ['index.html', 'test.html', 'sw.js', 'assets/page-1a2b.js'])
    await writeFile(join(webDir, name), `This is ${name}.`);
  const files = {
    '/': ['assets/home.js', 'assets/home.css'],
    '/admin/report/*': ['assets/report.js', 'assets/chart.js'],
  };
  await writeFile(join(webDir, 'pages.json'), JSON.stringify(files));
  app = fastify();
  await serveClient(
    app,
    webDir,
    (path) => path === '/take/it',
    () => Promise.resolve([]),
  );
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

test('pages on which a test is taken have a document of their own', async () => {
  expect((await app.inject('/take/it?iframe=1')).body).toBe('This is test.html.');
  for (const path of ['/', '/take', '/take/it/later', '/admin/assessments'])
    expect((await app.inject(path)).body).toBe('This is index.html.');
  for (const path of ['/api/none', '/dist/none', '/metrics'])
    expect((await app.inject(path)).statusCode).toBe(404);
});

test('a node whose pages are not built is not ready and says why', async () => {
  const server = await startTestServer({ work: false, config: { webDir: join(webDir, 'none') } });
  const { status, body } = await server.call('GET', '/api/ready');
  await server.stop();
  expect([status, body]).toEqual([503, { status: 'unbuilt', warnings: [] }]);
});

test('the service worker may look after every page and is asked for anew; hashed files stay for good', async () => {
  const worker = await app.inject('/dist/sw.js');
  expect(worker.headers).toMatchObject({
    'service-worker-allowed': '/',
    'cache-control': 'no-cache',
  });
  const file = await app.inject('/dist/assets/page-1a2b.js');
  expect(file.headers['cache-control']).toContain('immutable');
  expect(file.headers['service-worker-allowed']).toBeUndefined();
});

test.each([
  '/dist/....//package.json',
  '/dist/..%2fpackage.json',
  '/dist/%2e%2e/x',
  '/dist/.%00/x',
])('nothing outside of the folder is there: %s', async (path) => {
  const server = await startTestServer({ work: false, config: { webDir } });
  const { status } = await callRaw(server.origin, { method: 'GET', path });
  await server.stop();
  expect(status).toBe(404);
});

test('every answer names the script that a document begins with, and lets no other stand in a page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-first-script-'));
  const script = 'window.first = "1 < 2";\n';
  for (const name of ['index.html', 'test.html'])
    await writeFile(join(folder, name), `<script>${script}</script><script src="x"></script>`);
  const server = await startTestServer({ work: false, config: { webDir: folder } });
  for (const path of ['/', '/personality/test', '/dist/test.html', '/api/ready']) {
    const { headers } = await fetch(server.origin + path);
    const policy = headers.get('content-security-policy') ?? '';
    const digest = createHash('sha256').update(script).digest('base64');
    expect([path, /script-src ([^;]*)/.exec(policy)?.[1]]).toEqual([
      path,
      `'self' 'sha256-${digest}'`,
    ]);
  }
  await server.stop();
  await rm(folder, { recursive: true });
});

test('the files of a page are announced with its document', async () => {
  const linkOf = async (path: string) => (await app.inject(path)).headers.link;
  const preload = (name: string) => `</dist/assets/${name}.js>; rel=modulepreload; crossorigin`;
  expect(await linkOf('/?iframe=1')).toBe(
    `${preload('home')}, </dist/assets/home.css>; rel=preload; as=style; crossorigin`,
  );
  expect(await linkOf('/admin/report/5/')).toBe(`${preload('report')}, ${preload('chart')}`);
  for (const path of ['/admin', '/admin/report/5/later', '/take/it', '/dist/sw.js'])
    expect([path, await linkOf(path)]).toEqual([path, undefined]);
});
