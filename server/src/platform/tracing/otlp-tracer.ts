import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { version } from '../version.ts';
import type { SpanKind, Tracer } from './tracing.ts';

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  consumer: Kind.CONSUMER,
  client: Kind.CLIENT,
};

/** Sends spans in batches, as JSON over HTTP; what cannot be delivered is dropped, and nobody waits for it. */
export function openTracer(endpoint: string, service: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('assay', version);
  return {
    start(name, kind, attributes, parent, at) {
      const options = {
        kind: kinds[kind],
        attributes,
        ...(at === undefined ? {} : { startTime: at }),
      };
      const span = tracer.startSpan(name, options, contextOf(parent));
      const { traceId, spanId } = span.spanContext();
      return {
        trace: `00-${traceId}-${spanId}-01`,
        end(failed, more = {}) {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function contextOf(parent: string | undefined) {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}
