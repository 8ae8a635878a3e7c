import type { FastifyInstance, RouteOptions } from 'fastify';
import { parseQuery } from './query.ts';

/** Of the protocol of resumable uploads, https://tus.io/protocols/resumable-upload. */
export const tusVersion = '1.0.0';

/** A form of a few words, which nobody has to be known to send. */
export const smallForm = 16 * 1024;

/** Adds a route that takes what a plain HTML form sends. Everywhere else that stays a mistake. */
export function acceptForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: smallForm },
      (_request, text, done) => done(null, parseQuery(text as string)),
    );
    scope.route(route);
  });
}

/** Adds a route whose JSON stays as it came: a signature is over its bytes. */
export function acceptRaw(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.route(route);
  });
}

/** Adds a route of the tus protocol, whose version every answer says, also one that refuses. */
export function acceptUploads(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/offset+octet-stream',
      { parseAs: 'buffer' },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('tus-resumable', tusVersion);
      done();
    });
    scope.route(route);
  });
}
