import type { OrderReturn } from '../../../../../contracts/returns.js';
import { piecesLeft } from './pieces-left';

const item = (id: string, quantity: number) => ({
  id,
  productName: id,
  imageUrl: '',
  quantity,
  price: '1.00',
  subtotal: '1.00',
  subscription: null,
});
const returned = (status: OrderReturn['status'], id: string, quantity: number) =>
  ({ status, items: [{ id, productName: id, quantity }] }) as OrderReturn;

it('subtracts cancelled pieces and those of returns that were not rejected', () => {
  const returns = [returned('completed', 'a', 1), returned('requested', 'a', 1), returned('rejected', 'b', 2)];
  const cancelled = [{ id: 'b', productName: 'b', quantity: 1 }];
  const order = { items: [item('a', 3), item('b', 2)], cancelled };
  expect([...piecesLeft(order, returns)]).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});
