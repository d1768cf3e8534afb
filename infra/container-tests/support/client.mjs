import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { docker } from './docker.mjs';

let authority;

/** The root certificate of the proxy's own authority. */
export async function authorityOf(proxy) {
  authority ??= await docker('exec', proxy, 'cat', '/data/caddy/pki/authorities/local/root.crt');
  return authority;
}

export const forgetAuthority = () => (authority = undefined);

/** `{ status, headers, body }` of a request to https://localhost that trusts the proxy's authority only. */
export async function call(path, { proxy, method = 'GET', headers = {}, body, timeoutMs = 45_000 } = {}) {
  const ca = await authorityOf(proxy);
  const sent = request(`https://localhost${path}`, { ca, method, headers, agent: false, timeout: timeoutMs });
  sent.on('timeout', () => sent.destroy(new Error(`no response to ${path} within ${timeoutMs} ms`)));
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

/** The status of a page over HTTP/2. */
export async function callHttp2(path, { proxy }) {
  const session = connectHttp2('https://localhost', { ca: await authorityOf(proxy) });
  try {
    const stream = session.request({ ':path': path });
    const [headers] = await once(stream, 'response');
    stream.resume();
    return { status: headers[':status'], protocol: session.alpnProtocol };
  } finally {
    session.close();
  }
}
