import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../platform/config.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { keepDoing } from './keep-doing.ts';
import { type Balancer, leftOut, nginx, startNginx } from './nginx.ts';
import { externalDatabase, freePort, type ServerProcess, startProcess } from './server-process.ts';

/** Sends a body and answers the status, or 0 where the connection was closed before one came. */
function send(
  url: string,
  method: string,
  body: Buffer,
  headers: Record<string, string | number>,
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const megabytes = (count: number) => randomBytes(count * 1024 * 1024);

describe('a body that is too large', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ work: false });
  });
  afterAll(() => server.stop());

  test.each([
    ['application/json', 413],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
  ])('of %s is read to its end, and the connection goes on', async (type, expected) => {
    const body = megabytes(11);
    const headers = { 'content-type': type, 'content-length': body.length };
    for (let i = 0; i < 5; i += 1) {
      expect(await send(`${server.origin}/api/login`, 'POST', body, headers)).toBe(expected);
    }
    const answer = await fetch(`${server.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(expected);
    expect(answer.headers.get('connection')).not.toBe('close');
  });
});

test('nginx lets as much through as each call takes', async () => {
  const server = await startTestServer({ work: false });
  const settings = await readFile(join(root, 'docs/nginx.conf'), 'utf8');
  const patterns = [...settings.matchAll(/location ~ (\S+) \{([^}]*)/g)].map(
    ([, pattern = '', body = '']) => ({ pattern: new RegExp(pattern), body }),
  );
  const ruleOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.body ?? '';
  const wrong: string[] = [];
  for (const { method, path, files, id } of server.node.endpoints) {
    const rule = ruleOf(path.replaceAll(/\{\w+\}/g, '17'));
    if (files !== undefined && !rule.includes('client_max_body_size 12m')) {
      wrong.push(`${method} ${path} takes files`);
    }
    const isAnswer = method === 'POST' && /answer/.test(id) && /answers?(\/|$)/.test(path);
    if (isAnswer && !rule.includes('non_idempotent')) {
      wrong.push(`${method} ${path} takes answers`);
    }
  }
  await server.stop();
  expect(wrong).toEqual([]);
});

describe.skipIf(nginx === undefined)(`strangers before nginx${leftOut}`, () => {
  let server: TestServer;
  let folder: string;
  let balancer: Balancer;
  let nodes: ServerProcess[];

  beforeAll(async () => {
    server = await startTestServer({ work: false });
    folder = await mkdtemp(join(tmpdir(), 'assay-nginx-'));
    const ports: [number, number] = [await freePort(), await freePort()];
    const { database, config } = server;
    const env = externalDatabase(database.url, config.secret, config.dataDir);
    nodes = await Promise.all(ports.map((port) => startProcess(env, port)));
    balancer = await startNginx(folder, ports);
  });
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const attacks = [
    ['POST', '/api/login', 'application/json', 6],
    ['POST', '/api/login', 'application/json', 11],
    ['PATCH', '/api/interviews/none/recordings/1', 'application/offset+octet-stream', 11],
    ['POST', '/api/subject-profile/cv', 'application/json', 11],
    ['POST', '/api/subject-profile/cv', 'text/plain', 11],
    ['POST', '/api/subject-profile/cv', 'multipart/form-data; boundary=x', 11],
    ['POST', '/api/subject-profile/cv', 'application/x-www-form-urlencoded', 3],
  ] as const;

  test('take nothing from bystanders, whatever they send', { timeout: 60_000 }, async () => {
    const calls = keepDoing(async () => {
      const { status } = await fetch(`${balancer.origin}/api/ready`).catch(() => ({ status: 0 }));
      await delay(10);
      return status;
    });
    const answers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const [method, path, type, size] of attacks) {
        const body = megabytes(size);
        const headers = { 'content-type': type, 'content-length': body.length };
        const both = [0, 1].map(() => send(balancer.origin + path, method, body, headers));
        answers.push(...(await Promise.all(both)));
      }
      const long = {
        'x-long': 'x'.repeat(7000),
        'x-longer': 'y'.repeat(7900),
        cookie: 'z'.repeat(7900),
      };
      answers.push(await send(`${balancer.origin}/api/ready`, 'GET', Buffer.alloc(0), long));
    }
    const statuses = await calls();
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });
});
