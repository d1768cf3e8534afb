import { Agent, createServer, get, request } from 'node:http';
import { pipeline } from 'node:stream';

const here = '127.0.0.1';
const checkEveryMs = 500;
const checkPatienceMs = 2000;
const answerPatienceMs = 60_000;
const drainMs = 5000;
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];

/**
 * One address for several processes of this machine that answer: requests go to them in turn. One that does not say on
 * `/readyz` that it is ready gets none; one that refuses a connection gets none from that moment on. A request that
 * reached nobody goes to the next, and so does one that only reads; of any other nobody knows what it did, and who asked
 * must ask again.
 */
export class Proxy {
  #agent = new Agent({ keepAlive: true, timeout: answerPatienceMs });
  #server = createServer((asked, answer) => this.#pass(asked, answer, this.#inTurn()));
  #apis;
  #next = 0;
  #isInner;
  #timer;
  /** Requests that nobody answered: the visitor was told to try again. */
  unanswered = 0;

  /**
   * @param {number[]} ports where the processes listen
   * @param {{ isInner?: boolean }} options `isInner`: another proxy stands in front, so its X-Forwarded-For is kept
   */
  constructor(ports, { isInner = false } = {}) {
    this.#apis = ports.map((port) => ({ port, ready: true }));
    this.#isInner = isInner;
  }

  /** Listens; answers when it has asked everybody once. Port 0 takes any. */
  async open(port, host = here) {
    await new Promise((resolve, reject) => this.#server.once('error', reject).listen(port, host, resolve));
    this.#timer = setInterval(() => void this.check(), checkEveryMs);
    await this.check();
    return this;
  }

  get port() {
    return this.#server.address().port;
  }

  /** Asks everybody whether he is ready. @returns {Promise<number>} how many are */
  async check() {
    await Promise.all(this.#apis.map(async (api) => (api.ready = await isReady(api.port))));
    return this.#apis.filter(({ ready }) => ready).length;
  }

  /** Takes no new request and waits for those under way, five seconds at most. */
  async close() {
    clearInterval(this.#timer);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    const patience = setTimeout(() => this.#server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(patience);
    this.#agent.destroy();
  }

  /** The ready ones, another first each time, then the others: better asked in vain than not at all. */
  #inTurn() {
    const first = this.#next++ % this.#apis.length;
    const all = [...this.#apis.slice(first), ...this.#apis.slice(0, first)];
    return [...all.filter(({ ready }) => ready), ...all.filter(({ ready }) => !ready)];
  }

  #pass(asked, answer, [api, ...others]) {
    if (!api) return this.#refuse(answer, 503);
    const { method, url: path } = asked;
    const headers = { ...without(asked.headers), ...forwarded(asked, this.#isInner) };
    const call = request({ host: here, port: api.port, agent: this.#agent, method, path, headers });
    let reached = false;
    const send = () => {
      reached = true;
      if (asked.readableEnded) call.end();
      else asked.pipe(call);
    };
    call.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    call.once('timeout', () => call.destroy(new Error('no answer in time')));
    call.once('response', (response) => {
      if (response.headers.connection === 'close') api.ready = false; // about to end; else the next check says so
      answer.shouldKeepAlive &&= this.#server.listening; // a visitor who stays connected would hold up the end
      answer.writeHead(response.statusCode, without(response.headers));
      pipeline(response, answer, () => undefined); // what breaks off here breaks off there
    });
    call.once('error', () => {
      if (answer.destroyed || answer.headersSent) return void answer.destroy(); // the visitor left, or must see it break off
      if (reached) void this.check();
      else api.ready = false;
      if (reached && !onlyReads(asked)) return this.#refuse(answer, 502);
      this.#pass(asked, answer, others);
    });
    answer.once('close', () => answer.writableFinished || call.destroy());
  }

  #refuse(answer, status) {
    this.unanswered++;
    const message = 'De winkel is even niet bereikbaar. Probeer het zo opnieuw.';
    answer.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' });
    answer.end(JSON.stringify({ message, code: 'unavailable' }));
  }
}

/** The outermost proxy discards the address that a visitor claims; an inner one appends to what it receives. */
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
    const asked = get({ host: here, port, path: '/readyz', agent: false, timeout: checkPatienceMs }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode === 200))
        .once('error', () => resolve(false));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });
}
