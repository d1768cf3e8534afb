import type { FastifyInstance } from 'fastify';

/** Sends `connection: close` during shutdown, because a proxy that keeps its connections would delay the end. */
export function closeConnectionsAtShutdown(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
