import { endpointsFor } from './matching.mjs';

const endpoints = ['/api/orders', '/api/orders/:id', '/api/orders/export.csv', '/api/orders/:id/pause'].map((path) => ({
  method: 'GET',
  path,
}));
const pathsFor = (path, method = 'GET') => endpointsFor({ method, path }, endpoints).map((endpoint) => endpoint.path);

describe('a call of the front end', () => {
  it.each([
    ['/api/orders', ['/api/orders']],
    ['/api/orders/*', ['/api/orders/:id']],
    ['/api/orders/export.csv*', ['/api/orders/export.csv']],
    ['/api/orders/*/pause', ['/api/orders/:id/pause']],
    ['/api/orders/*/*', ['/api/orders/:id/pause']],
  ])('%s matches the most specific endpoint', (path, reached) => {
    expect(pathsFor(path)).toEqual(reached);
  });

  it('throws without a matching endpoint', () => {
    expect(() => pathsFor('/api/baskets')).toThrow('calls GET /api/baskets, and no controller');
    expect(() => pathsFor('/api/orders', 'POST')).toThrow('calls POST /api/orders');
  });
});
