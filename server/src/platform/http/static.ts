import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOfPage } from '@assay/contract/page-pattern';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';
import { allowFrames } from './security-headers.ts';

/**
 * The built client: hashed files under /dist/ for good, and for every other address that asks for HTML its document, of
 * which pages where a test is taken have one of their own. `framesOf` tells which other sites may show it in a frame.
 * Answers whether the client is built.
 */
export async function serveClient(
  app: FastifyInstance,
  webDir: string,
  isTestPage: (path: string) => boolean,
  framesOf: (path: string, query: string) => Promise<readonly string[]>,
): Promise<boolean> {
  const page = await readPage(join(webDir, 'index.html'));
  const testPage = await readPage(join(webDir, 'test.html'));
  const announced = await readAnnounced(join(webDir, 'pages.json'));
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: webDir,
      prefix: '/dist/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // The service worker lies beside the files and looks after the pages above them.
        if (/\/sw\.js(\.br)?$/.test(path)) reply.header('service-worker-allowed', '/');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const forPeople = request.method === 'GET' || request.method === 'HEAD';
    const [path = '/', query = ''] = request.url.split('?', 2);
    const ownPath = /^\/(api|dist|metrics|demo)(\/|$)/.test(path);
    if (page === null || !forPeople || ownPath) throw notFound();
    allowFrames(reply, await framesOf(path, query));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .headers(announced(path))
      .send(isTestPage(path) ? testPage : page);
  });
  return page !== null && testPage !== null;
}

function readPage(file: string): Promise<Buffer> | null {
  return existsSync(file) ? readFile(file) : null;
}

/** The files that a page will ask for in a moment, in their order, as a header. */
async function readAnnounced(file: string): Promise<(path: string) => { link?: string }> {
  const pages = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>)
    : {};
  const links = Object.entries(pages).map(([address, files]) => {
    const kind = (name: string) => (name.endsWith('.css') ? 'preload; as=style' : 'modulepreload');
    const link = files.map((name) => `</dist/${name}>; rel=${kind(name)}; crossorigin`).join(', ');
    return { address, link };
  });
  return (path) => {
    const found = links.find(({ address }) => isOfPage(path, address));
    return found === undefined || found.link === '' ? {} : { link: found.link };
  };
}
