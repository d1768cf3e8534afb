import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from '../../../contracts/api.js';
import { eventuallyMatches } from '../testing/kernel.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

/** Responds like PDOK Locatieserver unless `stub` is set. */
let register: Server;
let requests: URL[] = [];
let stub: (() => { status: number; body: string; headers?: object } | null) | null = null;
let shop: TestShop;
beforeAll(async () => {
  register = createServer((request, response) => {
    const url = new URL(request.url!, 'http://register');
    requests.push(url);
    const docs = url.searchParams.getAll('fq').includes('postcode:1012LG')
      ? [{ straatnaam: 'Damrak', woonplaatsnaam: 'Amsterdam' }]
      : [];
    const reply = stub ? stub() : { status: 200, body: JSON.stringify({ response: { numFound: docs.length, docs } }) };
    if (!reply) return;
    const { status, headers, body } = reply as { status: number; headers?: object; body: string };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => register.once('listening', listening));
  const { port } = register.address() as AddressInfo;
  shop = await startTestShop({ ADDRESS_REGISTER_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await shop.close();
  register.closeAllConnections();
  await new Promise((closed) => register.close(closed));
});
beforeEach(() => {
  requests = [];
  stub = null;
});

const lookUp = async (postalCode: string, houseNumber: string) => {
  const found = await new TestBrowser(shop).call(api.postalAddresses.lookUpAddress, {
    body: { postalCode, houseNumber },
  });
  return { status: found.status, body: await found.json() };
};

it('finds street and town, and caches the result', async () => {
  const found = { status: 200, body: { address: { street: 'Damrak', city: 'Amsterdam' } } };
  await eventuallyMatches(() => lookUp('1012lg', '1'), found);
  const { pathname, searchParams } = requests.at(-1)!;
  expect([pathname, ...searchParams.getAll('fq')]).toEqual(['/free', 'type:adres', 'postcode:1012LG', 'huisnummer:1']);
  requests = [];
  expect(await lookUp('1012 LG', '1')).toEqual(found);
  expect(requests).toEqual([]);
  expect(await lookUp('9999 ZZ', '1')).toEqual({ status: 200, body: { address: null } });
});

it('does not follow a redirect of the register', async () => {
  const elsewhere = { response: { docs: [{ straatnaam: 'Elders', woonplaatsnaam: 'Elders' }] } };
  const replies = [
    { status: 302, body: '', headers: { location: '/elsewhere' } },
    { status: 200, body: JSON.stringify(elsewhere) },
  ];
  stub = () => replies.shift()!;
  expect(await lookUp('1012 LG', '15')).toEqual({ status: 200, body: { address: null } });
  expect(requests).toHaveLength(1);
});

it.each([
  ['responds with an error', '11', { status: 503, body: 'busy' }],
  ['responds with HTML', '12', { status: 200, body: '<html>' }],
  ['responds with unknown JSON', '13', { status: 200, body: '{"response":{}}' }],
  ['does not respond', '14', null],
])('returns null and does not cache when the register %s', async (_name, number, reply) => {
  stub = () => reply;
  expect(await lookUp('1012 LG', number)).toEqual({ status: 200, body: { address: null } });
  stub = null;
  await eventuallyMatches(() => lookUp('1012 LG', number), { body: { address: { city: 'Amsterdam' } } });
});

it('refuses invalid input and more than sixty requests an hour', async () => {
  expect((await lookUp('1', '1')).body).toMatchObject({ fields: { postalCode: expect.any(String) } });
  expect((await lookUp('1012 LG', '1 OR 1')).status).toBe(400);
  expect(requests).toEqual([]);
  const statuses = [];
  for (let time = 0; time < 61; time++) statuses.push((await lookUp('1012 LG', '1')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
});
