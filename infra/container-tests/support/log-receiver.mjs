import { once } from 'node:events';
import { createServer } from 'node:tls';

/** A syslog receiver over TLS on this machine, which keeps what it receives. Port 0 takes a free one. */
export async function receiveLogs(certificate, port = 0) {
  const sockets = new Set();
  const receiver = { text: '' };
  const server = createServer(certificate, (socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (receiver.text += chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => {});
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(receiver, {
    port: server.address().port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  });
}
