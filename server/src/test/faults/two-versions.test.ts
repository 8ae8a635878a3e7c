import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { leftOut, nginx, startNginx } from './nginx.ts';

/** Pages of one version, with one file of their own. */
async function makePages(folder: string, version: string): Promise<string> {
  const webDir = join(folder, version);
  await mkdir(join(webDir, 'assets'), { recursive: true });
  await writeFile(join(webDir, 'index.html'), version);
  await writeFile(join(webDir, 'test.html'), version);
  await writeFile(join(webDir, 'assets', `${version}.js`), version);
  return webDir;
}

describe.skipIf(nginx === undefined)(`two versions behind nginx${leftOut}`, () => {
  let folder: string;
  let nodes: TestServer[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-versions-'));
    nodes = [];
    for (const version of ['old', 'new']) {
      const webDir = await makePages(folder, version);
      nodes.push(await startTestServer({ work: false, config: { webDir } }));
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('each page finds its files, whichever node it asks', async () => {
    const ports = nodes.map(({ origin }) => Number(new URL(origin).port));
    const balancer = await startNginx(folder, [ports[0] as number, ports[1] as number]);
    const found: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      for (const version of ['old', 'new']) {
        const answer = await fetch(`${balancer.origin}/dist/assets/${version}.js`);
        found.push(`${answer.status} ${await answer.text()}`);
      }
    }
    expect(new Set(found)).toEqual(new Set(['200 old', '200 new']));
    // A file that no version has stays unfound, and no node is left alone for it.
    expect((await fetch(`${balancer.origin}/dist/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${balancer.origin}/api/ready`)).status).toBe(200);
    await balancer.stop();
  });
});
