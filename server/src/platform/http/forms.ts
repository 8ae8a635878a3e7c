import type { FastifyInstance, RouteOptions } from 'fastify';
import { parseQuery } from './query.ts';

/** Adds a route that takes what a plain HTML form sends. Everywhere else that stays a mistake. */
export function acceptForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, parseQuery(text as string)),
    );
    scope.route(route);
  });
}
