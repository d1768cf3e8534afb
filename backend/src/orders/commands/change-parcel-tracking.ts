import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent, Tracking } from '../order.events.js';

/** Staff names or corrects the carrier or the tracking code of a parcel. */
export class ChangeParcelTracking extends Command<{ orderId: string; parcelId: string } & Tracking> {}

/** Throws `parcel-not-found` for a parcel that never left. */
export const changeParcelTracking: Rule<ChangeParcelTracking, Order, OrderEvent> = ({ payload }, state) => {
  const { parcelId, carrier, trackingCode } = payload;
  const known = placed(state).parcels.find((one) => one.parcelId === parcelId && !one.isUndone);
  if (!known) throw new DomainError('parcel-not-found');
  if (known.carrier === carrier && known.trackingCode === trackingCode) return [];
  return [{ type: 'ParcelTrackingChanged', data: { parcelId, carrier, trackingCode } }];
};
