import type { AddressField } from '../../../../contracts/shipping/address-fields.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { piecesToShip } from '../withdrawn-pieces.js';

/**
 * The parcels of an order go to another contact. `version`: the number of changes that staff saw. `fields`: those that differ.
 */
export class ChangeDeliveryAddress extends Command<{
  orderId: string;
  contactId: string;
  version: number;
  fields: readonly AddressField[];
}> {}

/** Throws `nothing-to-ship` once all has left, and `address-changed` when a colleague changed it since. */
export const changeDeliveryAddress: Rule<ChangeDeliveryAddress, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { contactId, version, fields } = payload;
  if (order.addressChanges.includes(contactId)) return [];
  if (order.status === 'cancelled') throw new DomainError('order-cancelled');
  if (piecesToShip(order).length === 0) throw new DomainError('nothing-to-ship');
  if (version !== order.addressChanges.length) throw new DomainError('address-changed');
  return [{ type: 'DeliveryAddressChanged', data: { contactId, fields: [...fields] } }];
};
