import { orderId, orderPlaced, replacementId, replacementPlaced } from '../../orders/order.fixtures.js';
import { recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { orderReplacements } from './order-replacements.projection.js';

it('lists only orders that replace pieces of another one', () => {
  const rows = foldProjection(orderReplacements, [
    ...recordedStream(`order-${orderId}`, [orderPlaced()]),
    ...recordedStream(`order-${replacementId}`, [replacementPlaced()]),
  ]);
  expect(rows).toMatchObject([
    { orderId: replacementId, replacedId: orderId, replacedNumber: '2026-000123', reason: 'damaged', pieces: 1 },
  ]);
});
