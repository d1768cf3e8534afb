import type { OrderStatus } from '../../../contracts/orders.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type {
  ExtendedOrder,
  OrderEvent,
  OrderLine,
  Pieces,
  Renewal,
  SoldProduct,
  SubscriptionLine,
} from './order.events.js';
import type { ReturnedLine, ReturnOrigin } from './order-returns.js';
import type { DisputeOutcome } from './order-disputes.js';
import { withReplacement, withShort, type ReplacedOrder, type Replacement } from './order-replacements.js';
import type { RefundParts, RefundReason } from './order-refunds.js';
import { partsOf } from './refund-parts.js';
import type { VatSplit } from '../../../pricing/vat.js';
import { withNewRefund, withRefund, withVat } from './recorded-refunds.js';
import { withCancelledPieces, type Cancellation } from './cancelled-pieces.js';
import type { ReturnReason } from '../../../contracts/returns.js';
import { parcelsAfterStatus, shippedParcel, withState, withTracking, type ShippedParcel } from './parcels.js';

/** A requested refund, or one from outside the shop. `done`: the provider made it, or staff did by hand. */
export interface Refund {
  /** The provider's id when it comes from outside the shop. */
  refundId: string;
  returnId: string | null;
  /** Null from outside the shop. */
  reason: RefundReason | null;
  amountCents: number;
  parts: RefundParts;
  done: boolean;
  /** The provider refused it, so that it waits for staff. */
  refused: boolean;
  /** Staff paid it outside the shop: what the provider reports of it no longer matters. */
  byHand: boolean;
}

/** `counts` is false after a rejection. A refunded return keeps its pieces either way. */
export interface ReturnOfOrder {
  returnId: string;
  reason: ReturnReason;
  lines: readonly ReturnedLine[];
  shippingCents: number;
  /** Its pieces that no parcel had at the time. */
  unshipped: readonly Pieces[];
  origin: ReturnOrigin;
  endedPlans: readonly string[];
  counts: boolean;
  /** Its pieces are back in stock, because they never left. */
  isKept: boolean;
}

/** The state that rules read. Amounts in cents. */
export interface PlacedOrderState {
  status: OrderStatus;
  orderNumber: string;
  paymentIntentId: string;
  contactId: string;
  totalCents: number;
  shippingCents: number;
  vat: VatSplit;
  lines: readonly OrderLine[];
  /** Excludes the cancelled pieces. */
  products: SoldProduct[];
  subscriptionLines: SubscriptionLine[];
  renewal: Renewal | null;
  replaces: ReplacedOrder | null;
  addsTo: ExtendedOrder | null;
  /** The current sale of the goods, and the number of sales so far: reinstating starts another. */
  saleId: string;
  sales: number;
  /** Null until the payment is captured, and for a late payment. */
  paidAt: string | null;
  capturedCents: number;
  refunds: readonly Refund[];
  omittedRefunds: readonly string[];
  failedExternals: readonly string[];
  disputes: readonly { disputeId: string; outcome: DisputeOutcome | null }[];
  returns: readonly ReturnOfOrder[];
  cancellations: readonly Cancellation[];
  /** The contacts that staff led the order to, the current one last. */
  addressChanges: readonly string[];
  parcels: readonly ShippedParcel[];
  replacements: readonly Replacement[];
}

export type Order = { status: 'none' } | PlacedOrderState;

export const initialOrder: Order = { status: 'none' };

export function evolve(order: Order, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') {
    const { renewal, replaces, addsTo, lines, ...agreed } = event.data;
    const { orderNumber, paymentIntentId, contactId, totalCents, shippingCents, vat, products, saleId } = agreed;
    const subscriptionLines = renewal
      ? []
      : lines.filter((line): line is SubscriptionLine => line.subscription !== null);
    const amounts = {
      totalCents,
      shippingCents,
      vat,
      capturedCents: 0,
      refunds: [],
      omittedRefunds: [],
      failedExternals: [],
      disputes: [],
      returns: [],
      cancellations: [],
      addressChanges: [],
      parcels: [],
      replacements: [],
    };
    const facts = { orderNumber, paymentIntentId, contactId, lines, products, saleId, subscriptionLines };
    const status = replaces === null ? 'pending' : 'processing';
    return { ...facts, ...amounts, renewal, replaces, addsTo, status, sales: 1, paidAt: null };
  }
  return order.status === 'none' ? order : evolvePlaced(order, event);
}

function evolvePlaced(order: PlacedOrderState, event: Exclude<OrderEvent, { type: 'OrderPlaced' }>): PlacedOrderState {
  const { data, type } = event;
  switch (type) {
    case 'PaymentCaptured':
      return {
        ...order,
        status: order.status === 'pending' ? 'processing' : order.status,
        paidAt: data.paidAt,
        capturedCents: data.amountCents,
      };
    case 'LatePaymentCaptured':
      return { ...order, capturedCents: data.amountCents };
    case 'PaymentFailed':
      return order;
    case 'OrderStatusChanged':
      return { ...order, status: data.to, parcels: parcelsAfterStatus(order, data) };
    case 'ParcelShipped':
      return { ...order, parcels: [...order.parcels, shippedParcel(data)] };
    case 'ParcelTrackingChanged':
      return { ...order, parcels: withTracking(order.parcels, data) };
    case 'ParcelStateChanged':
      return { ...order, parcels: withState(order.parcels, data) };
    case 'OrderCancelled':
      return { ...order, status: 'cancelled' };
    case 'DeliveryAddressChanged':
      return { ...order, contactId: data.contactId, addressChanges: [...order.addressChanges, data.contactId] };
    case 'PiecesCancelled':
      return withCancelledPieces(order, data);
    case 'OrderReinstated':
      return {
        ...order,
        status: data.to,
        saleId: data.saleId,
        sales: order.sales + 1,
        parcels: parcelsAfterStatus(order, { ...data, leftOut: [] }),
      };
    case 'RefundRequested': {
      const { refundId, returnId, reason, amountCents } = data;
      const parts = data.parts ? withVat(order, data.parts) : partsOf(order, returnId, amountCents);
      return withNewRefund(order, {
        refundId,
        returnId,
        reason,
        amountCents,
        parts,
        done: false,
        refused: false,
        byHand: false,
      });
    }
    case 'OrderRefunded':
      return withRefund(order, data.refundId, { done: true, refused: false, byHand: data.byHand });
    case 'RefundReduced': {
      const others = { ...order, refunds: order.refunds.filter(({ refundId }) => refundId !== data.refundId) };
      const parts = withVat(others, data.parts);
      return withRefund(order, data.refundId, { amountCents: data.amountCents, parts, refused: false });
    }
    case 'RefundRefused':
      return withRefund(order, data.refundId, { refused: true });
    case 'RefundOmitted':
      return { ...order, omittedRefunds: [...order.omittedRefunds, data.refundId] };
    case 'RefundFailed':
      return withRefund(order, data.refundId, { done: false });
    case 'ExternalRefundRecorded': {
      const { externalId: refundId, amountCents } = data;
      const parts = withVat(order, data.parts);
      return withNewRefund(order, {
        refundId,
        returnId: null,
        reason: null,
        amountCents,
        parts,
        done: true,
        refused: false,
        byHand: false,
      });
    }
    case 'ExternalRefundFailed': {
      const refunds = order.refunds.filter(({ refundId }) => refundId !== data.externalId);
      return { ...order, refunds, failedExternals: [...order.failedExternals, data.externalId] };
    }
    case 'DisputeOpened':
      return { ...order, disputes: [...order.disputes, { disputeId: data.disputeId, outcome: null }] };
    case 'DisputeClosed': {
      const { disputeId, outcome } = data;
      const disputes = order.disputes.map((one) => (one.disputeId === disputeId ? { disputeId, outcome } : one));
      return { ...order, disputes };
    }
    case 'ReturnRegistered': {
      const { returnId, reason, lines, shippingCents, unshipped, origin, endedPlans } = data;
      const filed = { returnId, reason, lines, shippingCents, unshipped, origin, endedPlans };
      const returned = { ...filed, counts: true, isKept: false };
      return { ...order, returns: [...order.returns, returned] };
    }
    case 'PiecesKept':
      return data.returnId === null ? order : withReturn(order, data.returnId, { isKept: true });
    case 'ReturnReleased':
      return withReturn(order, data.returnId, { counts: false });
    case 'ReturnReclaimed':
      return withReturn(order, data.returnId, { counts: true });
    case 'PiecesReplaced':
      return { ...order, replacements: withReplacement(order.replacements, data) };
    case 'ReplacementWithdrawn':
      return { ...order, replacements: withShort(order.replacements, data) };
  }
}

function withReturn(order: PlacedOrderState, returnId: string, changes: Partial<ReturnOfOrder>): PlacedOrderState {
  const returns = order.returns.map((one) => (one.returnId === returnId ? { ...one, ...changes } : one));
  return { ...order, returns };
}

/** Throws `order-not-found`. */
export function placed(order: Order): PlacedOrderState {
  if (order.status === 'none') throw new DomainError('order-not-found');
  return order;
}
