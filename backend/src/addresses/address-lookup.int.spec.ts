import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

/** Answers like PDOK Locatieserver, or as `answer` says. */
let register: Server;
let asked: URL[] = [];
let answer: (() => { status: number; body: string } | null) | null = null;
let shop: TestShop;
beforeAll(async () => {
  register = createServer((request, response) => {
    const url = new URL(request.url!, 'http://register');
    asked.push(url);
    const docs = url.searchParams.getAll('fq').includes('postcode:1012LG')
      ? [{ straatnaam: 'Damrak', woonplaatsnaam: 'Amsterdam' }]
      : [];
    const given = answer
      ? answer()
      : { status: 200, body: JSON.stringify({ response: { numFound: docs.length, docs } }) };
    if (given) response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
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
  asked = [];
  answer = null;
});

const lookUp = async (postalCode: string, houseNumber: string) => {
  const found = await new TestBrowser(shop).post('/api/address-lookup', { postalCode, houseNumber });
  return { status: found.status, body: (await found.json()) as Record<string, unknown> };
};

it('finds street and town, and asks once for the same address', async () => {
  const found = { status: 200, body: { address: { street: 'Damrak', city: 'Amsterdam' } } };
  expect(await lookUp('1012lg', '1')).toEqual(found);
  expect(await lookUp('1012 LG', '1')).toEqual(found);
  expect(asked.map(({ pathname, searchParams }) => [pathname, ...searchParams.getAll('fq')])).toEqual([
    ['/free', 'type:adres', 'postcode:1012LG', 'huisnummer:1'],
  ]);
  expect(await lookUp('9999 ZZ', '1')).toEqual({ status: 200, body: { address: null } });
});

it.each([
  ['answers with an error', '11', { status: 503, body: 'busy' }],
  ['answers with something else', '12', { status: 200, body: '<html>' }],
  ['answers in another shape', '13', { status: 200, body: '{"response":{}}' }],
  ['does not answer', '14', null],
])('a register that %s costs the shopper nothing, and is asked again the next time', async (_name, number, given) => {
  answer = () => given;
  expect(await lookUp('1012 LG', number)).toEqual({ status: 200, body: { address: null } });
  answer = null;
  expect((await lookUp('1012 LG', number)).body.address).toMatchObject({ city: 'Amsterdam' });
});

it('refuses what is no postcode or number, and more than sixty questions an hour', async () => {
  expect((await lookUp('1', '1')).body).toMatchObject({ fields: { postalCode: expect.any(String) } });
  expect((await lookUp('1012 LG', '1 OR 1')).status).toBe(400);
  expect(asked).toEqual([]);
  const statuses = [];
  for (let time = 0; time < 61; time++) statuses.push((await lookUp('1012 LG', '1')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
});
