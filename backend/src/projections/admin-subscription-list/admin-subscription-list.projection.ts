import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import {
  subscriptionEventTypes,
  type DeliveryTerms,
  type SubscriptionEvent,
} from '../../subscriptions/subscription.events.js';
import { afterChange, afterDelivery } from '../delivery-terms.js';
import { became, beginning } from '../status-history.js';
import { AdminSubscriptionListRow } from './admin-subscription-list.row.js';

type Row = AdminSubscriptionListRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...apply(row) }));

const columnsOf = (terms: DeliveryTerms) => {
  const { productId, slug, productName, imageUrl, quantity, jars, frequency, priceCents, shippingCents } = terms;
  return { productId, slug, productName, imageUrl, quantity, jars, frequency, priceCents, shippingCents };
};

/** Keeps the former price when another one begins at `at`. */
const priced = ({ priceCents, frequency, formerPrices }: Row, columns: Partial<Row>, at: string): Partial<Row> =>
  columns.priceCents === undefined
    ? columns
    : { ...columns, formerPrices: [...formerPrices, { priceCents, frequency, until: at }] };

export const adminSubscriptionList = projection<SubscriptionEvent>()({
  name: 'admin-subscription-list',
  version: 8,
  row: AdminSubscriptionListRow,
  eventTypes: subscriptionEventTypes,
  on: {
    SubscriptionStarted: ({ streamId, data, metadata }) =>
      put<Row>(idOf(streamId), () => ({
        subscriptionId: idOf(streamId),
        ...beginning('active', metadata.occurredAt),
        contactId: data.contactId,
        orderId: data.orderId,
        ...columnsOf(data),
        comingTerms: null,
        formerPrices: [],
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
        cancelledAt: null,
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
    DeliverySkipped: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => ({
        ...priced(row, afterDelivery(row, columnsOf), metadata.occurredAt),
        nextCycle: data.nextCycle,
        nextDeliveryDate: data.nextDeliveryDate,
      })),
    SubscriptionAddressChanged: ({ streamId, data }) => changed(streamId, () => ({ contactId: data.contactId })),
    TermsChanged: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => priced(row, afterChange(data, row.nextCycle, columnsOf), metadata.occurredAt)),
    SubscriptionRenewed: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => ({
        ...priced(row, afterDelivery(row, columnsOf), metadata.occurredAt),
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
