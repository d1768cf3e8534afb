import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { EndErasedSubscription } from '../renewals/commands/end-erased-subscription.js';
import { orderEventTypes, type CancelledPieces, type OrderEvent } from '../orders/order.events.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { RestoreSubscription } from '../subscriptions/commands/restore-subscription.js';
import { StartSubscription } from '../subscriptions/commands/start-subscription.js';
import type { Cancellation } from '../subscriptions/subscription.events.js';

const end = (subscriptionId: string, cause: Cancellation, context: CommandContext) =>
  new CancelSubscription({ subscriptionId, cause }, context);

const endWithdrawn = (orderId: string, plans: readonly string[], context: CommandContext) =>
  plans.map((lineId) => end(subscriptionIdOf(orderId, lineId), { reason: 'withdrawn', orderId }, context));

const endPlans = (
  orderId: string,
  { plans, renewal }: Pick<CancelledPieces, 'plans' | 'renewal'>,
  reason: 'order-cancelled' | 'line-cancelled',
  context: CommandContext,
) =>
  plans
    .filter(({ ends }) => ends)
    .map(({ lineId }) => {
      const subscriptionId = renewal?.subscriptionId ?? subscriptionIdOf(orderId, lineId);
      return end(subscriptionId, { reason, orderId }, context);
    });

/** One process starts and ends subscriptions to keep the order of the log: the end could overtake the start. */
export const whenPaymentCapturedOrOrderCancelledThenStartOrEndSubscriptions = process<OrderEvent>()({
  name: 'when-order-changed-then-start-or-end-subscriptions',
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ streamId, data: { contactId, subscriptionLines } }, context) =>
      subscriptionLines.map(
        ({ lineId, productId, slug, productName, imageUrl, quantity, totalCents, vatRate, subscription }) => {
          const orderId = idOf(streamId);
          const product = { productId, slug, productName, imageUrl, quantity, vatRate };
          const terms = { ...subscription, priceCents: totalCents };
          const subscriptionId = subscriptionIdOf(orderId, lineId);
          return new StartSubscription({ subscriptionId, orderId, lineId, contactId, ...product, ...terms }, context);
        },
      ),
    OrderCancelled: ({ streamId, data }, context) => endPlans(idOf(streamId), data, 'order-cancelled', context),
    PiecesCancelled: ({ streamId, data }, context) => endPlans(idOf(streamId), data, 'line-cancelled', context),
    DisputeClosed: ({ streamId, data: { endedPlans, renewal } }, context) => {
      const orderId = idOf(streamId);
      return endedPlans.map((lineId) => {
        const subscriptionId = renewal?.subscriptionId ?? subscriptionIdOf(orderId, lineId);
        return end(subscriptionId, { reason: 'dispute-lost', orderId }, context);
      });
    },
    ReturnRegistered: ({ streamId, data: { endedPlans } }, context) =>
      endWithdrawn(idOf(streamId), endedPlans, context),
    ReturnReleased: ({ streamId, data: { contactId, restoredPlans } }, context) =>
      restoredPlans.flatMap((lineId) => {
        const orderId = idOf(streamId);
        const subscriptionId = subscriptionIdOf(orderId, lineId);
        const restore = new RestoreSubscription({ subscriptionId, orderId }, context);
        return contactId === null
          ? [restore]
          : [restore, new EndErasedSubscription({ subscriptionId, contactId }, context)];
      }),
    ReturnReclaimed: ({ streamId, data: { endedPlans } }, context) => endWithdrawn(idOf(streamId), endedPlans, context),
  },
});
