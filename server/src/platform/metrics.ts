import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'assay_http_request_duration_seconds',
  help: 'Time to answer, by route.',
  labelNames: ['method', 'route'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

const requests = new Counter({
  name: 'assay_http_requests_total',
  help: 'Answers, by route and status.',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
});

const jobs = new Counter({
  name: 'assay_jobs_total',
  help: 'Tries of background work that this process has made, by what became of them.',
  labelNames: ['queue', 'outcome'],
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
  durations.observe({ method, route }, seconds);
  requests.inc({ method, route, status });
}

export function countClientError(): void {
  clientErrors.inc();
}

export function countJob(queue: string, outcome: 'completed' | 'failed'): void {
  jobs.inc({ queue, outcome });
}

export function countMail(outcome: 'sent' | 'failed'): void {
  mails.inc({ outcome });
}
