import { connect } from 'node:net';

/** Whether a Postgres that accepts connections listens on a port of 127.0.0.1. */
export function speaksPostgres(port, patience = 2000) {
  return new Promise((resolve) => {
    if (!(port > 0)) return resolve(false);
    const socket = connect({ host: '127.0.0.1', port });
    const done = (isPostgres) => {
      socket.destroy();
      resolve(isPostgres);
    };
    socket.setTimeout(patience, () => done(false));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
    socket.once('connect', () => socket.write(startupPacket({ user: 'shop', database: 'shop' })));
    // R requests a password; E means that it starts up or shuts down.
    socket.once('data', (reply) => done(reply[0] === 'R'.charCodeAt(0)));
  });
}

function startupPacket(parameters) {
  const text = Object.entries(parameters).flat().join('\0');
  const packet = Buffer.alloc(8 + text.length + 2);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(3 << 16, 4);
  packet.write(text, 8);
  return packet;
}
