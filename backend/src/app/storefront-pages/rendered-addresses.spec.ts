import { renderedAddress } from './rendered-addresses.js';

describe('the address that is rendered', () => {
  it('keeps the parameters that the page knows, in one order', () => {
    expect(renderedAddress('/products', '/products?utm_source=mail&search=zink&category=3')).toBe(
      '/products?category=3&search=zink',
    );
  });

  it('is the path alone without them', () => {
    expect(renderedAddress('/', '/?gclid=1')).toBe('/');
    expect(renderedAddress('/', `/?${'a=1&'.repeat(1000)}`)).toBe('/');
  });

  it('leaves out a parameter without a value, as forms send it', () => {
    expect(renderedAddress('/faq', '/faq?onderwerp=')).toBe('/faq');
  });

  it('keeps the first value of a repeated parameter', () => {
    expect(renderedAddress('/', '/?filter=nieuw&filter=bundles')).toBe('/?filter=nieuw');
  });

  it('keeps what a visitor typed encoded', () => {
    expect(renderedAddress('/products', '/products?search=%3Cscript%3E%26')).toBe('/products?search=%3Cscript%3E%26');
  });

  it.each(['%', '%zz', '%ED%A0%80', '%00'])('accepts the broken encoding %s', (broken) => {
    expect(renderedAddress('/products', `/products?search=${broken}`)).toMatch(/^\/products\?search=%/);
  });

  it('is the same for all products, and for all categories, that never existed', () => {
    expect(renderedAddress('/product/$id', '/product/weg?a=1', 404)).toBe('/product/-');
    expect(renderedAddress('/products/$category', '/products/weg?search=zink', 404)).toBe('/products/-');
  });

  it('names the removed product, because its page shows others of its category', () => {
    expect(renderedAddress('/product/$id', '/product/weg?utm_source=mail', 410)).toBe('/product/weg');
  });

  it('is null for pages that the browser draws', () => {
    expect(renderedAddress('/checkout', '/checkout')).toBeNull();
    expect(renderedAddress('/admin/orders', '/admin/orders')).toBeNull();
  });

  it('is null for a later step of the vitamin test, which depends on the stored answers', () => {
    expect(renderedAddress('/vitaminetest', '/vitaminetest?utm_source=mail')).toBe('/vitaminetest');
    expect(renderedAddress('/vitaminetest', '/vitaminetest?stap=3')).toBeNull();
  });
});
