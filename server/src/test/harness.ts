import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startNode, type Node } from '../node.ts';
import type { Config } from '../platform/config.ts';
import { copyDatabase, type TestDatabase } from './test-database.ts';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface CallOptions {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface TestServer {
  node: Node;
  config: Config;
  database: TestDatabase;
  /** Where the server listens, for what does not fit `call`. */
  origin: string;
  /** One request over HTTP; the answer is read as JSON where it is JSON. */
  // oxlint-disable-next-line no-explicit-any -- what comes back is what the tests are about
  call: <Body = any>(method: string, path: string, options?: CallOptions) => Promise<Answer<Body>>;
  stop: () => Promise<void>;
}

interface Options {
  work?: boolean;
  /** Whether it answers calls of the product, as all but `npm run work` do. */
  serve?: boolean;
  config?: Partial<Config>;
  /** A second node on the database of another server. */
  beside?: TestServer;
}

/** The real server on a database of its own, listening on a free port. */
export async function startTestServer({
  work = true,
  serve = true,
  config: changes = {},
  beside,
}: Options = {}): Promise<TestServer> {
  const database = beside?.database ?? (await copyDatabase(inject('templateUrl')));
  const dataDir = beside?.config.dataDir ?? (await mkdtemp(join(tmpdir(), 'assay-files-')));
  const webDir = join(dataDir, 'pages');
  await mkdir(webDir, { recursive: true });
  for (const name of ['index.html', 'test.html']) await writeFile(join(webDir, name), '');
  const config: Config = {
    production: false,
    host: '127.0.0.1',
    port: 0,
    workPort: null,
    appUrl: 'http://assay.test',
    secret: 'a secret for tests that is long enough',
    formerSecrets: [],
    dataDir,
    databaseUrl: database.url,
    migrationUrl: null,
    listenUrl: null,
    pooled: false,
    namedStatements: true,
    rolePrefix: 'assay',
    poolSize: 8,
    backupUrl: null,
    backupFolder: null,
    smtpUrl: null,
    mailFrom: 'Assay <no-reply@assay.test>',
    s3: null,
    stripe: null,
    profileSync: null,
    contactEmail: 'sales@assay.test',
    demo: true,
    demoPassword: 'assay-demo-2026',
    metricsToken: null,
    otlpEndpoint: null,
    trustProxy: false,
    hstsSubdomains: false,
    logLevel: 'silent',
    accessLog: false,
    webDir,
    drainMs: 0,
    launched: false,
    ...changes,
  };
  const node = await startNode(config, database.url, { work, serve });
  const origin = await node.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    node,
    config,
    database,
    origin,
    call: (method, path, options = {}) => call(origin, method, path, options),
    async stop() {
      await node.stop();
      if (beside !== undefined) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let ofWorker: Promise<TestServer> | undefined;

/**
 * The server that all files of a worker share, without background work. Each file makes organisations and people of its
 * own and looks at those only. What moves the clock, runs jobs, changes what all organisations share or asks about the
 * whole database starts a server for itself.
 */
export function useServer(): Promise<TestServer> {
  ofWorker ??= startTestServer({ work: false }).then(share);
  return ofWorker;
}

/** Refuses what the next file would find changed. */
function share(server: TestServer): TestServer {
  const refuse = () => Promise.reject(new Error('Other files use this server: start one.'));
  return {
    ...server,
    database: {
      ...server.database,
      query: (text, values) =>
        /\b(alter|create|drop|truncate|moved_clock)\b/i.test(text)
          ? refuse()
          : server.database.query(text, values),
      moveClock: refuse,
      drop: refuse,
    },
    stop: refuse,
  };
}

async function call<Body>(
  origin: string,
  method: string,
  path: string,
  { token, json, form, headers }: CallOptions,
): Promise<Answer<Body>> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: form }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
  };
}

/** Waits until `read` answers something; fails after thirty seconds, or as many as are given. */
export async function eventually<T>(
  read: () => Promise<T | undefined | null | false>,
  what = 'it',
  seconds = 30,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await read();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
