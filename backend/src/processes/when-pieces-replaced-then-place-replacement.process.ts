import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { PlaceReplacement } from '../replacing/commands/place-replacement.js';

/** Places the free order of a replacement whose request died before it did. */
export const whenPiecesReplacedThenPlaceReplacement = process<OrderEvent>()({
  name: 'when-pieces-replaced-then-place-replacement',
  eventTypes: orderEventTypes,
  on: {
    PiecesReplaced: ({ streamId, data: { replacementId } }, context) => [
      new PlaceReplacement({ orderId: idOf(streamId), replacementId }, context),
    ],
  },
});
