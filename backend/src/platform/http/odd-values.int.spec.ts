import * as api from '../../../../contracts/api.js';
import type { ApiErrorBody } from '../../../../contracts/errors.js';
import type { DescribedRoute } from '../../app/openapi/described-routes.js';
import { rawResponse } from '../../testing/raw-response.js';
import { staffOf } from '../../testing/shop/test-shop.js';
import { startShopWithVisitors, withParams, type RouteVisitors } from '../../testing/route-visitors.js';
import { refusalOf } from '../../testing/shop/test-browser.js';

let visitors: RouteVisitors;
beforeAll(async () => (visitors = await startShopWithVisitors()));
afterAll(() => visitors?.shop.close());

describe('odd values', () => {
  const odd = ['', ' ', '-1', '99999999999999999999', '9999-12-31', '2026-02-30', "'", '%', '\u0000', '\ud83d\ude00'];
  const oddInPaths = [...odd, 'a b', '1.5', '%00', '../../etc', '{"a":1}', 'null', 'x'.repeat(290)];
  const oddCursors = [['x', 'y'], ['', ''], [null], ['9999-99-99', '\u0000']].map(cursorOf);
  const id = '00000000-0000-4000-8000-000000000000';

  function cursorOf(parts: unknown): string {
    return Buffer.from(JSON.stringify(parts)).toString('base64url');
  }

  /** Odd values for each query parameter of a route, and an unknown parameter. */
  function queriesOf({ query }: DescribedRoute): Record<string, string>[] {
    const names = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
    const queries: Record<string, string>[] = names.flatMap((name) => odd.map((value) => ({ [name]: value })));
    const cursors = names.includes('cursor') ? [...odd, ...oddCursors] : [];
    return [...queries, ...cursors.map((cursor) => ({ limit: '10', cursor })), { onbekend: '1' }];
  }

  async function expectNoFault(route: DescribedRoute, path: string): Promise<void> {
    const response = await visitors.visitorOf(route).get(path);
    const text = await response.text().catch((error: unknown) => `${path} broke off: ${String(error)}`);
    expect(text).not.toContain('broke off');
    expect([path, response.status < 500]).toEqual([path, true]);
    if (response.status < 400) return;
    const { message, code } = JSON.parse(text) as ApiErrorBody;
    expect([path, typeof message, typeof code]).toEqual([path, 'string', 'string']);
  }

  const reads = () => visitors.routes.filter(({ method, name }) => method === 'GET' && !name.startsWith('Health'));

  it('in a path fail no GET route', async () => {
    const withPath = reads().filter(({ path }) => path.includes(':'));
    expect(withPath.length).toBeGreaterThan(15);
    for (const route of withPath)
      await Promise.all(oddInPaths.map((value) => expectNoFault(route, withParams(route.path, value))));
  });

  it.each([
    ['%zz', 400, 'invalid-input'],
    ['%ED%A0%80', 400, 'invalid-input'],
    ['x'.repeat(400), 404, 'not-found'],
  ])('in an address that the router refuses get a usual error: %s', async (value, status, code) => {
    const {
      status: received,
      headers,
      body,
    } = await rawResponse(`${visitors.shop.url}${api.catalog.findProduct.path.replace(':slug', value)}`);
    const error = JSON.parse(body.toString()) as ApiErrorBody;
    expect([received, error.code, error.requestId]).toEqual([status, code, headers['x-request-id']]);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  });

  it('in a body get a Dutch sentence for each field', async () => {
    const odd = { name: 7, slug: null, categoryId: 'x', price: [], isActive: 'ja', onbekend: 1 };
    const response = await (await staffOf(visitors.shop)).call(api.adminProducts.createProduct, { body: odd });
    const { fields } = await refusalOf(response);
    expect(Object.keys(fields!)).toEqual(expect.arrayContaining([...Object.keys(odd), 'description']));
    expect(Object.values(fields!).filter((sentence) => /invalid|expected|too (big|small)/i.test(sentence))).toEqual([]);
  });

  it('in a query fail no GET route', async () => {
    for (const route of reads()) {
      const path = route.path.replace(/:id\b/, id).replace(/:\w+/g, '1');
      const queries = queriesOf(route);
      await Promise.all(queries.map((query) => expectNoFault(route, `${path}?${new URLSearchParams(query)}`)));
    }
  });
});
