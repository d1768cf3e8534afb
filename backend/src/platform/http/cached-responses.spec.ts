import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import { cacheResponses } from './cached-responses.js';

/** A server with a product list that counts its handler's calls. */
async function given({ isOpenToAll = true } = {}) {
  const shop = { state: '1', list: [{ name: 'Beauty Boost' }] as object[], isFlood: false, calls: 0 };
  const server = fastify();
  cacheResponses(server, { state: () => shop.state, isFlood: () => shop.isFlood, isOpenToAll });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-frame-options', 'DENY').header('x-request-id', request.id);
    done();
  });
  const respond = (): string => {
    shop.calls++;
    return JSON.stringify(shop.list);
  };
  server.get(api.catalog.listProducts.path, (_request, reply) => reply.type('application/json').send(respond()));
  server.get<{ Params: { slug: string } }>(api.catalog.findProduct.path, ({ params }, reply) =>
    reply.status(params.slug === 'missing' ? 404 : 200).send(respond()),
  );
  server.get('/api/settings', () => respond());
  await server.ready();
  const get = async (
    url: string = api.catalog.listProducts.path,
    headers: Record<string, string> = { 'accept-encoding': 'br' },
  ) => server.inject({ url, headers });
  return { shop, server, get };
}

it('handles a request once, and sends the same response until the content changes', async () => {
  const { shop, get } = await given();
  const [first, second] = [await get(), await get()];
  expect(shop.calls).toBe(1);
  expect(JSON.parse(brotliDecompressSync(second.rawPayload).toString())).toEqual(shop.list);
  const { 'x-request-id': firstId, date: _first, connection: _one, ...headers } = first.headers;
  const { 'x-request-id': secondId, date: _second, connection: _other, ...same } = second.headers;
  expect(same).toEqual(headers);
  expect(same).toMatchObject({ 'x-frame-options': 'DENY', 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(secondId).not.toBe(firstId);
  [shop.state, shop.list] = ['2', [{ name: 'Sleep Well' }]];
  expect(brotliDecompressSync((await get()).rawPayload).toString()).toContain('Sleep Well');
});

it('caches a response for each encoding', async () => {
  const { shop, get } = await given();
  for (let time = 0; time < 2; time++) {
    const zipped = await get(api.catalog.listProducts.path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(JSON.stringify(shop.list));
    expect((await get(api.catalog.listProducts.path, {})).json()).toEqual(shop.list);
  }
  expect(shop.calls).toBe(2);
});

it.each([
  urlOf(api.catalog.listProducts, {}, { category: 0 }),
  urlOf(api.catalog.listProducts, {}, { category: '03' }),
  `${api.catalog.listProducts.path}?page=1`,
  urlOf(api.catalog.findProduct, { slug: 'missing' }),
  '/api/settings',
])('caches nothing of %s, which visitors can make up or which is not of the catalogue', async (url) => {
  const { shop, get } = await given();
  await get(url);
  await get(url);
  expect(shop.calls).toBe(2);
});

it('caches no empty list', async () => {
  const { shop, get } = await given();
  shop.list = [];
  await get(urlOf(api.catalog.listProducts, {}, { category: 99 }));
  expect((await get(urlOf(api.catalog.listProducts, {}, { category: 99 }))).json()).toEqual([]);
  expect(shop.calls).toBe(2);
});

it('caches no response whose content changed while it was made', async () => {
  const { shop, server, get } = await given();
  await get();
  shop.state = '2';
  const change = { toJSON: () => (shop.state = '3') };
  shop.list = [change];
  await get();
  shop.list = [{ name: 'Sleep Well' }];
  expect(brotliDecompressSync((await get()).rawPayload).toString()).toContain('Sleep Well');
  await server.close();
});

it('leaves conditional requests, compressed bodies and floods to the other hooks', async () => {
  const { shop, get } = await given();
  await get();
  await get(api.catalog.listProducts.path, { 'accept-encoding': 'br', 'if-none-match': '"a"' });
  await get(api.catalog.listProducts.path, { 'accept-encoding': 'br', 'content-encoding': 'gzip' });
  shop.isFlood = true;
  await get();
  expect(shop.calls).toBe(4);
});

it('handles each request while a gate decides who may read, and still compresses the body', async () => {
  const { shop, get } = await given({ isOpenToAll: false });
  await get();
  expect((await get()).headers['content-encoding']).toBe('br');
  expect(shop.calls).toBe(2);
});
