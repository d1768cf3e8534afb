import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { Problem } from './say.mjs';

/**
 * Systems give ports from 32,768 or 49,152 upwards to outgoing connections and to servers that ask for any port. A port below
 * is still free when the program that it is meant for starts.
 */
const lowest = 15_000;
const highest = 32_000;

/** Returns a free port; another program may still take it. */
export const freePort = () => firstOfFree(1);

/** Returns two consecutive free ports, for the shop and the Stripe simulator. */
export const freePortPair = () => firstOfFree(2);

async function firstOfFree(count) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = randomInt(lowest, highest);
    const ports = Array.from({ length: count }, (_, n) => first + n);
    const problems = await Promise.all(ports.map(portProblem));
    if (problems.every((problem) => problem === undefined)) return first;
  }
  throw new Problem(`no ${count} free ports in a row from ${lowest} to ${highest}`);
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
