import { findOrder, listOrders } from '../../../../contracts/orders.js';
import { createPaymentIntent } from '../../../../contracts/checkout.js';
import { ApiError } from './api-error';
import { keyOf, queryOf, refuses } from './endpoints';

it('makes the key of a list the prefix of its filters and its details', () => {
  const list = keyOf(listOrders, {});
  expect(list).toEqual(['/api', 'admin', 'orders']);
  expect(keyOf(listOrders, { query: { status: 'pending', q: undefined } })).toEqual([...list, '?status=pending']);
  expect(keyOf(findOrder, { params: { id: 'a/1' } })).toEqual([...list, 'a%2F1']);
});

it('recognises a refusal by the codes that the endpoint declares', () => {
  const error = new ApiError(409, JSON.stringify({ code: 'already-paid', message: 'Al betaald.' }));
  expect(refuses(createPaymentIntent, error, 'out-of-stock', 'already-paid')).toBe(true);
  expect(refuses(createPaymentIntent, error, 'out-of-stock')).toBe(false);
  expect(refuses(createPaymentIntent, new Error('already-paid'), 'already-paid')).toBe(false);
  // @ts-expect-error -- the endpoint does not declare this code
  expect(refuses(createPaymentIntent, error, 'order-not-found')).toBe(false);
});

it('takes a query only from an endpoint that reads', () => {
  // @ts-expect-error -- a POST is a mutation
  expect(queryOf(createPaymentIntent, { body: { items: [] } }).queryKey).toEqual(['/api', 'create-payment-intent']);
});
