import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that connects in order to ask has sent its request by then. */
const unusedMs = 500;

/**
 * Sends `connection: close` during shutdown, because a proxy that keeps its connections would delay the end. Connections without a
 * request, as browsers open in advance, end too: Node counts them as busy until the time limit for headers.
 */
export function closeConnectionsAtShutdown(fastify: FastifyInstance, isEncrypted: boolean): void {
  let closing = false;
  const unused = new Set<Socket>();
  fastify.server.on(isEncrypted ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  fastify.server.on('request', ({ socket }) => unused.delete(socket));
  fastify.addHook('preClose', (done) => {
    closing = true;
    // a busy process first reads what has arrived
    const end = () => setImmediate(() => unused.forEach((socket) => socket.destroy()));
    setTimeout(end, unusedMs).unref();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
