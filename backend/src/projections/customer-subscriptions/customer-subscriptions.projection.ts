import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import {
  subscriptionEventTypes,
  type DeliveryTerms,
  type SubscriptionEvent,
} from '../../subscriptions/subscription.events.js';
import { afterChange, afterDelivery } from '../delivery-terms.js';
import { CustomerSubscriptionRow } from './customer-subscriptions.row.js';

type Row = CustomerSubscriptionRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...apply(row) }));

const planned = { payment: 'planned', paymentDueOn: null } as const;

const columnsOf = (terms: DeliveryTerms) => {
  const { productName, slug, imageUrl, quantity, jars, frequency, priceCents, shippingCents, vatRate } = terms;
  return { productName, slug, imageUrl, quantity, jars, frequency, priceCents, shippingCents, vatRate };
};

export const customerSubscriptions = projection<SubscriptionEvent>()({
  name: 'customer-subscriptions',
  version: 8,
  row: CustomerSubscriptionRow,
  eventTypes: subscriptionEventTypes,
  on: {
    SubscriptionStarted: ({ streamId, data, metadata }) =>
      put<Row>(idOf(streamId), () => ({
        subscriptionId: idOf(streamId),
        contactId: data.contactId,
        status: 'active',
        pauseReason: null,
        pausedUntil: null,
        ...columnsOf(data),
        comingTerms: null,
        nextCycle: data.nextCycle,
        nextDeliveryDate: data.nextDeliveryDate,
        ...planned,
        startedAt: metadata.occurredAt,
        cancelledAt: null,
      })),
    RenewalAttempted: ({ streamId }) => changed(streamId, () => ({ payment: 'under-way', paymentDueOn: null })),
    RenewalProcessing: ({ streamId }) => changed(streamId, () => ({ payment: 'processing' })),
    RenewalDeclined: ({ streamId, data }) =>
      changed(streamId, () => ({
        payment: data.kind === 'hard' ? 'action-needed' : 'retrying',
        paymentDueOn: data.dueOn,
      })),
    RenewalAbandoned: ({ streamId, data }) =>
      changed(streamId, () => ({ payment: 'retrying', paymentDueOn: data.dueOn })),
    RenewalPostponed: ({ streamId, data }) =>
      changed(streamId, () => ({ payment: 'postponed', paymentDueOn: data.dueOn })),
    PaymentMethodChanged: ({ streamId, data }) =>
      changed(streamId, ({ payment }) =>
        data.dueOn !== null && (payment === 'action-needed' || payment === 'retrying')
          ? { payment: 'retrying', paymentDueOn: data.dueOn }
          : {},
      ),
    DeliverySkipped: ({ streamId, data: { nextCycle, nextDeliveryDate } }) =>
      changed(streamId, (row) => ({ ...afterDelivery(row, columnsOf), nextCycle, nextDeliveryDate, ...planned })),
    SubscriptionAddressChanged: ({ streamId, data }) => changed(streamId, () => ({ contactId: data.contactId })),
    TermsChanged: ({ streamId, data }) => changed(streamId, (row) => afterChange(data, row.nextCycle, columnsOf)),
    SubscriptionRenewed: ({ streamId, data: { nextCycle, nextDeliveryDate } }) =>
      changed(streamId, (row) => ({ ...afterDelivery(row, columnsOf), nextCycle, nextDeliveryDate, ...planned })),
    SubscriptionPaused: ({ streamId, data }) =>
      changed(streamId, () => ({
        status: 'paused',
        pauseReason: data.reason,
        pausedUntil: data.until,
        cancelledAt: null,
        paymentDueOn: null,
      })),
    DeliveryMoved: ({ streamId, data: { nextDeliveryDate } }) =>
      changed(streamId, () => ({ nextDeliveryDate, ...planned })),
    SubscriptionResumed: ({ streamId, data: { nextCycle, nextDeliveryDate } }) =>
      changed(streamId, ({ payment }) => ({
        status: 'active',
        pauseReason: null,
        pausedUntil: null,
        cancelledAt: null,
        nextCycle,
        nextDeliveryDate,
        ...(payment !== 'under-way' && payment !== 'processing' && planned),
      })),
    SubscriptionCancelled: ({ streamId, metadata }) =>
      changed(streamId, () => ({ status: 'cancelled', cancelledAt: metadata.occurredAt, paymentDueOn: null })),
  },
});
