import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Formats `00-<trace>-<span>-<flags>`; undefined without a span. */
export function toTraceparent(span: SpanContext | undefined): string | undefined {
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

export function toSpanContext(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = pattern.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const span = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(span) ? span : undefined;
}
