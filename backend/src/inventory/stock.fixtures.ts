import type { StoredSample } from '../testing/recorded-events.js';
import type { ShelfChangeType } from '../../../contracts/inventory.js';
import type { LotPieces } from './lots.js';
import type { StockEvent } from './stock.events.js';

export const productId = 7;

export const stockOpened = (onHand: number | null, onHandAfter = onHand): StockEvent => ({
  type: 'StockOpened',
  data: { onHand, onHandAfter },
});

export const stockReserved = (checkoutId: string, quantity: number, previousQuantity = 0): StockEvent => ({
  type: 'StockReserved',
  data: { checkoutId, quantity, previousQuantity },
});

export const stockReleased = (checkoutId: string, quantity: number): StockEvent => ({
  type: 'StockReleased',
  data: { checkoutId, quantity },
});

/** A sale of order `saleId`, without a reservation unless `reserved` says so. */
export const stockSold = (
  saleId: string,
  quantity: number,
  onHandAfter: number | null,
  reserved: { checkoutId: string; releasedQuantity: number } | null = null,
): StockEvent => ({
  type: 'StockSold',
  data: {
    saleId,
    orderId: saleId,
    checkoutId: reserved?.checkoutId ?? null,
    quantity,
    releasedQuantity: reserved?.releasedQuantity ?? 0,
    leftAtOnce: false,
    onHandAfter,
  },
});

export const saleReverted = (
  saleId: string,
  quantity: number,
  onHandAfter: number | null,
  returnId: string | null = null,
  lots: LotPieces[] = [],
): StockEvent => ({
  type: 'StockSaleReverted',
  data: { saleId, orderId: saleId, returnId, quantity, lots, onHandAfter },
});

export const shipped = (saleId: string, lots: LotPieces[], shipmentId = `shipment-${saleId}`): StockEvent => ({
  type: 'StockShipped',
  data: { shipmentId, saleId, orderId: saleId, lots },
});

/** A delivery of a lot. */
export const received = (number: string, bestBefore: string, quantity: number, onHandAfter: number): StockEvent => ({
  type: 'StockChangeRegistered',
  data: {
    changeId: `received-${number}`,
    changeType: 'restock',
    quantity,
    note: null,
    lot: { number, bestBefore },
    lots: [{ lot: number, quantity }],
    saleId: null,
    onHandAfter,
  },
});

/** A lot that no parcel may take is written off; `changeId` is the reason and the number. */
export const writtenOff = (
  changeType: 'expired' | 'recalled',
  [number, bestBefore]: [number: string, bestBefore: string],
  quantity: number,
  onHandAfter: number | null,
): StockEvent => ({
  type: 'StockChangeRegistered',
  data: {
    changeId: `${changeType}-${number}`,
    changeType,
    quantity: -quantity,
    note: null,
    lot: { number, bestBefore },
    lots: [{ lot: number, quantity: -quantity }],
    saleId: null,
    onHandAfter,
  },
});

export const recalled = (lot: string): StockEvent => ({
  type: 'LotRecalled',
  data: { recallId: `recalled-${lot}`, lot },
});

/** A change on the shelf of pieces without a lot. */
export const registered = (
  changeId: string,
  changeType: ShelfChangeType,
  quantity: number,
  onHandAfter: number | null,
  note: string | null = null,
): StockEvent => ({
  type: 'StockChangeRegistered',
  data: {
    ...{ changeId, changeType, quantity, note, lot: null, lots: [{ lot: null, quantity }] },
    saleId: null,
    onHandAfter,
  },
});

/** Pieces of a sale came back. */
export const cameBack = (
  saleId: string,
  lots: LotPieces[],
  onHandAfter: number | null,
  changeId = `back-${saleId}`,
): StockEvent => {
  const quantity = lots.reduce((sum, pieces) => sum + pieces.quantity, 0);
  const data = { changeId, changeType: 'return', quantity, note: null, lot: null, lots, saleId, onHandAfter } as const;
  return { type: 'StockChangeRegistered', data };
};

const withoutSale = ({ data }: StockEvent) => {
  const { saleId: _, ...older } = data as { saleId: string | null };
  return older;
};

/** Data exactly as stored: a new version adds a sample and keeps the old ones. */
export const storedStockEvents: StoredSample[] = [
  { type: 'StockOpened', version: 1, data: { onHand: 120, onHandAfter: 120 } },
  { type: 'StockReserved', version: 1, data: { checkoutId: 'c1', quantity: 3, previousQuantity: 1 } },
  { type: 'StockReleased', version: 1, data: { checkoutId: 'c1', quantity: 3 } },
  {
    type: 'StockSold',
    version: 1,
    data: { saleId: 'o1', orderId: 'o1', checkoutId: 'c1', quantity: 3, releasedQuantity: 3, onHandAfter: 117 },
  },
  { type: 'StockSold', version: 2, data: stockSold('o1', 3, 117, { checkoutId: 'c1', releasedQuantity: 3 }).data },
  { type: 'StockSaleReverted', version: 3, data: saleReverted('o1', 1, 118, 'r1').data },
  { type: 'StockSaleReverted', version: 1, data: { saleId: 'o1', orderId: 'o1', quantity: 3, onHandAfter: 120 } },
  {
    type: 'StockSaleReverted',
    version: 2,
    data: { saleId: 'o1', orderId: 'o1', returnId: 'r1', quantity: 1, onHandAfter: 118 },
  },
  {
    type: 'StockChangeRegistered',
    version: 1,
    data: { changeId: 'k1', changeType: 'damage', quantity: -2, note: 'Doos gevallen', onHandAfter: 118 },
  },
  { type: 'StockChangeRegistered', version: 2, data: withoutSale(received('L1', '2027-06-30', 60, 178)) },
  { type: 'StockChangeRegistered', version: 3, data: withoutSale(writtenOff('expired', ['L1', '2027-06-30'], 4, 174)) },
  {
    type: 'StockChangeRegistered',
    version: 4,
    data: withoutSale(writtenOff('recalled', ['L1', '2027-06-30'], 4, 174)),
  },
  { type: 'StockChangeRegistered', version: 5, data: cameBack('o1', [{ lot: 'L1', quantity: 1 }], 175).data },
  {
    type: 'StockAssignedToLot',
    version: 1,
    data: { changeId: 'k5', lot: { number: 'L1', bestBefore: '2027-06-30' }, quantity: 3 },
  },
  { type: 'StockShipped', version: 1, data: shipped('o1', [{ lot: 'L1', quantity: 2 }]).data },
  {
    type: 'StockShipmentCorrected',
    version: 1,
    data: { correctionId: 'k6', saleId: 'o1', orderId: 'o1', from: 'L1', to: null, quantity: 1 },
  },
  {
    type: 'StockShipmentUndone',
    version: 1,
    data: { shipmentId: 's2', saleId: 'o1', orderId: 'o1', lots: [{ lot: 'L1', quantity: 1 }] },
  },
  { type: 'LotRecalled', version: 1, data: recalled('L1').data },
  { type: 'StockAdjusted', version: 1, data: { changeId: 'k2', quantity: 5, onHandAfter: 123 } },
  {
    type: 'StockAdjusted',
    version: 2,
    data: { changeId: 'k7', quantity: 5, lots: [{ lot: null, quantity: 5 }], onHandAfter: 128 },
  },
  { type: 'StockMadeUnlimited', version: 1, data: { changeId: 'k3', onHandBefore: 123 } },
  { type: 'StockMadeLimited', version: 1, data: { changeId: 'k4', onHandAfter: 60 } },
  { type: 'StockMadeLimited', version: 2, data: { changeId: 'k8', lots: [], unassignedAfter: 40, onHandAfter: 60 } },
];
