import type { StockEvent } from '../../inventory/stock.events.js';
import { saleReverted, shipped, stockSold } from '../../inventory/stock.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { shippedLots } from './shipped-lots.projection.js';

const l1 = (quantity: number) => ({ lot: 'L1', quantity });
const none = (quantity: number) => ({ lot: null, quantity });
const parcels = (...events: StockEvent[]) =>
  foldProjection(shippedLots, [
    recorded('stock-8', shipped('o2', [none(1)])),
    ...recordedStream('stock-7', [shipped('o1', [l1(3), none(1)]), ...events]),
  ]);

describe('shipped-lots', () => {
  it('has the lots of each product in each parcel', () => {
    expect(parcels()).toMatchObject([
      { key: '8/o2', productId: 8, orderId: 'o2', lots: [none(1)] },
      { key: '7/o1', productId: 7, saleId: 'o1', lots: [l1(3), none(1)] },
    ]);
  });

  it('follows corrections, and what came back', () => {
    const corrected: StockEvent = {
      type: 'StockShipmentCorrected',
      data: { correctionId: 'k1', saleId: 'o1', orderId: 'o1', from: null, to: 'L2', quantity: 1 },
    };
    expect(parcels(corrected)[1]).toMatchObject({ lots: [l1(3), { lot: 'L2', quantity: 1 }] });
    expect(parcels(saleReverted('o1', 1, 9, 'r1', [l1(1)]))[1]).toMatchObject({ lots: [l1(2), none(1)] });
    const undone: StockEvent = {
      type: 'StockShipmentUndone',
      data: { shipmentId: 's2', saleId: 'o1', orderId: 'o1', lots: [l1(3), none(1)] },
    };
    expect(parcels(undone)[1]).toMatchObject({ lots: [] });
  });

  it('shows the pieces of a sale from before lots as pieces without one', () => {
    const sold = stockSold('o3', 2, 8);
    const before = { ...sold, data: { ...sold.data, leftAtOnce: true } } as StockEvent;
    expect(parcels(sold)).toHaveLength(2);
    expect(parcels(before)[2]).toMatchObject({ key: '7/o3', lots: [none(2)] });
  });
});
