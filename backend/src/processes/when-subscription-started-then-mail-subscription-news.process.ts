import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail, type MailSubject } from '../mail/commands/queue-mail.js';
import { subscriptionEventTypes, type SubscriptionEvent } from '../subscriptions/subscription.events.js';

/** One mail per event, by the id of the event. */
const mail = (subject: MailSubject, context: CommandContext) => [
  new QueueMail({ key: `${subject.template}:${context.causationId}`, ...subject }, context),
];

export const whenSubscriptionStartedThenMailSubscriptionNews = process<SubscriptionEvent>()({
  name: 'when-subscription-changed-then-mail-subscriber',
  eventTypes: subscriptionEventTypes,
  on: {
    SubscriptionStarted: ({ streamId }, context) =>
      mail({ template: 'subscription-started', reference: { subscriptionId: idOf(streamId) } }, context),
    // The last decline pauses the subscription, which sends its own mail.
    RenewalDeclined: ({ streamId, data: { kind, code, dueOn } }, context) => {
      if (dueOn === null) return [];
      const reference = { subscriptionId: idOf(streamId), kind, code, dueOn };
      return mail({ template: 'subscription-payment-failed', reference }, context);
    },
    SubscriptionPaused: ({ streamId, data: { reason, until } }, context) =>
      mail({ template: 'subscription-paused', reference: { subscriptionId: idOf(streamId), reason, until } }, context),
    SubscriptionResumed: ({ streamId, data: { nextDeliveryDate: deliveryDate, paymentUnderWay } }, context) => {
      const reference = { subscriptionId: idOf(streamId), deliveryDate, paymentUnderWay };
      return mail({ template: 'subscription-resumed', reference }, context);
    },
    TermsChanged: ({ streamId, data }, context) => {
      const { productName, quantity, jars, frequency, vatRate, priceCents, shippingCents, formerAmountCents } = data;
      const price = { vatRate, priceCents, shippingCents, formerAmountCents };
      const terms = { productName, pieces: quantity * jars, frequency, ...price, deliveryDate: data.fromDate };
      const reference = { subscriptionId: idOf(streamId), ...terms };
      return mail({ template: 'subscription-terms-changed', reference }, context);
    },
    PaymentMethodRequested: ({ streamId }, context) =>
      mail({ template: 'subscription-method-requested', reference: { subscriptionId: idOf(streamId) } }, context),
    DeliveryMoved: ({ streamId, data: { nextDeliveryDate: deliveryDate } }, context) => {
      const reference = { subscriptionId: idOf(streamId), deliveryDate };
      return mail({ template: 'subscription-delivery-moved', reference }, context);
    },
    DeliverySkipped: ({ streamId, data: { reason, nextDeliveryDate: deliveryDate } }, context) => {
      const reference = { subscriptionId: idOf(streamId), reason, deliveryDate };
      return mail({ template: 'subscription-skipped', reference }, context);
    },
    SubscriptionCancelled: ({ streamId, data: { reason } }, context) =>
      mail({ template: 'subscription-cancelled', reference: { subscriptionId: idOf(streamId), reason } }, context),
  },
});
