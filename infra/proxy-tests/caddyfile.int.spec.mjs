/** infra/Caddyfile in a real Caddy: what it lets through, and to which process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as api from '../../contracts/api.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { sleep, stopChild } from '../../scripts/lib/processes.mjs';
import { adapted, hasCaddy, startCaddy } from './caddy-process.mjs';
import { call, handshake, sendBytes } from './client.mjs';

const checkEveryMs = 1000;

async function eventually(check) {
  for (const end = Date.now() + 60_000; !(await check()); await sleep(20))
    if (Date.now() > end) throw new Error('not within a minute');
}

async function startStub() {
  const child = spawn(process.execPath, [inRoot('infra/proxy-tests/stub-upstream.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const port = Number(line.toString());
  const seen = async () => (await fetch(`http://127.0.0.1:${port}/seen`)).json();
  const readiness = (status) => fetch(`http://127.0.0.1:${port}/state/${status}`);
  return { child, port, seen, readiness };
}

(hasCaddy() ? describe : describe.skip)('the proxy (skipped without Caddy)', () => {
  let stubs;
  let proxy;
  beforeAll(async () => {
    stubs = [await startStub(), await startStub()];
    proxy = await startCaddy(
      stubs.map(({ port }) => port),
      { HEALTH_INTERVAL: `${checkEveryMs}ms` },
    );
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const { child } of stubs) {
      child.kill('SIGCONT');
      await stopChild(child, 1000);
    }
  });
  beforeEach(() => Promise.all(stubs.map(({ seen }) => seen())));
  const received = async () => (await Promise.all(stubs.map(({ seen }) => seen()))).flat();

  it('logs a call that it cannot forward, without address, query and headers', async () => {
    const closed = await startCaddy([await freePort()]);
    try {
      const headers = { 'x-search': 'jansen%40example.com' };
      const { status } = await call(closed, '/order-bevestiging?payment_intent_client_secret=geheim', { headers });
      expect(status).toBeGreaterThanOrEqual(502);
      await eventually(() => closed.log().includes(String(status)));
      expect(closed.log()).not.toMatch(/geheim|jansen|127\.0\.0\.1:\d+","proto|remote_ip|User-Agent/);
    } finally {
      await closed.stop();
    }
  });

  describe('TLS', () => {
    it.each([
      ['TLSv1.3', { minVersion: 'TLSv1.3' }],
      ['TLSv1.2', { maxVersion: 'TLSv1.2' }],
    ])('accepts %s with forward secrecy and authenticated encryption', async (version, options) => {
      const { protocol, suite } = await handshake(proxy, options);
      expect(protocol).toBe(version);
      expect(suite).toMatch(/^TLS_(ECDHE_ECDSA_WITH_)?(AES_128_GCM|AES_256_GCM|CHACHA20_POLY1305)_/);
    });

    it('prefers the newest version', async () => {
      expect((await handshake(proxy, {})).protocol).toBe('TLSv1.3');
    });

    it.each(['TLSv1', 'TLSv1.1'])('refuses %s', async (version) => {
      const old = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' };
      await expect(handshake(proxy, old)).rejects.toThrow(/protocol version/);
    });

    it.each([
      'AES128-SHA',
      'AES128-GCM-SHA256',
      'ECDHE-ECDSA-AES128-SHA',
      'ECDHE-ECDSA-AES256-SHA384',
      'DHE-RSA-AES128-GCM-SHA256',
    ])('refuses the suite %s', async (ciphers) => {
      const weak = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` };
      await expect(handshake(proxy, weak)).rejects.toThrow(/handshake failure/);
    });

    it('takes a certificate for a public name from a public authority, and its own authority for localhost only', () => {
      const policies = (host) => adapted({ SHOP_HOST: host }).apps.tls?.automation?.policies ?? [];
      expect(policies('gommie.example')).toEqual([]);
      expect(JSON.stringify(adapted({ SHOP_HOST: 'gommie.example' }))).not.toContain('internal');
    });
  });

  describe('without TLS', () => {
    const plain = (path, options = {}) => fetch(`${proxy.plainUrl}${path}`, { redirect: 'manual', ...options });

    it.each(['/', '/products?search=a', '/admin/orders', '/robots.txt'])('redirects the page %s', async (path) => {
      const response = await plain(path);
      expect([response.status, response.headers.get('location')]).toEqual([308, `https://localhost${path}`]);
    });

    it.each([
      ['GET', api.catalog.listProducts.path],
      ['POST', api.customers.sendCode.path],
      ['POST', '/'],
      ['PUT', '/products'],
      ['GET', '/files/products/a.webp'],
      ['GET', '/metrics'],
      ['OPTIONS', api.catalog.listProducts.path],
    ])('refuses %s %s', async (method, path) => {
      const response = await plain(path, { method });
      expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    });

    it('sends nothing of it to the shop', async () => {
      await plain('/');
      await plain(api.catalog.listProducts.path);
      expect(await received()).toEqual([]);
    });
  });

  it.each(['/metrics', '/readyz'])('hides %s from visitors', async (path) => {
    expect((await call(proxy, path)).status).toBe(404);
    expect(await received()).toEqual([]);
  });

  it('names the visitor itself, whatever headers claim', async () => {
    await call(proxy, '/api/x', { headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'http' } });
    const [{ headers }] = await received();
    expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https']);
  });

  it('refuses a body above the largest upload', async () => {
    const response = call(proxy, '/api/x', { method: 'POST', body: Buffer.alloc(7e6) });
    expect((await response.catch(() => ({ status: 413 }))).status).toBeGreaterThanOrEqual(400);
    expect(await received()).toEqual([]);
  });

  describe('an ambiguous request', () => {
    const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const post = (headers, body) => `POST /api/x HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
    const length = `Content-Length: ${5 + inner.length}`;
    const chunk = (text) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

    it.each([
      ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${inner.length}`, inner)],
      ['a list of lengths', post(`Content-Length: 0, ${inner.length}`, inner)],
      ['a signed length', post(`Content-Length: +${inner.length}`, inner)],
      ['a length with a space before the colon', post(`Content-Length : ${inner.length}`, inner)],
      ['an unknown transfer encoding', post(`${length}\r\nTransfer-Encoding: xchunked`, `0\r\n\r\n${inner}`)],
      [
        'two transfer encodings',
        post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${inner}`),
      ],
      ['a null in a header', post(`X-A: a\0b\r\nContent-Length: ${inner.length}`, inner)],
      ['two hosts', `GET /api/x HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n`],
    ])('with %s is refused', async (_kind, bytes) => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(await sendBytes(proxy, bytes));
      expect(Number(status)).toBeGreaterThanOrEqual(400);
      expect(await received()).toEqual([]);
    });

    it.each([
      ['length and chunks', post(`${length}\r\nTransfer-Encoding: chunked`, chunk(inner))],
      ['chunks and length', post(`Transfer-Encoding: chunked\r\n${length}`, chunk(inner))],
      ['a bare line feed', `POST /api/x HTTP/1.1\nHost: localhost\nContent-Length: ${inner.length}\n\n${inner}`],
      ['a folded header', post(`X-Folded: a\r\n ${inner.split('\r\n')[0]}\r\nContent-Length: ${inner.length}`, inner)],
      ['a folded transfer encoding', post(`Transfer-Encoding:\r\n chunked\r\n${length}`, chunk(inner))],
      [
        'an extension of its chunk',
        post('Transfer-Encoding: chunked', `${inner.length.toString(16)};a=\n\r\n${inner}\r\n0\r\n\r\n`),
      ],
    ])('with %s reaches the shop as one request at most, unambiguous', async (_kind, bytes) => {
      await sendBytes(proxy, bytes);
      const requests = await received();
      expect(requests.length).toBeLessThanOrEqual(1);
      for (const { url, names, body, headers } of requests) {
        expect([url, body === '' || body === inner]).toEqual(['/api/x', true]);
        const lengths = names.filter((name) => /^(content-length|transfer-encoding)$/i.test(name));
        expect(lengths).toHaveLength(1);
        expect(Object.values(headers).filter((value) => /[\r\n]/.test(value))).toEqual([]);
      }
    });

    it('in a pipeline gets one response for each request that the shop receives', async () => {
      const responses = await sendBytes(proxy, post(`${length}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${inner}`));
      expect((await received()).length).toBeLessThanOrEqual(responses.match(/HTTP\/1\.1 \d{3}/g).length);
    });
  });

  describe('with two processes', () => {
    const ports = async (times, options) => {
      const responses = [];
      for (let time = 0; time < times; time++) responses.push(await call(proxy, '/api/x', options));
      expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
      return new Set(responses.map(({ body }) => Number(body)));
    };
    /** Whether requests reach these processes. One to a frozen process gets no response. */
    const areChosen = async (wanted, options) => {
      const found = await Promise.race([ports(4, options).catch(() => undefined), sleep(5000)]);
      return found?.size === wanted.length && wanted.every(({ port }) => found.has(port));
    };

    it('repeats a read that a process dropped, and no other request', async () => {
      expect((await call(proxy, '/api/dies')).status).toBeGreaterThanOrEqual(500);
      expect((await received()).length).toBeGreaterThanOrEqual(2);
      expect((await call(proxy, '/api/dies', { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(500);
      expect(await received()).toHaveLength(1);
    });

    it('keeps both although visitors send bodies that break off', async () => {
      const body = Buffer.alloc(7e6);
      for (let time = 0; time < 4; time++) await call(proxy, '/api/x', { method: 'POST', body }).catch(() => undefined);
      expect((await ports(4)).size).toBe(2);
    });

    it('sends nothing to one that is not ready, until it is', async () => {
      const [first, second] = stubs;
      await first.readiness(503);
      await eventually(() => areChosen([second]));
      expect(await ports(10)).toEqual(new Set([second.port]));
      expect(await ports(5, { method: 'POST', body: 'x' })).toEqual(new Set([second.port]));
      await first.readiness(200);
      await eventually(() => areChosen([first, second]));
      expect(await ports(10)).toEqual(new Set([first.port, second.port]));
    });

    it('sends nothing to one that is frozen', async () => {
      const [first, second] = stubs;
      first.child.kill('SIGSTOP');
      await eventually(() => areChosen([second]));
      expect(await ports(10, { method: 'POST', body: 'x' })).toEqual(new Set([second.port]));
      first.child.kill('SIGCONT');
      await eventually(() => areChosen([first, second]));
    });

    it('loses no read when one is killed, and no other request after the next check', async () => {
      const [first, second] = stubs;
      await stopChild(first.child, 0);
      expect(await ports(6)).toEqual(new Set([second.port]));
      await eventually(() => areChosen([second], { method: 'POST', body: 'x' }));
      expect(await ports(6, { method: 'POST', body: 'x' })).toEqual(new Set([second.port]));
    });
  });
});
