import { deterministicId } from '../platform/ids/deterministic-id.js';
import { whenOrderPlacedThenRestoreCheckout as keepCheckout } from './when-order-placed-then-restore-checkout.process.js';
import { whenStockReservedThenReleaseLostReservation as releaseReservation } from './when-stock-reserved-then-release-lost-reservation.process.js';

const context = {
  at: '2026-01-01T00:00:00.000Z',
  actor: { kind: 'system', id: null },
  correlationId: 'c',
  causationId: 'e',
};
const checkoutId = '0b7e6a51-7d0e-4d5a-9f3b-1f6c3a2e4d10';
const renewalId = deterministicId('renewal', 'subscription', 2);
const commandsFor = ({ on }: typeof keepCheckout, type: string, data: object) =>
  on[type]!({ streamId: 'stock-7', data } as never, context as never).map(({ constructor: { name } }) => name);

it('keeps the checkout of a first order, and makes none for a renewal', () => {
  const order = { checkoutId, renewal: null, replaces: null };
  expect(commandsFor(keepCheckout, 'OrderPlaced', order)).toEqual(['RestoreCheckout']);
  const renewal = { checkoutId: renewalId, renewal: { subscriptionId: 'subscription', cycle: 2 } };
  expect(commandsFor(keepCheckout, 'OrderPlaced', renewal)).toEqual([]);
  expect(commandsFor(keepCheckout, 'OrderPlaced', { ...order, checkoutId: null })).toEqual([]);
});

it('looks at the reservation of a checkout, and never at that of a renewal', () => {
  expect(commandsFor(releaseReservation, 'StockReserved', { checkoutId })).toEqual(['ReleaseLostReservation']);
  expect(commandsFor(releaseReservation, 'StockReserved', { checkoutId: renewalId })).toEqual([]);
  const customerReservation = deterministicId('customer-hold', 'pi_1');
  expect(commandsFor(releaseReservation, 'StockReserved', { checkoutId: customerReservation })).toEqual([]);
});
