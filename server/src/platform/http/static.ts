import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

/** The built client: hashed files under /dist/ for good, its page for every other address that asks for HTML. */
export async function serveClient(app: FastifyInstance, webDir: string): Promise<void> {
  const pageFile = join(webDir, 'index.html');
  const page = existsSync(pageFile) ? await readFile(pageFile) : null;
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
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const forPeople = request.method === 'GET' || request.method === 'HEAD';
    const ownPath = /^\/(api|dist|metrics|demo)(\/|$|\?)/.test(request.url);
    if (page === null || !forPeople || ownPath) throw notFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
