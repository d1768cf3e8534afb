import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { subscriptionEventTypes, type SubscriptionEvent } from '../../subscriptions/subscription.events.js';
import { became, beginning } from '../status-history.js';
import { AdminSubscriptionListRow } from './admin-subscription-list.row.js';

type Row = AdminSubscriptionListRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...apply(row) }));

export const adminSubscriptionList = projection<SubscriptionEvent>()({
  name: 'admin-subscription-list',
  version: 5,
  row: AdminSubscriptionListRow,
  eventTypes: subscriptionEventTypes,
  on: {
    SubscriptionStarted: ({ streamId, data, metadata }) =>
      put<Row>(idOf(streamId), () => ({
        subscriptionId: idOf(streamId),
        ...beginning('active', metadata.occurredAt),
        contactId: data.contactId,
        orderId: data.orderId,
        productId: data.productId,
        slug: data.slug,
        productName: data.productName,
        imageUrl: data.imageUrl,
        quantity: data.quantity,
        jars: data.jars,
        frequency: data.frequency,
        priceCents: data.priceCents,
        shippingCents: data.shippingCents,
        nextCycle: data.nextCycle,
        nextDeliveryDate: data.nextDeliveryDate,
        deliveries: 1,
        startedAt: metadata.occurredAt,
        pauseReason: null,
        pausedUntil: null,
        cancelledAt: null,
      })),
    SubscriptionPaused: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => ({
        ...became(row, 'paused', metadata.occurredAt),
        pauseReason: data.reason,
        pausedUntil: data.until,
        nextDeliveryDate: null,
      })),
    DeliveryMoved: ({ streamId, data }) => changed(streamId, () => ({ nextDeliveryDate: data.nextDeliveryDate })),
    SubscriptionResumed: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => ({
        ...became(row, 'active', metadata.occurredAt),
        pauseReason: null,
        pausedUntil: null,
        cancelledAt: null,
        nextDeliveryDate: data.nextDeliveryDate,
      })),
    DeliverySkipped: ({ streamId, data }) =>
      changed(streamId, () => ({ nextCycle: data.nextCycle, nextDeliveryDate: data.nextDeliveryDate })),
    SubscriptionRenewed: ({ streamId, data }) =>
      changed(streamId, (row) => ({
        nextCycle: data.nextCycle,
        nextDeliveryDate: row.status === 'active' ? data.nextDeliveryDate : null,
        deliveries: row.deliveries + 1,
      })),
    SubscriptionCancelled: ({ streamId, metadata }) =>
      changed(streamId, (row) => ({
        ...became(row, 'cancelled', metadata.occurredAt),
        cancelledAt: metadata.occurredAt,
        pausedUntil: null,
        nextDeliveryDate: null,
      })),
  },
});
