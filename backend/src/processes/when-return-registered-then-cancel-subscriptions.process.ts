import { idOf } from '../event-sourcing/events.js';
import { process } from '../event-sourcing/process.js';
import { deterministicId } from '../ids/deterministic-id.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';

/** Who withdraws from the first delivery withdraws from the subscription: no further one is sent or charged. */
export const whenReturnRegisteredThenCancelSubscriptions = process<OrderEvent>()({
  name: 'when-return-registered-then-cancel-subscriptions',
  eventTypes: orderEventTypes,
  on: {
    ReturnRegistered: ({ streamId, data: { endedPlans } }, context) =>
      endedPlans.map((lineId) => {
        const subscriptionId = deterministicId(idOf(streamId), lineId);
        return new CancelSubscription({ subscriptionId }, context);
      }),
  },
});
