import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'assay_' });

const requests = new Histogram({
  name: 'assay_http_request_seconds',
  help: 'Time to answer, by route and status class.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

const mails = new Counter({
  name: 'assay_mails_total',
  help: 'Mails by what became of them.',
  labelNames: ['outcome'],
  registers: [registry],
});

const clientErrors = new Counter({
  name: 'assay_client_errors_total',
  help: 'Error screens that pages have told of.',
  registers: [registry],
});

/** Records one answered request; the route is the pattern, never the address. */
export function observeRequest(
  method: string,
  route: string,
  status: number,
  seconds: number,
): void {
  requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
}

export function countClientError(): void {
  clientErrors.inc();
}

export function countMail(outcome: 'sent' | 'failed'): void {
  mails.inc({ outcome });
}
