import type { ParcelState } from '../../../contracts/shipping/parcel-states.js';
import { hasLeft } from '../../../contracts/orders.js';
import { splitVat, vatAmounts, type VatSplit } from '../../../pricing/vat.js';
import type { StoredSample } from '../testing/recorded-events.js';
import type {
  OpenStatus,
  OrderEvent,
  OrderLine,
  Parcel,
  Pieces,
  PlacedOrder,
  SoldProduct,
  SubscriptionLine,
  Tracking,
} from './order.events.js';
import type { CancelledOrder, CancelledPieces } from './order-cancellations.js';
import type { RegisteredReturn, ReturnedLine } from './order-returns.js';
import type { DisputeOutcome } from './order-disputes.js';
import type { RefundParts } from './order-refunds.js';
import type { ReplacedPieces, ShortReplacement } from './order-replacements.js';

type ShippedParcel = Extract<OrderEvent, { type: 'ParcelShipped' }>['data'];

export const orderId = '0b5c2c2e-52a5-5f0e-8a53-3f3c2c3d1a01';
export const contactId = '5a0e6a3c-1b0e-4a0e-9a3e-000000000001';
export const paymentIntentId = 'pi_one';
export const paidAt = '2026-03-02T09:00:00.000Z';
/** The Monday on which it was paid. */
export const dispatchOn = '2026-03-02';

export const jarLine: OrderLine = {
  lineId: 'energy-boost',
  productId: 7,
  slug: 'energy-boost',
  productName: 'Energy Boost',
  imageUrl: '/media/energy-boost-480.webp',
  quantity: 2,
  unitCents: 2246,
  totalCents: 4492,
  listTotalCents: 4990,
  vatRate: 'low',
  subscription: null,
};

export const planLine: SubscriptionLine = {
  lineId: 'sleep-well-2-1',
  productId: 8,
  slug: 'sleep-well',
  productName: 'Sleep Well',
  imageUrl: '/media/sleep-well-480.webp',
  quantity: 1,
  unitCents: 3672,
  totalCents: 3672,
  listTotalCents: 4590,
  vatRate: 'low',
  subscription: { jars: 2, frequency: 1, listCents: 2295, discountPercent: 20, shippingCents: 699 },
};

/** Two jars of energy-boost and a monthly plan of two jars of sleep-well, € 81.64. */
export const agreed: PlacedOrder = {
  orderNumber: '2026-000123',
  checkoutId: 'checkout-1',
  paymentIntentId,
  contactId,
  currency: 'EUR',
  lines: [jarLine, planLine],
  subtotalCents: 8164,
  savingsCents: 1416,
  shippingCents: 0,
  discountCents: 0,
  discountCode: null,
  totalCents: 8164,
  termsVersion: 3,
  renewal: null,
  replaces: null,
  addsTo: null,
  dispatchOn: null,
};

export const products: SoldProduct[] = [
  { productId: 7, pieces: 2, totalCents: 4492 },
  { productId: 8, pieces: 2, totalCents: 3672 },
];

/** The VAT of an order whose lines all have the low rate. */
export const vatAtNine = ({ lines, shippingCents, discountCents }: PlacedOrder): VatSplit =>
  splitVat(
    lines.map(({ totalCents }) => ({ totalCents, rate: 'low', percent: 9 })),
    { shippingCents, discountCents },
  );

export const orderPlaced = (changes: Partial<PlacedOrder> = {}): OrderEvent => ({
  type: 'OrderPlaced',
  data: { ...agreed, ...changes, saleId: orderId, products, vat: vatAtNine({ ...agreed, ...changes }) },
});

export const paymentCaptured = (amountCents = 8164, method: string | null = null): OrderEvent => ({
  type: 'PaymentCaptured',
  data: {
    paymentIntentId,
    amountCents,
    paidAt,
    method,
    contactId,
    products,
    subscriptionLines: [planLine],
    dispatchOn,
  },
});

export const orderCancelled = (changes: Partial<CancelledOrder> = {}): OrderEvent => ({
  type: 'OrderCancelled',
  data: {
    from: 'pending',
    wasShipped: false,
    paidAt: null,
    saleId: orderId,
    products,
    renewal: null,
    plans: [],
    refundCents: 0,
    ...changes,
  },
});

export const orderCancelledPaid = (changes: Partial<CancelledOrder> = {}, ends = true): OrderEvent =>
  orderCancelled({
    from: 'processing',
    paidAt,
    plans: [{ lineId: planLine.lineId, productName: planLine.productName, ends }],
    refundCents: 8164,
    ...changes,
  });

export const addressChanged = (contact = 'contact-2'): OrderEvent => ({
  type: 'DeliveryAddressChanged',
  data: { contactId: contact, fields: ['address', 'city'] },
});

/** One of the two jars of energy-boost. */
export const piecesCancelled = (
  changes: Partial<CancelledPieces> = {},
): Extract<OrderEvent, { type: 'PiecesCancelled' }> => ({
  type: 'PiecesCancelled',
  data: {
    cancellationId: 'cancellation-1',
    reason: 'customer-request',
    lines: [{ lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 1, totalCents: 2246 }],
    saleId: orderId,
    products: [{ productId: 7, pieces: 1, totalCents: 2246 }],
    renewal: null,
    plans: [],
    refundCents: 2246,
    ...changes,
  },
});

export const orderStatusChanged = (from: OpenStatus, to: OpenStatus, leftOut: Pieces[] = []): OrderEvent => ({
  type: 'OrderStatusChanged',
  data: { from, to, leftOut, parcel: hasLeft(from) === hasLeft(to) ? null : parcelWithout(leftOut) },
});

/** The parcel of the order without pieces of its first line. */
function parcelWithout(leftOut: Pieces[]): Parcel {
  const missing = leftOut.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = products.map(({ productId, pieces }) => {
    return { productId, pieces: productId === 7 ? pieces - missing : pieces };
  });
  return { saleId: orderId, products: left };
}

type UntaxedParts = Omit<RefundParts, 'vat'> & { vat?: RefundParts['vat'] };

/** Adds the VAT at 9 % of this refund alone, where a test does not state it. */
const taxed = ({ lines, shippingCents, vat }: UntaxedParts): RefundParts => {
  const cents = lines.reduce((sum, { amountCents }) => sum + amountCents, shippingCents);
  return { lines, shippingCents, vat: vat ?? vatAmounts(cents > 0 ? [{ rate: 'low', percent: 9, cents }] : []) };
};

/** The parts of a refund of the whole order. */
export const wholeOrder = taxed({
  lines: [
    { lineId: 'energy-boost', quantity: 2, amountCents: 4492 },
    { lineId: 'sleep-well-2-1', quantity: 1, amountCents: 3672 },
  ],
  shippingCents: 0,
});

const returnIdOf = (refundId: string) => /^return:(.*)$/.exec(refundId)?.[1] ?? null;

/** `parts` null: as stored before parts were recorded. */
export const refundRequested = (
  refundId = `refund:${orderId}`,
  amountCents = 8164,
  parts: UntaxedParts | null = refundId === `refund:${orderId}` ? wholeOrder : null,
): OrderEvent => ({
  type: 'RefundRequested',
  data: {
    refundId,
    returnId: returnIdOf(refundId),
    paymentIntentId,
    amountCents,
    reason: returnIdOf(refundId) === null ? 'order-cancelled' : 'return',
    parts: parts && taxed(parts),
  },
});

export const orderRefunded = (
  refundId = `refund:${orderId}`,
  amountCents = 8164,
  byHand = false,
): Extract<OrderEvent, { type: 'OrderRefunded' }> => ({
  type: 'OrderRefunded',
  data: {
    refundId,
    returnId: returnIdOf(refundId),
    amountCents,
    byHand,
    reason: returnIdOf(refundId) === null ? 'order-cancelled' : 'return',
  },
});

export const refundReduced = (
  amountCents: number,
  reducedCents: number,
  parts: UntaxedParts,
  refundId = `refund:${orderId}`,
): OrderEvent => ({
  type: 'RefundReduced',
  data: { refundId, returnId: returnIdOf(refundId), amountCents, reducedCents, parts: taxed(parts) },
});

export const refundRefused = (refundId = 'return:return-1', amountCents = 8164): OrderEvent => ({
  type: 'RefundRefused',
  data: { refundId, returnId: returnIdOf(refundId), amountCents },
});

export const refundOmitted = (refundId = 'return:return-1', amountCents = 2246): OrderEvent => ({
  type: 'RefundOmitted',
  data: { refundId, returnId: returnIdOf(refundId), amountCents },
});

export const refundFailed = (refundId = `refund:${orderId}`, amountCents = 8164): OrderEvent => ({
  type: 'RefundFailed',
  data: { refundId, returnId: returnIdOf(refundId), amountCents },
});

const withoutPieces = (lineId: string, amountCents: number) => ({ lineId, quantity: 0, amountCents });

/** A refund in the dashboard; without `parts` it comes from the first line. */
export const externalRefundRecorded = (
  externalId = 're_1',
  amountCents = 1000,
  parts: UntaxedParts = { lines: [withoutPieces('energy-boost', amountCents)], shippingCents: 0 },
): OrderEvent => ({
  type: 'ExternalRefundRecorded',
  data: { externalId, origin: 'dashboard', amountCents, parts: taxed(parts) },
});

export const externalRefundFailed = (externalId = 're_1', amountCents = 1000): OrderEvent => ({
  type: 'ExternalRefundFailed',
  data: { externalId, origin: 'dashboard', amountCents },
});

export const disputeOpened = (disputeId = 'du_1', amountCents = 8164, isInquiry = false): OrderEvent => ({
  type: 'DisputeOpened',
  data: { disputeId, amountCents, reason: 'fraudulent', isInquiry, evidenceDueBy: '2026-03-11T09:00:00.000Z' },
});

export const disputeClosed = (outcome: DisputeOutcome, disputeId = 'du_1', amountCents = 8164): OrderEvent => ({
  type: 'DisputeClosed',
  data: { disputeId, outcome, amountCents, renewal: null, endedPlans: outcome === 'lost' ? [planLine.lineId] : [] },
});

/** A line of one jar for each piece, unless it says otherwise. */
type ChangedRegistration = Omit<Partial<RegisteredReturn>, 'lines'> & { lines?: (ReturnedLine & { jars?: number })[] };

const energyBack = { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 1, totalCents: 2246 };

/** The return of one jar of energy-boost. */
/** The lines of a return of the whole order. */
export const everythingBack = [
  { ...energyBack, quantity: 2, totalCents: 4492 },
  { lineId: 'sleep-well-2-1', productId: 8, productName: 'Sleep Well', quantity: 1, totalCents: 3672 },
];

export const returnRegistered = ({ lines = [energyBack], ...changes }: ChangedRegistration = {}): OrderEvent => ({
  type: 'ReturnRegistered',
  data: {
    returnId: 'return-1',
    origin: 'customer',
    reason: 'changed-mind',
    orderNumber: agreed.orderNumber,
    contactId,
    lines: lines.map((line) => ({ jars: 1, ...line })),
    shippingCents: 0,
    refundCents: 2246,
    paidCents: 8164,
    isWhole: false,
    isUnshipped: true,
    unshipped: unshippedOf({ lines, ...changes }),
    endedPlans: [],
    ...changes,
  },
});

function unshippedOf({ isUnshipped = true, lines = [] }: ChangedRegistration): Pieces[] {
  return isUnshipped ? lines.map(({ lineId, quantity }) => ({ lineId, quantity })) : [];
}

/** A parcel with one of the jars of energy-boost. */
export const parcelShipped = (
  changes: Partial<ShippedParcel> = {},
): Extract<OrderEvent, { type: 'ParcelShipped' }> => ({
  type: 'ParcelShipped',
  data: {
    parcelId: 'parcel-1',
    carrier: 'postnl',
    trackingCode: '3SABCD0001',
    pieces: [{ lineId: 'energy-boost', quantity: 1 }],
    parcel: { saleId: orderId, products: [{ productId: 7, pieces: 1 }] },
    isLast: false,
    ...changes,
  },
});

/** The parcel with all that `parcelShipped` left. */
export const restShipped = (changes: Partial<ShippedParcel> = {}) =>
  parcelShipped({
    parcelId: 'parcel-2',
    trackingCode: '3SABCD0002',
    pieces: [
      { lineId: 'energy-boost', quantity: 1 },
      { lineId: 'sleep-well-2-1', quantity: 1 },
    ],
    parcel: {
      saleId: orderId,
      products: [
        { productId: 7, pieces: 1 },
        { productId: 8, pieces: 2 },
      ],
    },
    isLast: true,
    ...changes,
  });

/** The status change after the parcel that completes the order. */
export const orderCompleted = (leftOut: Pieces[] = []): OrderEvent => ({
  type: 'OrderStatusChanged',
  data: { from: 'processing', to: 'shipped', leftOut, parcel: null },
});

export const trackingChanged = (tracking: Partial<Tracking & { parcelId: string }> = {}): OrderEvent => ({
  type: 'ParcelTrackingChanged',
  data: { parcelId: 'parcel-1', carrier: 'dhl', trackingCode: 'JVGL0001', ...tracking },
});

export const parcelStateChanged = (parcelId = 'parcel-1', state: ParcelState = 'on-the-way'): OrderEvent => ({
  type: 'ParcelStateChanged',
  data: { parcelId, state },
});

/** The jar of `returnRegistered` never left. */
export const piecesKept = (returnId: string | null = 'return-1', pieces = 1): OrderEvent => ({
  type: 'PiecesKept',
  data: { returnId, saleId: orderId, products: [{ productId: 7, pieces }] },
});

export const returnReleased = (returnId = 'return-1', restoredPlans: string[] = []): OrderEvent => ({
  type: 'ReturnReleased',
  data: { returnId, contactId, restoredPlans },
});

export const returnReclaimed = (returnId = 'return-1', endedPlans: string[] = []): OrderEvent => ({
  type: 'ReturnReclaimed',
  data: { returnId, endedPlans },
});

export const replacementId = '9b0c5e0e-6a51-5b52-9d6a-6a1f4f6a5a11';

/** One jar of energy-boost arrived broken. */
export const piecesReplaced = (changes: Partial<ReplacedPieces> = {}): OrderEvent => ({
  type: 'PiecesReplaced',
  data: { replacementId, reason: 'damaged', pieces: [{ lineId: 'energy-boost', quantity: 1 }], ...changes },
});

export const replacementWithdrawn = (changes: Partial<ShortReplacement> = {}): OrderEvent => ({
  type: 'ReplacementWithdrawn',
  data: { replacementId, productId: 7, available: 0, ...changes },
});

const replacementLine: OrderLine = { ...jarLine, quantity: 1, unitCents: 0, totalCents: 0, listTotalCents: 0 };

/** The order of `piecesReplaced`, which costs nothing. */
export const replacementPlaced = (): OrderEvent => ({
  type: 'OrderPlaced',
  data: {
    ...agreed,
    orderNumber: '2026-000124',
    checkoutId: replacementId,
    paymentIntentId: '',
    lines: [replacementLine],
    subtotalCents: 0,
    savingsCents: 0,
    totalCents: 0,
    termsVersion: null,
    replaces: { orderId, orderNumber: agreed.orderNumber, reason: 'damaged' },
    dispatchOn,
    saleId: replacementId,
    products: [{ productId: 7, pieces: 1, totalCents: 0 }],
    vat: splitVat([{ totalCents: 0, rate: 'low', percent: 9 }], { shippingCents: 0, discountCents: 0 }),
  },
});

export const additionId = '1f6f3c2a-7d0b-5c39-8a53-0f4b8f0f7c11';

/** A second order of `orderId`'s buyer, added to the first. */
export const additionPlaced = (): OrderEvent => {
  const { data, ...placed } = orderPlaced() as Extract<OrderEvent, { type: 'OrderPlaced' }>;
  const own = { orderNumber: '2026-000125', paymentIntentId: 'pi_added', saleId: additionId };
  return { ...placed, data: { ...data, ...own, addsTo: { orderId, orderNumber: agreed.orderNumber } } };
};

const { method: _, ...capturedBefore } = untaxed(paymentCaptured()) as { method: null };

/** Data as it was stored before VAT was recorded. */
function untaxed(event: OrderEvent): object {
  const withoutRate = (line: OrderLine) => ({ ...line, vatRate: undefined }); // JSON omits it
  const {
    vat: ___,
    termsVersion: ____,
    replaces: ________,
    addsTo: _________,
    dispatchOn: __________,
    parts,
    lines,
    subscriptionLines,
    ...data
  } = event.data as {
    vat?: VatSplit;
    termsVersion?: number | null;
    replaces?: null;
    addsTo?: null;
    dispatchOn?: string | null;
    parts?: RefundParts;
    lines?: OrderLine[];
    subscriptionLines?: OrderLine[];
  };
  const stored = {
    ...data,
    ...(parts && { parts: { lines: parts.lines, shippingCents: parts.shippingCents } }),
    ...(lines && { lines: lines.map(withoutRate) }),
    ...(subscriptionLines && { subscriptionLines: subscriptionLines.map(withoutRate) }),
  };
  return JSON.parse(JSON.stringify(stored)) as object;
}

const withoutDispatch = <Data extends { dispatchOn: string | null }>({ dispatchOn: _, ...data }: Data) => data;
const capturedUnpromised = withoutDispatch(
  (paymentCaptured(8164, 'ideal') as Extract<OrderEvent, { type: 'PaymentCaptured' }>).data,
);
const placedUnpromised = (event: OrderEvent) =>
  withoutDispatch((event as Extract<OrderEvent, { type: 'OrderPlaced' }>).data);
const withoutAddsTo = (event: OrderEvent) => {
  const { addsTo: _________, ...data } = placedUnpromised(event);
  return data;
};
const { replaces: _______, ...placedUnreplaced } = withoutAddsTo(orderPlaced());
const { termsVersion: ___, ...placedBefore } = placedUnreplaced;

const { refundCents: __, ...cancelledBefore } = (
  orderCancelledPaid() as Extract<OrderEvent, { type: 'OrderCancelled' }>
).data;

const registered = (returnRegistered() as Extract<OrderEvent, { type: 'ReturnRegistered' }>).data;
const registeredWithoutJars = { ...registered, lines: [energyBack] };
const { unshipped: ______, ...registeredBefore } = registeredWithoutJars;

/** Data exactly as stored: a new version adds a sample and keeps the old ones. */
export const storedOrderEvents: StoredSample[] = [
  { type: 'OrderPlaced', version: 1, data: { ...untaxed(orderPlaced()), customerId: 5 } },
  { type: 'OrderPlaced', version: 2, data: untaxed(orderPlaced()) },
  { type: 'OrderPlaced', version: 3, data: placedBefore },
  { type: 'OrderPlaced', version: 4, data: placedUnreplaced },
  { type: 'OrderPlaced', version: 5, data: withoutAddsTo(replacementPlaced()) },
  { type: 'OrderPlaced', version: 6, data: placedUnpromised(additionPlaced()) },
  { type: 'OrderPlaced', version: 7, data: replacementPlaced().data },
  { type: 'PaymentCaptured', version: 1, data: { ...capturedBefore, customerId: null } },
  { type: 'PaymentCaptured', version: 2, data: capturedBefore },
  { type: 'PaymentCaptured', version: 3, data: untaxed(paymentCaptured(8164, 'ideal')) },
  { type: 'PaymentCaptured', version: 4, data: capturedUnpromised },
  { type: 'PaymentCaptured', version: 5, data: paymentCaptured(8164, 'ideal').data },
  { type: 'LatePaymentCaptured', version: 1, data: { paymentIntentId, amountCents: 8164 } },
  { type: 'PaymentFailed', version: 1, data: { paymentIntentId, reason: 'card_declined' } },
  { type: 'OrderStatusChanged', version: 1, data: { from: 'processing', to: 'shipped' } },
  {
    type: 'OrderStatusChanged',
    version: 2,
    data: { from: 'processing', to: 'shipped', leftOut: [{ lineId: 'energy-boost', quantity: 1 }] },
  },
  {
    type: 'OrderStatusChanged',
    version: 3,
    data: orderStatusChanged('processing', 'shipped', [{ lineId: 'energy-boost', quantity: 1 }]).data,
  },
  {
    type: 'OrderCancelled',
    version: 1,
    data: { from: 'processing', wasShipped: false, paidAt, saleId: orderId, products },
  },
  { type: 'OrderCancelled', version: 2, data: cancelledBefore },
  { type: 'OrderCancelled', version: 3, data: orderCancelledPaid().data },
  { type: 'DeliveryAddressChanged', version: 1, data: addressChanged().data },
  { type: 'PiecesCancelled', version: 1, data: piecesCancelled().data },
  { type: 'OrderReinstated', version: 1, data: { to: 'pending', saleId: `${orderId}/2`, products } },
  {
    type: 'RefundRequested',
    version: 1,
    data: { refundId: `refund:${orderId}`, paymentIntentId, amountCents: 8164, reason: 'order-cancelled' },
  },
  {
    type: 'RefundRequested',
    version: 2,
    data: { refundId: 'return:r1', paymentIntentId, amountCents: 2246, reason: 'return', parts: null },
  },
  { type: 'RefundRequested', version: 3, data: untaxed(refundRequested()) },
  { type: 'RefundRequested', version: 4, data: refundRequested().data },
  { type: 'RefundRequested', version: 5, data: { ...refundRequested().data, refundId: 'staff:1', reason: 'goodwill' } },
  {
    type: 'RefundRequested',
    version: 6,
    data: { ...refundRequested().data, refundId: 'pieces:1', reason: 'pieces-cancelled' },
  },
  { type: 'OrderRefunded', version: 1, data: { refundId: `refund:${orderId}`, amountCents: 8164 } },
  { type: 'OrderRefunded', version: 2, data: { refundId: 'return:r1', amountCents: 2246, byHand: false } },
  {
    type: 'OrderRefunded',
    version: 3,
    data: { refundId: 'return:r1', returnId: 'r1', amountCents: 2246, byHand: false },
  },
  { type: 'OrderRefunded', version: 4, data: orderRefunded().data },
  { type: 'OrderRefunded', version: 5, data: { ...orderRefunded().data, reason: 'pieces-cancelled' } },
  { type: 'RefundReduced', version: 1, data: untaxed(refundReduced(7164, 1000, wholeOrder)) },
  { type: 'RefundReduced', version: 2, data: refundReduced(7164, 1000, wholeOrder).data },
  { type: 'RefundRefused', version: 1, data: refundRefused().data },
  { type: 'RefundOmitted', version: 1, data: refundOmitted().data },
  { type: 'RefundFailed', version: 1, data: refundFailed().data },
  { type: 'ExternalRefundRecorded', version: 1, data: untaxed(externalRefundRecorded()) },
  { type: 'ExternalRefundRecorded', version: 2, data: externalRefundRecorded().data },
  { type: 'ExternalRefundFailed', version: 1, data: externalRefundFailed().data },
  { type: 'DisputeOpened', version: 1, data: disputeOpened().data },
  { type: 'DisputeClosed', version: 1, data: disputeClosed('lost').data },
  { type: 'ParcelShipped', version: 1, data: parcelShipped().data },
  { type: 'ParcelTrackingChanged', version: 1, data: trackingChanged().data },
  { type: 'ParcelStateChanged', version: 1, data: parcelStateChanged().data },
  { type: 'PiecesKept', version: 1, data: piecesKept().data },
  { type: 'PiecesKept', version: 2, data: piecesKept(null).data },
  { type: 'ReturnRegistered', version: 1, data: { ...registeredBefore, customerId: 5 } },
  { type: 'ReturnRegistered', version: 2, data: registeredBefore },
  { type: 'ReturnRegistered', version: 3, data: registeredWithoutJars },
  { type: 'ReturnRegistered', version: 4, data: registered },
  { type: 'ReturnReleased', version: 1, data: { returnId: 'return-1' } },
  { type: 'ReturnReleased', version: 2, data: returnReleased('return-1', ['sleep-well-2-1']).data },
  { type: 'ReturnReclaimed', version: 1, data: { returnId: 'return-1' } },
  { type: 'ReturnReclaimed', version: 2, data: returnReclaimed('return-1', ['sleep-well-2-1']).data },
  { type: 'PiecesReplaced', version: 1, data: piecesReplaced().data },
  { type: 'ReplacementWithdrawn', version: 1, data: replacementWithdrawn().data },
];
