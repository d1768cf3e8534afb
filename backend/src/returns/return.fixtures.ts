import type { RefundReason, ReturnStatus } from '../../../contracts/returns.js';
import type { StoredSample } from '../testing/recorded-events.js';
import type { InspectedPieces, RequestedReturn, ReturnEvent, ReturnLabel } from './return.events.js';

export const returnId = '9f0e6a3c-1b0e-4a0e-9a3e-000000000001';

/** One jar comes back from an order of € 81.64. */
export const requestedReturn: RequestedReturn = {
  orderId: '0b5c2c2e-52a5-5f0e-8a53-3f3c2c3d1a01',
  orderNumber: '2026-000123',
  contactId: '5a0e6a3c-1b0e-4a0e-9a3e-000000000001',
  reason: 'changed-mind',
  lines: [
    { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 1, jars: 1, totalCents: 2246 },
  ],
  refundCents: 2246,
  shippingCents: 0,
  paidCents: 8164,
  isUnshipped: false,
  unshipped: [],
};

export const returnRequested = (changes: Partial<RequestedReturn> = {}): ReturnEvent => ({
  type: 'ReturnRequested',
  data: { ...requestedReturn, ...changes },
});

export const returnRefundRequested = (
  amountCents = 2246,
  reason: RefundReason | null = null,
  lines: { lineId: string; amountCents: number }[] | null = null,
): ReturnEvent => ({
  type: 'ReturnRefundRequested',
  data: { refundId: `return:${returnId}`, orderId: requestedReturn.orderId, amountCents, reason, lines },
});

export const returnChanged = (
  type: 'ReturnApproved' | 'ReturnRejected' | 'ReturnReopened',
  from: ReturnStatus,
  label: ReturnLabel | null = null,
): ReturnEvent => {
  const data = { from, orderId: requestedReturn.orderId };
  return type === 'ReturnApproved' ? { type, data: { ...data, label } } : { type, data };
};

export const returnReceived = (quantity = 1): ReturnEvent => ({
  type: 'ReturnReceived',
  data: { pieces: [{ lineId: 'energy-boost', quantity }] },
});

/** The jar arrived as it left, unless stated otherwise. */
export const inspectedJar = (changes: Partial<InspectedPieces> = {}): InspectedPieces => ({
  ...{ lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', received: 1, restocked: 1 },
  ...{ damageReason: null, refundable: 1, refundableCents: 2246, ...changes },
});

const { orderId, orderNumber } = requestedReturn;
const aboutOrder = { orderId, orderNumber };

export const returnInspected = (pieces = [inspectedJar()], refundCents = 2246, shippingCents = 0): ReturnEvent => ({
  type: 'ReturnInspected',
  data: { ...aboutOrder, pieces, refundCents, shippingCents },
});

export const returnCompleted = (from: ReturnStatus, refundCents: number | null = 2246): ReturnEvent => ({
  type: 'ReturnCompleted',
  data: { from, orderId: requestedReturn.orderId, refundCents },
});

const requestedByFour = { ...requestedReturn, lines: requestedReturn.lines.map(({ jars: _jars, ...line }) => line) };
const { shippingCents: _shipping, unshipped: _unshipped, ...requestedByThree } = requestedByFour;
const { isUnshipped: _, ...requestedBefore } = requestedByThree;

const { orderId: _order, ...inspectedBefore } = returnInspected().data as { orderId: string | null };

/** Data exactly as stored: a new version adds a sample and keeps the old ones. */
export const storedReturnEvents: StoredSample[] = [
  { type: 'ReturnRequested', version: 1, data: { ...requestedBefore, customerId: 5 } },
  { type: 'ReturnRequested', version: 2, data: requestedBefore },
  { type: 'ReturnRequested', version: 3, data: requestedByThree },
  { type: 'ReturnRequested', version: 4, data: requestedByFour },
  { type: 'ReturnRequested', version: 5, data: { ...requestedReturn } },
  { type: 'ReturnApproved', version: 1, data: { from: 'requested' } },
  { type: 'ReturnRejected', version: 1, data: { from: 'requested' } },
  { type: 'ReturnCompleted', version: 1, data: { from: 'approved' } },
  { type: 'ReturnReopened', version: 1, data: { from: 'rejected' } },
  { type: 'ReturnApproved', version: 2, data: { from: 'requested', orderId: requestedReturn.orderId } },
  {
    type: 'ReturnApproved',
    version: 3,
    data: returnChanged('ReturnApproved', 'requested', { carrier: 'postnl', trackingCode: '3SRETOUR0001' }).data,
  },
  { type: 'ReturnReceived', version: 1, data: returnReceived().data },
  { type: 'ReturnInspected', version: 1, data: inspectedBefore },
  { type: 'ReturnInspected', version: 2, data: returnInspected().data },
  { type: 'ReturnRejected', version: 2, data: { from: 'requested', orderId: requestedReturn.orderId } },
  { type: 'ReturnCompleted', version: 2, data: { from: 'approved', orderId: requestedReturn.orderId } },
  { type: 'ReturnCompleted', version: 3, data: returnCompleted('approved').data },
  { type: 'ReturnReopened', version: 2, data: { from: 'rejected', orderId: requestedReturn.orderId } },
  {
    type: 'ReturnRefundRequested',
    version: 1,
    data: { refundId: `return:${returnId}`, orderId: requestedReturn.orderId, amountCents: 2246 },
  },
  {
    type: 'ReturnRefundRequested',
    version: 2,
    data: { refundId: `return:${returnId}`, orderId: requestedReturn.orderId, amountCents: 3000, reason: 'shipping' },
  },
  {
    type: 'ReturnRefundRequested',
    version: 3,
    data: returnRefundRequested(2246, null, [{ lineId: 'energy-boost', amountCents: 2246 }]).data,
  },
];
