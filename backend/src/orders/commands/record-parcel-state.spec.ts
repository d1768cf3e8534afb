import type { ParcelState } from '../../../../contracts/shipping/parcel-states.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCompleted,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  parcelStateChanged,
  paymentCaptured,
  restShipped,
} from '../order.fixtures.js';
import { RecordParcelState } from './record-parcel-state.js';

const record = (state: ParcelState, parcelId = 'parcel-1') =>
  new RecordParcelState({ orderId, parcelId, state }, contextAt());
const inPart = [orderPlaced(), paymentCaptured(), parcelShipped()];
const complete = [...inPart, restShipped(), orderCompleted()];

describe('what the carrier reports of a parcel', () => {
  it('is recorded once', () => {
    given(orderDecider, inPart).when(record('on-the-way')).then([parcelStateChanged()]);
    given(orderDecider, [...inPart, parcelStateChanged()])
      .when(record('on-the-way'))
      .then([]);
  });

  it('delivers the order with its last parcel', () => {
    const first = [...complete, parcelStateChanged('parcel-1', 'delivered')];
    given(orderDecider, complete)
      .when(record('delivered'))
      .then([parcelStateChanged('parcel-1', 'delivered')]);
    given(orderDecider, first)
      .when(record('delivered', 'parcel-2'))
      .then([parcelStateChanged('parcel-2', 'delivered'), orderStatusChanged('shipped', 'delivered')]);
  });

  it('delivers no order of which a part has to leave', () => {
    given(orderDecider, inPart)
      .when(record('delivered'))
      .then([parcelStateChanged('parcel-1', 'delivered')]);
  });

  it('changes nothing after the delivery, unless the parcel comes back', () => {
    const delivered = [...inPart, parcelStateChanged('parcel-1', 'delivered')];
    given(orderDecider, delivered).when(record('on-the-way')).then([]);
    given(orderDecider, delivered)
      .when(record('returned'))
      .then([parcelStateChanged('parcel-1', 'returned')]);
  });

  it('is ignored for a parcel that staff took back, and for an unknown one', () => {
    const back = [...complete, orderStatusChanged('shipped', 'processing')];
    given(orderDecider, back).when(record('delivered')).then([]);
    given(orderDecider, complete).when(record('delivered', 'parcel-9')).then([]);
  });
});
