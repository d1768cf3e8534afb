import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { toSpanContext, toTraceparent } from './traceparent.js';

/** A closed list, so that no personal data, token or query string is exported. */
export interface SpanAttributes {
  'http.request.method'?: string;
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The request's id in the log, and `$correlationId` of its events. */
  'shop.request.id'?: string;
  'shop.command'?: string;
  'shop.stream.category'?: string;
  'shop.event.types'?: string[];
  'shop.event.count'?: number;
  'shop.job'?: string;
  'shop.job.attempt'?: number;
}

export interface SpanStart {
  name: string;
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes: SpanAttributes;
}

export type SetAttributes = (attributes: SpanAttributes) => void;

interface TracedEvent {
  type: string;
  metadata: { traceparent?: string };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

let tracer: Tracer | undefined;

/** Sets the tracer; undefined disables tracing at the cost of one comparison. */
export function makeSpansWith(wanted: Tracer | undefined): void {
  tracer = wanted;
}

/** Runs `work` in a child span of the current one. Rethrows its errors. */
export function inSpan<T>(start: SpanStart, work: (setAttributes: SetAttributes) => Promise<T>): Promise<T> {
  return tracer ? runIn(tracer, context.active(), start, work) : work(ignoreAttributes);
}

/** Continues the remote parent span; undefined starts a new trace. */
export function inSpanAfter<T>(
  traceparent: string | undefined,
  start: SpanStart,
  work: (setAttributes: SetAttributes) => Promise<T>,
): Promise<T> {
  return tracer ? runIn(tracer, contextOf(traceparent), start, work) : work(ignoreAttributes);
}

/** Each trace gets a span of the same length with its own events. Events without a trace get none. */
export async function inSpanOfEach<T>(
  events: readonly TracedEvent[],
  start: Omit<SpanStart, 'attributes'>,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer) return work();
  const making = tracer;
  const spans = [...byTraceparent(events)].map(([traceparent, own]) =>
    begin(making, contextOf(traceparent), { ...start, attributes: eventAttributes(own) }),
  );
  try {
    return await work();
  } catch (error) {
    for (const span of spans) blame(span, error);
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
}

/** The current span as W3C Trace Context, to continue it elsewhere; undefined outside any span. */
export function currentTraceparent(): string | undefined {
  return tracer && toTraceparent(trace.getActiveSpan()?.spanContext());
}

export function eventAttributes(events: readonly { type: string }[]): SpanAttributes {
  return { 'shop.event.types': [...new Set(events.map(({ type }) => type))], 'shop.event.count': events.length };
}

const ignoreAttributes: SetAttributes = () => undefined;

function byTraceparent(events: readonly TracedEvent[]): Map<string, TracedEvent[]> {
  const groups = new Map<string, TracedEvent[]>();
  for (const event of events) {
    const { traceparent } = event.metadata;
    if (traceparent !== undefined) groups.set(traceparent, [...(groups.get(traceparent) ?? []), event]);
  }
  return groups;
}

function contextOf(traceparent: string | undefined): Context {
  const spanContext = toSpanContext(traceparent);
  return spanContext ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

function begin(making: Tracer, parent: Context, { name, kind, attributes }: SpanStart): Span {
  return making.startSpan(name, { kind: kind && kinds[kind], attributes: { ...attributes } }, parent);
}

async function runIn<T>(
  making: Tracer,
  parent: Context,
  start: SpanStart,
  work: (setAttributes: SetAttributes) => Promise<T>,
): Promise<T> {
  const span = begin(making, parent, start);
  try {
    return await context.with(trace.setSpan(parent, span), () =>
      work((attributes) => setAttributesOf(span, attributes)),
    );
  } catch (error) {
    blame(span, error);
    throw error;
  } finally {
    span.end();
  }
}

function setAttributesOf(span: Span, attributes: SpanAttributes): void {
  span.setAttributes({ ...attributes });
  if ((attributes['http.response.status_code'] ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

const bareWord = /^[\w.-]{1,64}$/;

/** Uses code or class only, because messages, and codes that are no bare word, may quote input. */
function blame(span: Span, error: unknown): void {
  const { code } = Object(error) as { code?: unknown };
  const kind = error instanceof Error ? error.constructor.name : 'unknown';
  span.setAttribute('error.type', typeof code === 'string' && bareWord.test(code) ? code : kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
