/**
 * The protocol server on port 2113, which also responds to HTTP/1.1 there. Unless EVENTSTORE_INSECURE is true
 * or `--insecure` is given, it talks TLS and checks users, as the image of EventStoreDB does.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { changeUsers, openUsers } from './users.mjs';

const { EventStoreDbServer } = await import('/shop/infra/eventstoredb-server/eventstoredb-server.ts');
const folder = '/var/lib/eventstore';
const isSecure = process.env.EVENTSTORE_INSECURE !== 'true' && !process.argv.includes('--insecure');
const usersFile = `${folder}/users.json`;
const users = isSecure ? openUsers(usersFile) : null;
const events = await EventStoreDbServer.start({
  port: 2114,
  folder: `${folder}/log`,
  users,
  declaresBatchAppend: false,
});

const http = createHttpServer((request, response) => {
  if (request.url === '/health/live') return response.writeHead(204).end();
  if (!users) return response.writeHead(404).end();
  changeUsers(users, usersFile, request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(400).end(),
  );
});

function accept(socket) {
  socket.on('error', () => socket.destroy());
  socket.once('readable', () => {
    const first = socket.read();
    if (!first) return socket.destroy();
    socket.unshift(first);
    if (first.toString('latin1', 0, 3) !== 'PRI') return http.emit('connection', socket);
    const inner = connect(2114, '127.0.0.1');
    inner.on('error', () => socket.destroy());
    socket.pipe(inner).pipe(socket);
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ])
      one.on('close', () => other.destroy());
  });
}

function createSecureServer() {
  const cert = readFileSync(process.env.EVENTSTORE_CERTIFICATE_FILE);
  const key = readFileSync(process.env.EVENTSTORE_CERTIFICATE_PRIVATE_KEY_FILE);
  return createTlsServer({ cert, key, ALPNProtocols: ['http/1.1', 'h2'] }, accept).on('tlsClientError', () => {});
}

(isSecure ? createSecureServer() : createServer(accept)).listen(2113, () => console.log('listening on port 2113'));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    events.goAway();
    process.exit(0);
  });
