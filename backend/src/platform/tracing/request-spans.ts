import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inSpanAfter, type SpanAttributes } from './spans.js';

declare module 'fastify' {
  interface FastifyRequest {
    endSpan?: (attributes: SpanAttributes) => void;
  }
}

/** Ignores a visitor's `traceparent`. Starts after the body was read, because reading it loses the async context. */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { method, routeOptions } = request;
    if (!routeOptions.url?.startsWith('/api/')) return done();
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url, 'shop.request.id': request.id };
    const start = { name: `${method} ${routeOptions.url}`, kind: 'server', attributes } as const;
    void inSpanAfter(undefined, start, (setAttributes) => {
      const ended = endOf(request, setAttributes);
      done();
      return ended;
    });
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    request.endSpan?.({ 'http.response.status_code': reply.statusCode });
    done();
  });
}

function endOf(request: FastifyRequest, setAttributes: (attributes: SpanAttributes) => void): Promise<void> {
  return new Promise((resolve) => {
    request.endSpan = (attributes) => {
      setAttributes(attributes);
      resolve();
    };
  });
}
