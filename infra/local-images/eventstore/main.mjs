/** The protocol server on port 2113, which also responds to the health check of HTTP/1.1 there. */
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';

const { EventStoreDbServer } =
  await import('/shop/backend/src/platform/event-sourcing/eventstoredb/testing/eventstoredb-server.ts');
const events = await EventStoreDbServer.start({ port: 2114, folder: '/var/lib/eventstore' });
const health = createHttpServer((request, response) =>
  response.writeHead(request.url === '/health/live' ? 204 : 404).end(),
);

createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('readable', () => {
    const first = socket.read();
    if (!first) return socket.destroy();
    socket.unshift(first);
    if (first.toString('latin1', 0, 3) !== 'PRI') return health.emit('connection', socket);
    const inner = connect(2114, '127.0.0.1');
    inner.on('error', () => socket.destroy());
    socket.pipe(inner).pipe(socket);
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ])
      one.on('close', () => other.destroy());
  });
}).listen(2113);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    events.goAway();
    process.exit(0);
  });
