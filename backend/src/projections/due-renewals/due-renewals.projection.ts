import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import {
  subscriptionEventTypes,
  type DeliveryTerms,
  type NextDelivery,
  type SubscriptionEvent,
} from '../../subscriptions/subscription.events.js';
import { afterChange, afterDelivery } from '../delivery-terms.js';
import { DueRenewalRow } from './due-renewals.row.js';

type Row = DueRenewalRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...apply(row) }));

const isUnderWay = ({ state }: Row) => state === 'under-way' || state === 'processing';

/** An open attempt stays due in any status; other work is due only while the subscription is active. */
const stopped = (row: Row) => (row.state === 'under-way' ? row.dueOn : null);
const columnsOf = ({ productName, priceCents, shippingCents }: DeliveryTerms) => ({
  productName,
  amountCents: priceCents + shippingCents,
});
const planned = (row: Row, { nextCycle, nextDeliveryDate }: NextDelivery): Partial<Row> => ({
  ...afterDelivery(row, columnsOf),
  cycle: nextCycle,
  attempt: 0,
  state: 'planned',
  code: null,
  dueOn: row.status === 'active' ? nextDeliveryDate : null,
});

export const dueRenewals = projection<SubscriptionEvent>()({
  name: 'due-renewals',
  version: 6,
  row: DueRenewalRow,
  eventTypes: subscriptionEventTypes,
  on: {
    SubscriptionStarted: ({ streamId, data }) =>
      put<Row>(idOf(streamId), () => ({
        subscriptionId: idOf(streamId),
        status: 'active',
        cycle: data.nextCycle,
        attempt: 0,
        state: 'planned',
        dueOn: data.nextDeliveryDate,
        resumeOn: null,
        contactId: data.contactId,
        ...columnsOf(data),
        comingTerms: null,
        code: null,
      })),
    RenewalAttempted: ({ streamId, data }) =>
      changed(streamId, () => ({ state: 'under-way', attempt: data.attempt, code: null })),
    RenewalProcessing: ({ streamId }) => changed(streamId, () => ({ state: 'processing', dueOn: null })),
    RenewalDeclined: ({ streamId, data }) =>
      changed(streamId, (row) => ({
        state: data.kind === 'hard' ? 'action-needed' : 'retrying',
        code: data.code,
        dueOn: row.status === 'active' ? data.dueOn : null,
      })),
    RenewalAbandoned: ({ streamId, data }) =>
      changed(streamId, (row) => ({ state: 'retrying', dueOn: row.status === 'active' ? data.dueOn : null })),
    RenewalPostponed: ({ streamId, data }) =>
      changed(streamId, (row) => ({
        state: 'postponed',
        code: 'out-of-stock',
        dueOn: row.status === 'active' ? data.dueOn : null,
      })),
    PaymentMethodChanged: ({ streamId, data }) =>
      changed(streamId, (row) =>
        row.status === 'active' && data.dueOn !== null && !isUnderWay(row)
          ? { state: 'retrying', dueOn: data.dueOn }
          : {},
      ),
    SubscriptionAddressChanged: ({ streamId, data }) => changed(streamId, () => ({ contactId: data.contactId })),
    TermsChanged: ({ streamId, data }) => changed(streamId, (row) => afterChange(data, row.cycle, columnsOf)),
    DeliverySkipped: ({ streamId, data }) => changed(streamId, (row) => planned(row, data)),
    SubscriptionRenewed: ({ streamId, data }) => changed(streamId, (row) => planned(row, data)),
    SubscriptionPaused: ({ streamId, data }) =>
      changed(streamId, (row) => ({ status: 'paused', dueOn: stopped(row), resumeOn: data.until })),
    DeliveryMoved: ({ streamId, data }) =>
      changed(streamId, () => ({ state: 'planned', code: null, dueOn: data.nextDeliveryDate })),
    SubscriptionResumed: ({ streamId, data }) =>
      changed(streamId, (row) => ({
        status: 'active',
        resumeOn: null,
        ...(!isUnderWay(row) && { state: 'planned', code: null, dueOn: data.nextDeliveryDate }),
      })),
    SubscriptionCancelled: ({ streamId }) =>
      changed(streamId, (row) => ({ status: 'cancelled', dueOn: stopped(row), resumeOn: null })),
  },
});
