import { existsSync } from 'node:fs';
import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import { pagePaths } from '../../../../contracts/pages/page-paths.js';
import { inlineHashes } from '../../platform/http/security/inline-hashes.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

const ifBuilt = existsSync('dist/frontend/entry-server.js') ? describe : describe.skip;
const pages = [...pagePaths, '/nergens'].map((path) => path.replace('$id', 'energy-boost').replace(/\$\w+/, 'unknown'));
let open: TestShop;
let gated: TestShop;
let browser: TestBrowser;
beforeAll(async () => {
  open = await startTestShop({ ACCESS_CODE: '' });
  gated = await startTestShop({ ACCESS_CODE: '2468' });
  await sell(open, { 'energy-boost': { priceCents: 2495, stock: 100 }, 'sleep-well': { priceCents: 1995, stock: 3 } });
  browser = new TestBrowser(open);
});
afterAll(async () => {
  await open?.close();
  await gated?.close();
});

/** The sources of each directive. */
function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = headers.get('content-security-policy')!.split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.trim().split(' ');
      return [name!, sources];
    }),
  );
}

describe('every response', () => {
  it.each([
    ['a page', '/', 200],
    ['a page of the back office', '/admin/orders', 200],
    ['a missing page', '/nergens', 404],
    ['the API', api.catalog.listProducts.path, 200],
    ['an error of the API', urlOf(api.catalog.findProduct, { slug: 'none' }), 404],
    ['a missing file', '/assets/none.js', 404],
    ['the health check', '/healthz', 200],
    ['text', '/robots.txt', 200],
    ['the description of the API', api.operations.showDocs.path, 200],
  ])('of the kind %s has a policy without exceptions for inline code', async (_kind, path, status) => {
    const response = await browser.get(path);
    if (existsSync('frontend/dist') || !/^\/(admin.*|nergens)?$/.test(path)) expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(policyOf(response)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('permissions-policy')).toMatch(/camera=\(\).*payment=\(self "http:\/\/localhost:\d+"/);
  });

  it.each([
    ['an address with a null character', `${api.catalog.listProducts.path}?search=%00`, {}, 400],
    ['a compressed body', api.catalog.listProducts.path, { 'content-encoding': 'gzip' }, 415],
  ])('to %s has the policy too', async (_kind, path, headers, status) => {
    const response = await fetch(`${open.url}${path}`, { headers });
    expect(response.status).toBe(status);
    expect(policyOf(response)).toMatchObject({ 'default-src': ["'none'"] });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('has it before the gate and in the queue board of staff too', async () => {
    const gate = await new TestBrowser(gated).get('/');
    const board = await (await staffOf(open)).call(api.operations.showQueues);
    expect(board.status).toBe(200);
    for (const response of [gate, board]) {
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(policyOf(response)).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    }
  });

  it('names where reports go, for browsers with and without the Reporting API', async () => {
    const response = await browser.get('/');
    expect(policyOf(response)).toMatchObject({
      'report-uri': [api.operations.receivePolicyReport.path],
      'report-to': ['policy'],
    });
    expect(response.headers.get('reporting-endpoints')).toBe(`policy="${api.operations.receivePolicyReport.path}"`);
  });
});

ifBuilt('a page', () => {
  it.each(pages)('has no style attribute, and every inline block is allowed by its hash: %s', async (path) => {
    const response = await browser.get(path);
    const html = await response.text();
    expect([...html.matchAll(/<[^>]+ style="[^"]*"/g)].map(([tag]) => tag)).toEqual([]);
    const policy = policyOf(response);
    expect(policy['script-src']).toEqual(expect.arrayContaining(inlineHashes(html, 'script')));
    expect(policy['style-src']).toEqual(expect.arrayContaining(inlineHashes(html, 'style')));
    const inline = [...html.matchAll(/<(script|style)(?![^>]* src=)([^>]*)>/g)].map(([, , attributes]) => attributes);
    const dataBlock = /^ type="application\/(ld\+)?json"/;
    expect(inline.filter((attributes) => attributes && !dataBlock.test(attributes))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
  });
});
