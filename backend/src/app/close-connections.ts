import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that connected in order to send a request has sent it by then. */
const unusedMs = 500;

/**
 * Sends `connection: close` during shutdown, because a proxy that keeps its connections would delay the end. Also ends connections
 * that never sent a request, such as those that browsers open in advance: Node waits for their headers until the time limit.
 * `isEncrypted`: whether the server speaks TLS. A TLS handshake that never begins is not covered.
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
    // Lets a busy process first read what has arrived.
    const end = () => setImmediate(() => unused.forEach((socket) => socket.destroy()));
    setTimeout(end, unusedMs).unref();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
