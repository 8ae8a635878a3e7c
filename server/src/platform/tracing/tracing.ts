import { performance } from 'node:perf_hooks';
import type { LogEvent } from 'kysely';
import { causedBy, causeNow } from '../cause.ts';
import type { Config } from '../config.ts';

export type Attributes = Record<string, string | number>;
export type SpanKind = 'server' | 'consumer' | 'client';

export interface Span {
  /** What is done within it names this as its parent. */
  trace: string;
  end: (failed: boolean, attributes?: Attributes) => void;
}

/** What keeps and sends the spans; made only where somebody wants them. */
export interface Tracer {
  start: (
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    parent?: string,
    at?: number,
  ) => Span;
  stop: () => Promise<void>;
}

let tracer: Tracer | null = null;

/** Loads what it needs only where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Answers what ends it. */
export async function openTracing(
  { otlpEndpoint }: Pick<Config, 'otlpEndpoint'>,
  service: string,
): Promise<() => Promise<void>> {
  if (otlpEndpoint === null) return () => Promise.resolve();
  const { openTracer } = await import('./otlp-tracer.ts');
  const own = openTracer(otlpEndpoint, service);
  tracer = own;
  return async () => {
    if (tracer === own) tracer = null;
    await own.stop();
  };
}

/** Null where nobody wants traces. */
export function startSpan(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  parent = causeNow()?.trace,
): Span | null {
  return tracer?.start(name, kind, attributes, parent) ?? null;
}

/** Runs `work` within a span of its own. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const cause = causeNow();
  const span = startSpan(name, kind, attributes);
  if (span === null || cause === undefined) return work();
  let failed = true;
  try {
    const answer = await causedBy({ ...cause, trace: span.trace }, work);
    failed = false;
    return answer;
  } finally {
    span.end(failed);
  }
}

/** A statement that is over: its text, in which values are only numbered. */
export function traceStatement({ level, query, queryDurationMillis: ms }: LogEvent): void {
  const parent = causeNow()?.trace;
  if (tracer === null || parent === undefined) return;
  const text = query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, 2000);
  const name = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  const began = performance.timeOrigin + performance.now() - ms;
  tracer.start(name, 'client', attributes, parent, began).end(level === 'error');
}
