import { Agent, createServer, get, request } from 'node:http';
import { pipeline } from 'node:stream';

const here = '127.0.0.1';
const checkEveryMs = 500;
const checkPatienceMs = 2000;
const responsePatienceMs = 60_000;
const drainMs = 5000;
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];

/**
 * Load-balances requests over processes of this machine, round robin. A process that fails `/readyz` or refuses a
 * connection is skipped. Retries a request only when it did not reach a process or is read-only, because any other may
 * have been executed.
 */
export class Proxy {
  #agent = new Agent({ keepAlive: true, timeout: responsePatienceMs });
  #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing, this.#inTurn()));
  #apis;
  #next = 0;
  #isInner;
  #timer;
  /** Requests that got a 503 because no process was available. */
  unanswered = 0;

  /** `isInner` keeps the X-Forwarded-For of the proxy in front. */
  constructor(ports, { isInner = false } = {}) {
    this.#apis = ports.map((port) => ({ port, ready: true }));
    this.#isInner = isInner;
  }

  /** Listens; resolves after the first readiness check. */
  async open(port, host = here) {
    await new Promise((resolve, reject) => this.#server.once('error', reject).listen(port, host, resolve));
    this.#timer = setInterval(() => void this.check(), checkEveryMs);
    await this.check();
    return this;
  }

  get port() {
    return this.#server.address().port;
  }

  /** Checks the readiness of every process and returns how many are ready. */
  async check() {
    await Promise.all(this.#apis.map(async (api) => (api.ready = await isReady(api.port))));
    return this.#apis.filter(({ ready }) => ready).length;
  }

  /** Stops accepting requests and waits at most five seconds for open ones. */
  async close() {
    clearInterval(this.#timer);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    const patience = setTimeout(() => this.#server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(patience);
    this.#agent.destroy();
  }

  /** The ready processes in rotation, then the others as a last resort. */
  #inTurn() {
    const first = this.#next++ % this.#apis.length;
    const all = [...this.#apis.slice(first), ...this.#apis.slice(0, first)];
    return [...all.filter(({ ready }) => ready), ...all.filter(({ ready }) => !ready)];
  }

  #pass(incoming, outgoing, [api, ...others]) {
    if (!api) return this.#refuse(outgoing, 503);
    const { method, url: path } = incoming;
    const headers = { ...without(incoming.headers), ...forwarded(incoming, this.#isInner) };
    const call = request({ host: here, port: api.port, agent: this.#agent, method, path, headers });
    let reached = false;
    const send = () => {
      reached = true;
      if (incoming.readableEnded) call.end();
      else incoming.pipe(call);
    };
    call.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    call.once('timeout', () => call.destroy(new Error('no response in time')));
    call.once('response', (response) => {
      if (response.headers.connection === 'close') api.ready = false;
      outgoing.shouldKeepAlive &&= this.#server.listening; // an open connection would delay close()
      outgoing.writeHead(response.statusCode, without(response.headers));
      pipeline(response, outgoing, () => undefined);
    });
    call.once('error', () => {
      if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy(); // too late for another response
      if (reached) void this.check();
      else api.ready = false;
      if (reached && !onlyReads(incoming)) return this.#refuse(outgoing, 502);
      this.#pass(incoming, outgoing, others);
    });
    outgoing.once('close', () => outgoing.writableFinished || call.destroy());
  }

  #refuse(outgoing, status) {
    this.unanswered++;
    const message = 'De winkel is even niet bereikbaar. Probeer het zo opnieuw.';
    outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' });
    outgoing.end(JSON.stringify({ message, code: 'unavailable' }));
  }
}

/** The outermost proxy discards the address that a visitor claims; an inner one appends to it. */
const forwarded = ({ socket, headers: { host, 'x-forwarded-for': before } }, isInner) => ({
  'x-forwarded-for': isInner && before ? `${before}, ${socket.remoteAddress}` : socket.remoteAddress,
  'x-forwarded-proto': 'http',
  ...(host && { 'x-forwarded-host': host }),
});

const onlyReads = ({ method, headers }) =>
  (method === 'GET' || method === 'HEAD') && !('content-length' in headers) && !('transfer-encoding' in headers);

const without = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));

function isReady(port) {
  return new Promise((resolve) => {
    const check = get({ host: here, port, path: '/readyz', agent: false, timeout: checkPatienceMs }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode === 200))
        .once('error', () => resolve(false));
    });
    check.once('timeout', () => check.destroy());
    check.once('error', () => resolve(false));
  });
}
