import { createServer, request } from 'node:http';
import { freePort } from '../ports.mjs';
import { Proxy } from './proxy.mjs';

const closing = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An API that returns its name and the request it received. */
async function api(name, { port = 0, ready = () => true, reply = say } = {}) {
  const seen = [];
  const server = createServer(async (asked, response) => {
    if (asked.url === '/readyz') return response.writeHead(ready() ? 200 : 503).end();
    let body = '';
    for await (const chunk of asked) body += chunk;
    seen.push({ name, body, headers: asked.headers });
    reply(response, name, asked);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  closing.push(close);
  return {
    port: server.address().port,
    seen,
    close,
    sockets: () => new Promise((done) => server.getConnections((_, n) => done(n))),
  };
}

const say = (response, name) => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(name);

const proxyFor = (...apis) => openProxy(apis);

async function openProxy(apis, options) {
  const proxy = await new Proxy(
    apis.map(({ port }) => port),
    options,
  ).open(0);
  closing.push(() => proxy.close());
  const url = `http://127.0.0.1:${proxy.port}/`;
  const ask = async (options) => {
    const response = await fetch(url, options);
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  const names = async (count) => {
    const bodies = [];
    for (let n = 0; n < count; n++) bodies.push((await ask()).body);
    return bodies;
  };
  return { proxy, ask, names };
}

it('distributes requests round robin over kept connections', async () => {
  const [first, second] = [await api('first'), await api('second')];
  const { names } = await proxyFor(first, second);
  expect((await names(6)).sort()).toEqual(['first', 'first', 'first', 'second', 'second', 'second']);
  expect(await first.sockets()).toBeLessThanOrEqual(2); // one for requests, one for readiness checks
});

it('forwards body, cookies and address, and ignores the address that a visitor claims', async () => {
  const only = await api('only');
  const { ask } = await proxyFor(only);
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  };
  const response = await ask({ method: 'POST', body: '{"a":1}', headers });
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const [seen] = only.seen;
  expect(seen.body).toBe('{"a":1}');
  expect(seen.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'content-length': '7',
  });
});

it('appends to the address that the proxy in front of it names', async () => {
  const only = await api('only');
  const { ask } = await openProxy([only], { isInner: true });
  await ask({ headers: { 'x-forwarded-for': '203.0.113.9' } });
  await ask();
  expect(only.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9, 127.0.0.1', '127.0.0.1']);
});

it('skips a process until it is ready', async () => {
  let ready = false;
  const [first, second] = [await api('first', { ready: () => ready }), await api('second')];
  const { proxy, names } = await proxyFor(first, second);
  expect(await names(4)).toEqual(['second', 'second', 'second', 'second']);
  ready = true;
  expect(await proxy.check()).toBe(2);
  expect((await names(2)).sort()).toEqual(['first', 'second']);
});

it('retries on another process, with the same body, when one refuses connections', async () => {
  const [first, second] = [await api('first'), await api('second')];
  const { ask, proxy } = await proxyFor(first, second);
  await first.close();
  const responses = await Promise.all(['a', 'b', 'c', 'd'].map((body) => ask({ method: 'POST', body })));
  expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, 'second']));
  expect(second.seen.map(({ body }) => body).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(proxy.unanswered).toBe(0);
});

it('does not retry a write that reached a process, because it may have been executed', async () => {
  const dies = (response) => response.destroy();
  const [first, second] = [await api('first', { reply: dies }), await api('second', { reply: dies })];
  const { ask } = await proxyFor(first, second);
  const response = await ask({ method: 'POST', body: 'once' });
  expect(response.status).toBe(502);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(JSON.parse(response.body)).toMatchObject({ code: 'unavailable' });
  expect([...first.seen, ...second.seen]).toHaveLength(1);
});

it('retries a read on another process when the first one exits', async () => {
  const dies = (response) => response.destroy();
  const [first, second] = [await api('first', { reply: dies }), await api('second')];
  const { names } = await proxyFor(first, second);
  expect(await names(4)).toEqual(Array(4).fill('second'));
  expect(first.seen.length).toBeGreaterThan(0);
});

it('sends no more requests to a process that closes its connection', async () => {
  let closing = false;
  const ends = (response, name) => {
    closing = true;
    response.writeHead(200, { connection: 'close' }).end(name);
  };
  const [first, second] = [await api('first', { reply: ends, ready: () => !closing }), await api('second')];
  const { names } = await proxyFor(first, second);
  expect((await names(5)).filter((name) => name === 'first')).toHaveLength(1);
});

it('responds with 503 without a process, and recovers with the first that returns', async () => {
  const port = await freePort();
  const { ask, proxy } = await proxyFor({ port });
  expect(await ask()).toMatchObject({ status: 503 });
  await api('back', { port });
  expect(await ask()).toMatchObject({ status: 200, body: 'back' });
  expect(proxy.unanswered).toBe(1);
});

it('completes open requests before it closes, and aborts those of a visitor who leaves', async () => {
  let answerNow;
  const broken = [];
  const slow = (response, name, asked) => {
    response.once('close', () => broken.push(!response.writableFinished));
    if (asked.url === '/slow') answerNow = () => response.end(name);
  };
  const only = await api('only', { reply: slow });
  const { proxy } = await proxyFor(only);
  const left = request({ port: proxy.port, host: '127.0.0.1', path: '/left' });
  left.on('error', () => undefined).end();
  while (only.seen.length < 1) await new Promise(setImmediate);
  left.destroy();
  const response = fetch(`http://127.0.0.1:${proxy.port}/slow`);
  while (!answerNow) await new Promise(setImmediate);
  const closed = proxy.close();
  answerNow();
  expect(await (await response).text()).toBe('only');
  await closed;
  expect(broken).toEqual([true, false]);
});
