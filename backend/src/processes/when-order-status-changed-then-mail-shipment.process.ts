import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Mails each parcel once, each change of its tracking, and each change of the address before it leaves. A status mails what it ships, once however often it changes. */
export const whenOrderStatusChangedThenMailShipment = process<OrderEvent>()({
  name: 'when-order-shipped-then-mail-shipment',
  eventTypes: orderEventTypes,
  on: {
    OrderStatusChanged: ({ streamId, data }, context) => {
      if (data.to !== 'shipped' || data.parcel === null) return [];
      const orderId = idOf(streamId);
      const key = `order-shipped:${orderId}`;
      const reference = { orderId, ...(data.leftOut.length > 0 && { leftOut: data.leftOut }) };
      return [new QueueMail({ key, template: 'order-shipped', reference }, context)];
    },
    ParcelShipped: ({ streamId, data: { parcelId, carrier, trackingCode, pieces, isLast } }, context) => {
      const orderId = idOf(streamId);
      const key = `parcel-shipped:${orderId}:${parcelId}`;
      const reference = { orderId, parcel: { carrier, trackingCode, pieces, isLast } };
      return [new QueueMail({ key, template: 'order-shipped', reference }, context)];
    },
    ParcelTrackingChanged: ({ id, streamId, data: { carrier, trackingCode } }, context) => {
      if (trackingCode === null) return [];
      const reference = { orderId: idOf(streamId), carrier, trackingCode };
      return [new QueueMail({ key: `parcel-tracking:${id}`, template: 'parcel-tracking', reference }, context)];
    },
    DeliveryAddressChanged: ({ streamId, data: { contactId } }, context) => {
      const reference = { orderId: idOf(streamId), contactId };
      const key = `order-address-changed:${contactId}`;
      return [new QueueMail({ key, template: 'order-address-changed', reference }, context)];
    },
  },
});
