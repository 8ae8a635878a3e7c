import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../platform/config.ts';
import { linkIn, makeTenant, receiveMail } from '../factories.ts';
import { startTestServer, type TestServer } from '../harness.ts';

/** A client as others would generate it, in the folder of what is made: inside, so that packages are found. */
const folder = join(root, '.cache', `api-client-${process.pid}`);
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const run = promisify(execFile);

const settings = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['*.ts'],
};

/** What is in the other file, which only makes sense beside a generated client. */
interface Job {
  doMainJob: (setting: {
    baseUrl: string;
    token: string;
    readInvitation: (email: string) => Promise<{ hash: string; organizationId: number }>;
  }) => Promise<object>;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await mkdir(folder, { recursive: true });
  const { body } = await server.call('GET', '/api/openapi.json');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(body));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await copyFile(join(import.meta.dirname, 'main-job.ts'), join(folder, 'main-job.ts'));
  await run(bin('oazapfts'), ['openapi.json', 'client.ts'], { cwd: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('a client that is generated from the document is checked by its types', async () => {
  const checked = await run(bin('tsc'), ['-p', folder]).catch(({ stdout }: { stdout: string }) => ({
    stdout,
  }));
  expect(checked.stdout).toBe('');
});

test('it goes from an empty campaign to the report of someone who has answered', async () => {
  const { manager } = await makeTenant(server);
  const { doMainJob } = (await import(join(folder, 'main-job.ts'))) as Job;
  const done = await doMainJob({
    baseUrl: server.origin,
    token: manager.token,
    async readInvitation(email) {
      const mail = await receiveMail(server, email);
      const [, , hash = '', id] = linkIn(mail, '/create-account-test-subject/').split('/');
      return { hash, organizationId: Number(id) };
    },
  });
  expect(done).toEqual({
    problems: ['not_email'],
    people: [true],
    subject: true,
    scales: expect.toSatisfy((count: number) => count > 20),
    report: { type: 'application/pdf', head: '%PDF-' },
    stranger: 'unauthenticated',
  });
});
