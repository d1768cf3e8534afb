import { once } from 'node:events';
import { request } from 'node:https';
import { connect } from 'node:tls';

const name = 'localhost';

/** `{ status, headers, body }` of a request to the proxy that trusts its authority only. */
export async function call({ port, ca }, path, { method = 'GET', headers = {}, body } = {}) {
  const sent = request({ host: '127.0.0.1', servername: name, port, ca, path, method, headers, agent: false });
  sent.setHeader('host', name);
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

/** The protocol and cipher suite of a handshake with `options`; throws when the proxy refuses it. */
export async function handshake({ port, ca }, options) {
  const socket = connect({ host: '127.0.0.1', servername: name, port, ca, ...options });
  try {
    await once(socket, 'secureConnect');
    return { protocol: socket.getProtocol(), suite: socket.getCipher().standardName };
  } finally {
    socket.destroy();
  }
}

/** Sends bytes over TLS and returns everything received until the proxy closes, or `quietMs` after the last byte. */
export async function sendBytes({ port, ca }, bytes, quietMs = 250) {
  const socket = connect({ host: '127.0.0.1', servername: name, port, ca });
  await once(socket, 'secureConnect');
  let received = '';
  let timer;
  const quiet = new Promise((resolve) => {
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    };
    socket.on('data', (data) => {
      received += data.toString('latin1');
      wait();
    });
    socket.on('error', resolve).on('close', resolve);
    wait();
  });
  socket.write(bytes);
  await quiet;
  clearTimeout(timer);
  socket.destroy();
  return received;
}
