import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import type { DescribedRoute } from '../../app/openapi/described-routes.js';
import { startShopWithVisitors, withParams, type RouteVisitors } from '../../testing/route-visitors.js';
import { TestBrowser } from '../../testing/shop/test-shop.js';
import { publicRoutes } from './caching.js';

let visitors: RouteVisitors;
beforeAll(async () => (visitors = await startShopWithVisitors()));
afterAll(() => visitors?.shop.close());

describe('caches', () => {
  const isPublic = ({ method, path }: DescribedRoute) => method === 'GET' && publicRoutes.has(path);

  it('may store nothing of the API but the public routes', async () => {
    const api = visitors.routes.filter(({ path }) => /^\/(api|dev)\//.test(path));
    expect(api.length).toBeGreaterThan(80);
    expect(api.filter(isPublic)).toHaveLength(publicRoutes.size);
    for (const route of api)
      for (const visitor of [visitors.stranger, visitors.visitorOf(route)]) {
        const ends = /logout/.test(route.path) ? new TestBrowser(visitors.shop) : visitor;
        const body = ['GET', 'DELETE'].includes(route.method) ? undefined : {};
        const response = await ends.send(route.method, withParams(route.path, 'energy-boost'), body, {});
        const expected = isPublic(route) && response.status === 200 ? 'no-cache' : 'no-store';
        expect([route.name, response.headers.get('cache-control')]).toEqual([route.name, expected]);
        await response.body?.cancel();
      }
  });

  it('may not store 404s or failures of public routes', async () => {
    for (const path of [
      '/api/nergens',
      '/api',
      urlOf(api.catalog.findProduct, { slug: 'nergens' }),
      urlOf(api.catalog.listProducts, {}, { category: 'x' }),
    ]) {
      const response = await visitors.stranger.get(path);
      expect([path, response.status >= 400, response.headers.get('cache-control')]).toEqual([path, true, 'no-store']);
    }
  });
});
