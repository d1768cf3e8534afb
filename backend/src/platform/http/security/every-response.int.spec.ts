import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import sharp from 'sharp';
import * as api from '../../../../../contracts/api.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { createServer } from '../../../app/create-server.js';
import { rawResponse } from '../../../testing/raw-response.js';
import { startTestShop, type TestShop } from '../../../testing/shop/test-shop.js';
import { AppConfig } from '../../config/app-config.js';
import { ProductImagesStore } from '../../files/product-images-store.js';

/** A process in production behind TLS. */
let shop: TestShop;
let app: NestFastifyApplication;
let url: string;
let folder: string;
let picture: string;
const times = { headersMs: 1500, wholeMs: 3000, checkEveryMs: 20 };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  shop = await startTestShop({ ACCESS_CODE: '', DATA_DIR: folder });
  const config = shop.app.get<AppConfig>(AppConfig);
  const publicShop = { ...config.shop, url: 'https://gommie.example' };
  app = await createServer({ ...config, production: true, roles: ['api'], shop: publicShop }, { times });
  await app.init();
  const square = sharp({ create: { width: 900, height: 900, channels: 3, background: '#f60' } });
  ({ url: picture } = await shop.app.get(ProductImagesStore).store(await square.png().toBuffer()));
  await app.listen(0, '127.0.0.1');
  url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
});
afterAll(async () => {
  await app?.close();
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

const ifBuilt = existsSync('frontend/dist') ? it.each : it.skip.each;
type Headers = Record<string, string | string[] | undefined>;

function expectProtected(headers: Headers): void {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
}

it.each([
  ['the API', api.catalog.listProducts.path, {}, 200],
  ['an error of the API', urlOf(api.catalog.findProduct, { slug: 'none' }), {}, 404],
  ['a missing route', '/api/none', {}, 404],
  ['an address that cannot be decoded', `${api.catalog.listProducts.path}/%zz`, {}, 400],
  ['an address that is too long', urlOf(api.catalog.findProduct, { slug: 'x'.repeat(400) }), {}, 404],
  ['an address with a null character', `${api.catalog.listProducts.path}?search=%00`, {}, 400],
  ['a compressed body', api.catalog.listProducts.path, { 'content-encoding': 'gzip' }, 415],
  ['a refused visitor', api.staffLogin.showOwnAccount.path, {}, 401],
  ['a missing picture', '/files/products/none.webp', {}, 404],
  ['the health check', '/healthz', {}, 200],
  ['text', '/robots.txt', {}, 200],
])('%s has HSTS, nosniff and a policy', async (_kind, path, headers, status) => {
  const response = await rawResponse(`${url}${path}`, headers);
  expect(response.status).toBe(status);
  expectProtected(response.headers);
});

it('an uploaded picture has them', async () => {
  const response = await rawResponse(`${url}${picture}`);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'image/webp']);
  expectProtected(response.headers);
});

ifBuilt([
  ['a page', '/', 200],
  ['a missing page', '/nergens', 404],
  ['a redirect', '/products/', 301],
  ['the icon', '/favicon.svg', 200],
  ['a missing file', '/assets/none.js', 404],
])('%s of the build has them', async (_kind, path, status) => {
  const response = await rawResponse(`${url}${path}`);
  expect(response.status).toBe(status);
  expectProtected(response.headers);
});

ifBuilt([[/src="(\/assets\/[^"]+\.js)"/], [/href="(\/assets\/[^"]+\.css)"/], [/(\/assets\/[^"]+\.woff2)/]])(
  'a file of the page that matches %s has them, also when the browser has it already',
  async (pattern) => {
    const [, file] = pattern.exec((await rawResponse(`${url}/`)).body.toString()) ?? [];
    if (!file) return expect(String(pattern)).toContain('css'); // styles may all be inline
    const first = await rawResponse(`${url}${file}`);
    expect(first.status).toBe(200);
    expectProtected(first.headers);
    const again = await rawResponse(`${url}${file}`, { 'if-none-match': first.headers.etag! });
    expect(again.status).toBe(304);
    expectProtected(again.headers);
  },
);

it.each([
  ['is no HTTP', 'HELLO\r\n\r\n', 400],
  ['has two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['has headers without end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 408],
  ['has too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('a request that %s gets them', async (_kind, request, status) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(request);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  const [first, ...lines] = head!.split('\r\n');
  expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expectProtected(headers);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body!)));
  expect(typeof (JSON.parse(body!) as { message: string }).message).toBe('string');
});

ifBuilt([
  ['/', 'text/html'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/.well-known/security.txt', 'text/plain'],
  [api.catalog.listProducts.path, 'application/json'],
])('%s has the type %s with its character set', async (path, type) => {
  const { headers } = await rawResponse(`${url}${path}`);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
});
