import { isFinal, type ParcelState } from '../../../../contracts/shipping/parcel-states.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { deliveredWith, withState } from '../parcels.js';

/** The carrier reported where a parcel is. */
export class RecordParcelState extends Command<{ orderId: string; parcelId: string; state: ParcelState }> {}

/**
 * The parcel that is delivered last delivers a shipped order. Ignores a parcel that staff took back, and a report after the
 * last one, apart from a parcel that comes back after its delivery.
 */
export const recordParcelState: Rule<RecordParcelState, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { parcelId, state: reported } = payload;
  const known = order.parcels.find((one) => one.parcelId === parcelId && !one.isUndone);
  if (!known || known.state === reported) return [];
  if (isFinal(known.state) && reported !== 'returned') return [];
  const changed: OrderEvent = { type: 'ParcelStateChanged', data: { parcelId, state: reported } };
  const parcels = withState(order.parcels, { parcelId, state: reported });
  return [changed, ...(order.status === 'shipped' ? deliveredWith(parcels) : [])];
};
