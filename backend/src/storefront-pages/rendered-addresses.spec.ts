import { knownAddress } from './rendered-addresses.js';

describe('the address of a page', () => {
  it('keeps the parameters that the page knows, in one order', () => {
    expect(knownAddress('/products?utm_source=mail&search=zink&category=3', ['category', 'search'])).toBe(
      '/products?category=3&search=zink',
    );
  });

  it('is the path alone without them', () => {
    expect(knownAddress('/?gclid=1', ['filter'])).toBe('/');
  });

  it('keeps what a visitor typed encoded', () => {
    expect(knownAddress('/products?search=%3Cscript%3E%26', ['search'])).toBe('/products?search=%3Cscript%3E%26');
  });
});
