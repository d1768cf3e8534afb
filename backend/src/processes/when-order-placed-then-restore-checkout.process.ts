import { RestoreCheckout } from '../checkout/restoring/commands.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Stores a checkout again that a restore of Postgres lost, while the log stored its order. Renewals and replacements have no checkout. */
export const whenOrderPlacedThenRestoreCheckout = process<OrderEvent>()({
  name: 'when-order-placed-then-keep-checkout',
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({ data: { checkoutId, ...order } }, context) =>
      checkoutId === null || order.renewal !== null || order.replaces !== null
        ? []
        : [new RestoreCheckout({ order: { ...order, checkoutId } }, context)],
  },
});
