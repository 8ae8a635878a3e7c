/** What no page with React can be lighter than: a counter, built and served as the product is. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../server/src/platform/config.ts';

export interface FloorPage {
  origin: string;
  stop: () => Promise<void>;
}

const types: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

export async function serveFloorPage(): Promise<FloorPage> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const outDir = await mkdtemp(join(root, '.cache/floor-'));
  await build({
    root: join(import.meta.dirname, 'floor-page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    readFile(join(outDir, path)).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
            'content-encoding': 'br',
          })
          .end(brotliCompressSync(content)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
