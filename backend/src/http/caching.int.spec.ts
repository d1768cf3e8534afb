import { ModulesContainer } from '@nestjs/core';
import { describedRoutes, type DescribedRoute } from '../openapi/described-routes.js';
import { logIn, placeOrder } from '../testing/test-customers.js';
import { sell } from '../testing/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/test-shop.js';
import { publicRoutes } from './caching.js';

let shop: TestShop;
let routes: DescribedRoute[];
let visitors: { stranger: TestBrowser; customer: TestBrowser; staff: TestBrowser };
beforeAll(async () => {
  shop = await startTestShop();
  routes = describedRoutes(shop.app.get(ModulesContainer));
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 5 }, 'sleep-well': { priceCents: 2295, stock: null } });
  await placeOrder(shop, { email: 'klant@example.com' });
  visitors = { stranger: new TestBrowser(shop), customer: new TestBrowser(shop), staff: await staffOf(shop) };
  await logIn(shop, visitors.customer, 'klant@example.com');
});
afterAll(() => shop.close());

const withParams = (path: string, value: string) => path.replace(/:\w+/g, encodeURIComponent(value));
const visitorOf = ({ access }: DescribedRoute) =>
  access === 'staff' ? visitors.staff : access === 'customer' ? visitors.customer : visitors.stranger;

describe('caches', () => {
  const isPublic = ({ method, path }: DescribedRoute) => method === 'GET' && publicRoutes.has(path);

  it('may store nothing of the API but the public routes', async () => {
    const api = routes.filter(({ path }) => /^\/(api|dev)\//.test(path));
    expect(api.length).toBeGreaterThan(80);
    expect(api.filter(isPublic)).toHaveLength(publicRoutes.size);
    for (const route of api)
      for (const visitor of [visitors.stranger, visitorOf(route)]) {
        const ends = /logout/.test(route.path) ? new TestBrowser(shop) : visitor;
        const body = ['GET', 'DELETE'].includes(route.method) ? undefined : {};
        const answer = await ends.send(route.method, withParams(route.path, 'energy-boost'), body, {});
        const expected = isPublic(route) && answer.status === 200 ? null : 'no-store';
        expect([route.name, answer.headers.get('cache-control')]).toEqual([route.name, expected]);
        await answer.body?.cancel();
      }
  });

  it('may not store what is not there, nor a public route that failed', async () => {
    for (const path of ['/api/nergens', '/api', '/api/products/nergens', '/api/products?category=x']) {
      const answer = await visitors.stranger.get(path);
      expect([path, answer.status >= 400, answer.headers.get('cache-control')]).toEqual([path, true, 'no-store']);
    }
  });
});
