import type { TimelineEntry } from '../../../../contracts/admin/timeline.js';
import { paymentMethodName } from '../../../../contracts/payments/payment-methods.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { upcast } from '../../platform/event-sourcing/event-types.js';
import { idOf, type RecordedEvent } from '../../platform/event-sourcing/events.js';
import {
  orderEventTypes,
  type CancelledOrder,
  type CancelledPieces,
  type OrderEvent,
  type Pieces,
} from '../../orders/order.events.js';
import {
  returnEventTypes,
  type ApprovedReturn,
  type InspectedPieces,
  type ReturnEvent,
} from '../../returns/return.events.js';
import { subscriptionEventTypes, type SubscriptionEvent } from '../../subscriptions/subscription.events.js';

type Data = TimelineEntry['data'];

/** Every event type that a timeline shows; a missing one does not compile. */
type ToldType = (OrderEvent | SubscriptionEvent | ReturnEvent)['type'];

const toldTypes = { ...orderEventTypes, ...subscriptionEventTypes, ...returnEventTypes };

/** The fields of each event that the timeline shows. Fields in `Cents` become decimals in euros. */
const shown: Record<ToldType, readonly string[]> = {
  OrderPlaced: ['orderNumber', 'totalCents'],
  PaymentCaptured: ['amountCents', 'method'],
  LatePaymentCaptured: ['amountCents'],
  PaymentFailed: ['reason'],
  OrderStatusChanged: ['from', 'to', 'leftOut'],
  ParcelShipped: ['carrier', 'trackingCode', 'pieces'],
  ParcelTrackingChanged: ['carrier', 'trackingCode'],
  ParcelStateChanged: ['state'],
  OrderCancelled: ['from'],
  DeliveryAddressChanged: [],
  PiecesCancelled: ['reason', 'refundCents'],
  OrderReinstated: ['to'],
  RefundRequested: ['amountCents', 'reason'],
  OrderRefunded: ['amountCents', 'byHand'],
  RefundReduced: ['amountCents', 'reducedCents'],
  RefundRefused: ['amountCents'],
  RefundOmitted: ['amountCents'],
  RefundFailed: ['amountCents'],
  ExternalRefundRecorded: ['amountCents', 'origin'],
  ExternalRefundFailed: ['amountCents', 'origin'],
  DisputeOpened: ['amountCents', 'reason', 'isInquiry', 'evidenceDueBy'],
  DisputeClosed: ['amountCents', 'outcome'],
  ReturnRegistered: ['returnId', 'origin', 'reason', 'refundCents', 'isWhole', 'isUnshipped'],
  PiecesKept: ['returnId'],
  ReturnReleased: ['returnId'],
  ReturnReclaimed: ['returnId'],
  PiecesReplaced: ['reason', 'pieces'],
  ReplacementWithdrawn: [],
  SubscriptionStarted: ['productName', 'frequency', 'jars', 'priceCents', 'nextDeliveryDate'],
  SubscriptionPaused: ['reason', 'until'],
  SubscriptionResumed: ['nextDeliveryDate', 'paymentUnderWay'],
  DeliveryMoved: ['nextDeliveryDate'],
  TermsChanged: ['productName', 'quantity', 'jars', 'frequency', 'amountCents', 'formerAmountCents', 'fromDate'],
  SubscriptionAddressChanged: ['fields'],
  DeliverySkipped: ['cycle', 'nextDeliveryDate', 'reason'],
  RenewalAttempted: ['cycle', 'attempt', 'amountCents'],
  RenewalProcessing: ['cycle', 'attempt'],
  RenewalDeclined: ['kind', 'code', 'dueOn'],
  RenewalAbandoned: ['dueOn'],
  RenewalPostponed: ['dueOn'],
  PaymentMethodChanged: [],
  PaymentMethodRequested: [],
  SubscriptionRenewed: ['cycle', 'nextDeliveryDate', 'orderId'],
  SubscriptionCancelled: ['reason', 'orderId'],
  ReturnRequested: ['orderNumber', 'reason', 'refundCents'],
  ReturnApproved: ['from'],
  ReturnReceived: ['pieces'],
  ReturnInspected: ['refundCents'],
  ReturnRejected: ['from'],
  ReturnCompleted: ['from'],
  ReturnReopened: ['from'],
  ReturnRefundRequested: ['amountCents'],
};
const subject: Partial<Record<ToldType, string>> = {
  OrderPlaced: 'orderId',
  SubscriptionStarted: 'subscriptionId',
  ReturnRequested: 'returnId',
};

export function entryOf(event: RecordedEvent): TimelineEntry & { actorId: string | null } {
  const { kind, id: actorId } = event.metadata.actor;
  const { type, data } = toldOf(upcast(event, toldTypes));
  return { id: event.id, at: event.metadata.occurredAt, actor: { kind, name: null }, actorId, type, data, changes: [] };
}

function toldOf({ type, streamId, data }: RecordedEvent): { type: ToldType; data: Data } {
  const known = type as ToldType; // upcast throws for any other type
  const stored = data as Record<string, Data[string] | Pieces[] | undefined>;
  const told = Object.fromEntries(shown[known].map((field) => shownField(field, shownValue(stored[field]))));
  const idField = subject[known];
  const plans = known === 'OrderCancelled' ? plansOf(data as CancelledOrder) : {};
  const address = (known === 'DeliveryAddressChanged' || known === 'SubscriptionAddressChanged') && {
    fields: (stored.fields as unknown as string[]).join(' '),
  };
  const pieces = known === 'PiecesCancelled' && cancelledOf(data as CancelledPieces);
  const paidWith = known === 'PaymentCaptured' && { method: paymentMethodName(told.method as string | null) };
  const ofReturn = {
    ...(known === 'ReturnApproved' && labelOf(data as ApprovedReturn)),
    ...(known === 'ReturnInspected' && inspectedOf(data as { pieces: readonly InspectedPieces[] })),
  };
  const more = { ...paidWith, ...plans, ...pieces, ...address, ...ofReturn };
  return { type: known, data: { ...(idField && { [idField]: idOf(streamId) }), ...told, ...more } };
}

const labelOf = ({ label }: ApprovedReturn): Data => ({
  carrier: label?.carrier ?? null,
  trackingCode: label?.trackingCode ?? null,
});

/** The pieces that return to stock, and those that do not. */
function inspectedOf({ pieces }: { pieces: readonly InspectedPieces[] }): Data {
  const restocked = pieces.reduce((sum, one) => sum + one.restocked, 0);
  return { restocked, damaged: pieces.reduce((sum, { received }) => sum + received, 0) - restocked };
}

/** The cancelled pieces in words, and product names of the subscriptions that ended with them. */
function cancelledOf({ lines, plans }: CancelledPieces): Data {
  const pieces = lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ');
  return { pieces, endedPlans: plansOf({ plans }).endedPlans! };
}

/** Product names of the subscriptions that ended with the order, and of those that continue. */
function plansOf({ plans }: Pick<CancelledOrder, 'plans'>): Data {
  const namesOf = (ended: boolean) => plans.filter(({ ends }) => ends === ended).map(({ productName }) => productName);
  return { endedPlans: namesOf(true).join(', '), keptPlans: namesOf(false).join(', ') };
}

/** Replaces a list of pieces by their total. */
function shownValue(value: Data[string] | Pieces[] | undefined): Data[string] {
  return Array.isArray(value) ? value.reduce((sum, { quantity }) => sum + quantity, 0) : (value ?? null);
}

function shownField(field: string, value: Data[string]): [string, Data[string]] {
  if (!field.endsWith('Cents') || typeof value !== 'number') return [field, value];
  return [field.slice(0, -'Cents'.length), centsToDecimal(value)];
}
