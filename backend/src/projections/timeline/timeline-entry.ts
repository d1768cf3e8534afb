import { centsToDecimal } from '../../../../contracts/money.js';
import { timelineTypes, type TimelineEntry, type TimelineType } from '../../../../contracts/admin-timeline.js';
import { idOf, type RecordedEvent } from '../../event-sourcing/events.js';

type Data = TimelineEntry['data'];

/** Which fields of an event people want to read, under the name the timeline gives them. `Cents` become euros. */
const shown: Partial<Record<TimelineType, readonly string[]>> = {
  OrderPlaced: ['orderNumber', 'totalCents'],
  PaymentCaptured: ['amountCents'],
  LatePaymentCaptured: ['amountCents'],
  PaymentFailed: ['reason'],
  OrderStatusChanged: ['from', 'to'],
  OrderCancelled: ['from'],
  OrderReinstated: ['to'],
  RefundRequested: ['amountCents', 'reason'],
  OrderRefunded: ['amountCents', 'byHand'],
  ReturnRegistered: ['returnId', 'origin', 'reason', 'refundCents', 'isWhole', 'isUnshipped'],
  ReturnReleased: ['returnId'],
  ReturnReclaimed: ['returnId'],
  SubscriptionStarted: ['productName', 'frequency', 'jars', 'priceCents', 'nextDeliveryDate'],
  SubscriptionPaused: ['reason'],
  SubscriptionResumed: ['nextDeliveryDate'],
  DeliverySkipped: ['cycle', 'nextDeliveryDate'],
  SubscriptionRenewed: ['cycle', 'nextDeliveryDate', 'orderId'],
  SubscriptionCancelled: [],
  ReturnRequested: ['orderNumber', 'reason', 'refundCents'],
  ReturnApproved: ['from'],
  ReturnRejected: ['from'],
  ReturnCompleted: ['from'],
  ReturnReopened: ['from'],
  ReturnRefundRequested: ['amountCents'],
};
const subject: Partial<Record<TimelineType, string>> = {
  OrderPlaced: 'orderId',
  SubscriptionStarted: 'subscriptionId',
  ReturnRequested: 'returnId',
};

/** An event as a line of a timeline, with the id of who did it. */
export function entryOf(event: RecordedEvent): TimelineEntry & { actorId: string | null } {
  const { kind, id: actorId } = event.metadata.actor;
  const { type, data } = toldOf(event);
  return { id: event.id, at: event.metadata.occurredAt, actor: { kind, name: null }, actorId, type, data, changes: [] };
}

function toldOf({ type, streamId, data }: RecordedEvent): { type: TimelineType; data: Data } {
  const known = timelineTypes.find((candidate) => candidate === type);
  const fields = known && shown[known];
  if (!known || !fields) return { type: 'Other', data: { event: type } };
  const told = Object.fromEntries(fields.map((field) => shownField(field, (data as Data)[field] ?? null)));
  const idField = subject[known];
  return { type: known, data: idField ? { [idField]: idOf(streamId), ...told } : told };
}

function shownField(field: string, value: Data[string]): [string, Data[string]] {
  if (!field.endsWith('Cents') || typeof value !== 'number') return [field, value];
  return [field.slice(0, -'Cents'.length), centsToDecimal(value)];
}
