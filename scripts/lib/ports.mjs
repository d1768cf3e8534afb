import { connect, createServer } from 'node:net';
import { Problem } from './say.mjs';

/** Returns a free port of 127.0.0.1; another process may still take it. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Returns two consecutive free ports, for the shop and the Stripe simulator. */
export async function freePortPair() {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = await freePort();
    if (port < 65_535 && (await portProblem(port + 1)) === undefined) return port;
  }
  throw new Problem('no two free ports in a row on 127.0.0.1');
}

/** Returns why a port cannot be bound ('EADDRINUSE', 'EACCES', …), or undefined. */
export async function portProblem(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const code = await listenProblem(port, host);
    if (code && code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') return code;
  }
  return undefined;
}

function listenProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', (error) => resolve(error.code));
    server.listen({ port, host, ipv6Only: host === '::' }, () => server.close(() => resolve(undefined)));
  });
}

export async function assertPortFree(port, variable, who) {
  const code = await portProblem(port);
  if (!code) return;
  const why = code === 'EACCES' ? 'may not be opened by this user' : 'is taken by another program';
  throw new Problem(
    `port ${port}, for ${who}, ${why}. Stop that program, or choose another port: ${variable}=${port + 10} npm start` +
      (variable === 'PORT' ? ' (beside another shop also: DATA_DIR=.data-2)' : ''),
  );
}

export function acceptsConnections(host, port, patience = 1000) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const done = (isAccepted) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.setTimeout(patience, () => done(false));
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}
