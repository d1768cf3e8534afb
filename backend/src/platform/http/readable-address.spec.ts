import * as api from '../../../../contracts/api.js';
import { isOfPage, readableAddress } from './readable-address.js';

test.each([
  ['/%', '/%25'],
  ['/product/%zz', '/product/%25zz'],
  ['/products/%E0%A4%A', '/products/%25A'],
  ['/a%00b', '/ab'],
  ['/%00/evil.example', '/evil.example'],
  ['//evil.example/%', '/evil.example/%25'],
  ['/products?search=%00zink', '/products?search=zink'],
  ['/products/caf%C3%A9?search=a%20b', '/products/caf%C3%A9?search=a%20b'],
  [`/product/${'a'.repeat(400)}`, `/product/${'a'.repeat(200)}`],
  ['/%00', '/'],
])('reads %j as %j', (url, address) => {
  expect(readableAddress(url)).toBe(address);
  expect(readableAddress(address)).toBe(address);
});

test.each([
  ['GET', '/product/%zz', 'text/html,*/*', true],
  ['GET', '/product/%zz', 'application/json', false],
  ['GET', `${api.catalog.listProducts.path}/%zz`, 'text/html', false],
  ['POST', '/%', 'text/html', false],
])('%s %s that accepts %s leads to a page: %p', (method, url, accept, isPage) =>
  expect(isOfPage({ method, url, headers: { accept } })).toBe(isPage),
);
