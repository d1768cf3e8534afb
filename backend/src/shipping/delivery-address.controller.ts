import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { addressFieldNames, addressFields } from '../../../contracts/shipping/address-fields.js';
import {
  changeDeliveryAddress,
  findDeliveryAddress,
  type DeliveryAddress,
} from '../../../contracts/shipping/delivery-address.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { ChangeDeliveryAddress } from '../orders/commands/change-delivery-address.js';
import { orderDecider } from '../orders/order.decider.js';
import type { PlacedOrderState } from '../orders/order.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { decide } from '../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';

/** Where the parcels of an order go. */
@Controller()
export class DeliveryAddressController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly orders: OrderReader,
    private readonly contacts: OrderContacts,
    private readonly acts: ActLog,
  ) {}

  @Handles(findDeliveryAddress)
  async findDeliveryAddress({ params: { id } }: Call<typeof findDeliveryAddress>): Promise<DeliveryAddress> {
    const order = await this.placed(id);
    return { ...(await this.addressOf(order)), version: order.addressChanges.length };
  }

  /** Stores a new contact before the event that names it. An erasure finds it by its mailbox, also when the process dies between. */
  @Handles(changeDeliveryAddress)
  async changeDeliveryAddress({
    params: { id: orderId },
    body: { id, version, ...address },
    request,
    reply,
  }: Call<typeof changeDeliveryAddress>): Promise<void> {
    const order = await this.placed(orderId);
    const before = await this.addressOf(order);
    const fields = addressFields.filter((field) => before[field] !== address[field]);
    if (fields.length === 0) return;
    const contactId = deterministicId(orderId, 'address', id);
    const command = new ChangeDeliveryAddress({ orderId, contactId, version, fields }, staffContext(request));
    // A repeat of an earlier change whose address differs: another change came after it.
    if (decide(orderDecider, command, order).length === 0) throw new DomainError('address-changed');
    if (!(await this.contacts.copy(order.contactId, contactId, address))) throw new DomainError('customer-erased');
    const after = fields.map((field) => addressFieldNames[field]).join(', ');
    await this.acts.note(request, 'address-changed', order.orderNumber, { after });
    try {
      const { position } = await this.commands.execute<ChangeDeliveryAddress, CommandResult>(command);
      await this.afterWrite.wait(position, reply);
    } catch (error) {
      if (error instanceof DomainError) await this.contacts.forget(contactId); // no event names it
      throw error;
    }
  }

  private async placed(orderId: string): Promise<PlacedOrderState> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    return order;
  }

  private async addressOf({ contactId }: PlacedOrderState) {
    const address = await this.contacts.find(contactId);
    if (!address) throw new DomainError('customer-erased');
    return address;
  }
}
