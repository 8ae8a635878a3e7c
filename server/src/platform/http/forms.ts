import type { FastifyInstance, RouteOptions } from 'fastify';
import { parseQuery } from './query.ts';

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
