import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  addressChanged,
  orderCancelled,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  paymentCaptured,
} from '../order.fixtures.js';
import { ChangeDeliveryAddress } from './change-delivery-address.js';

const paid = [orderPlaced(), paymentCaptured()];
const change = (contactId = 'contact-2', version = 0) =>
  new ChangeDeliveryAddress({ orderId, contactId, version, fields: ['address', 'city'] }, contextAt());

describe('changing the delivery address', () => {
  it('leads the order to another contact, once', () => {
    given(orderDecider, paid).when(change()).then([addressChanged()]);
    given(orderDecider, [orderPlaced()]).when(change()).then([addressChanged()]);
    given(orderDecider, [...paid, parcelShipped()])
      .when(change())
      .then([addressChanged()]);
    given(orderDecider, [...paid, addressChanged(), addressChanged('contact-3')])
      .when(change())
      .thenNothing();
  });

  it('is refused when a colleague changed it since', () => {
    given(orderDecider, [...paid, addressChanged()])
      .when(change('contact-3'))
      .thenRefused('address-changed');
    given(orderDecider, [...paid, addressChanged()])
      .when(change('contact-3', 1))
      .then([addressChanged('contact-3')]);
  });

  it('is refused once all has left, and for a cancelled order', () => {
    given(orderDecider, [...paid, orderStatusChanged('processing', 'shipped')])
      .when(change())
      .thenRefused('nothing-to-ship');
    given(orderDecider, [...paid, orderCancelled()])
      .when(change())
      .thenRefused('order-cancelled');
  });
});
