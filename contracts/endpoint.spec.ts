import { z } from 'zod';
import { endpoint, segmentsOf, urlOf } from './endpoint.js';

const showOrder = endpoint('GET /api/orders/:id/lines/:line', {
  access: 'open',
  summary: 'Shows a line.',
  params: { line: 'integer' },
  query: z.object({ limit: z.number().optional(), q: z.string().optional() }),
});

it('has the method and the path of its address', () => {
  expect(showOrder).toMatchObject({ method: 'GET', path: '/api/orders/:id/lines/:line' });
});

it('encodes what is filled into its path', () => {
  expect(segmentsOf(showOrder, { id: 'a/b', line: 2 })).toEqual(['/api', 'orders', 'a%2Fb', 'lines', '2']);
});

it.each([
  [undefined, ''],
  [{}, ''],
  [{ limit: 3, q: '' }, '?limit=3'],
  [{ q: 'é&' }, '?q=%C3%A9%26'],
])('has an address with the query %j', (query, search) => {
  expect(urlOf(showOrder, { id: '7', line: 1 }, query)).toBe(`/api/orders/7/lines/1${search}`);
});
