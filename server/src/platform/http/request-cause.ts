import type { FastifyInstance, FastifyRequest } from 'fastify';
import { causedBy } from '../cause.ts';
import { type Span, startSpan } from '../tracing/tracing.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** A span for each request, where traces are wanted. What a caller says of a trace of its own is not believed. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'assay.request_id': request.id,
    };
    const span = startSpan(`${request.method} ${route}`, 'server', attributes);
    if (span !== null) spans.set(request, span);
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end(statusCode >= 500, { 'http.response.status_code': statusCode });
    done();
  });
}

/** Everything that is done for a request has it as its cause. */
export function within<T>(request: FastifyRequest, work: () => T): T {
  return causedBy({ request: request.id, trace: spans.get(request)?.trace }, work);
}
