import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
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
import { OrderParcelsQuery } from '../projections/order-parcels/order-parcels.query.js';

type Address = Omit<DeliveryAddress, 'version'>;

interface Change {
  /** Drawn by the browser, so that a repeat is no second change. */
  id: string;
  version: number;
  address: Address;
}

/** Where the parcels of an order go, and those of what was added to it. */
@Controller()
export class DeliveryAddressController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly orders: OrderReader,
    private readonly contacts: OrderContacts,
    private readonly acts: ActLog,
    private readonly parcels: OrderParcelsQuery,
  ) {}

  @Handles(findDeliveryAddress)
  async findDeliveryAddress({ params: { id } }: Call<typeof findDeliveryAddress>): Promise<DeliveryAddress> {
    const order = await this.placed(id);
    return { ...(await this.addressOf(order)), version: order.addressChanges.length };
  }

  @Handles(changeDeliveryAddress)
  async changeDeliveryAddress({
    params: { id: orderId },
    body: { id, version, ...address },
    request,
    reply,
  }: Call<typeof changeDeliveryAddress>): Promise<void> {
    const positions = [await this.move(orderId, { id, version, address }, request)];
    const { contactId } = await this.placed(orderId);
    for (const added of await this.parcels.addedTo(orderId))
      positions.push(await this.moveAddition(added, contactId, { id, address }, request));
    const moved = positions.filter((position) => position !== null);
    if (moved.length > 0) await this.afterWrite.wait(moved.at(-1)!, reply);
  }

  /**
   * Moves what was added to the order of the contact `extended`. Leaves alone what has left, was cancelled or erased, is of another
   * mailbox, or is changed by a colleague at this moment.
   */
  private async moveAddition(
    orderId: string,
    extended: string,
    change: Omit<Change, 'version'>,
    request: FastifyRequest,
  ): Promise<bigint | null> {
    try {
      const { addressChanges, contactId } = await this.placed(orderId);
      if (!(await this.contacts.shareMailbox(extended, contactId))) return null;
      return await this.move(orderId, { ...change, version: addressChanges.length }, request);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** Returns the position of the event, or null when nothing differs. */
  private async move(
    orderId: string,
    { id, version, address }: Change,
    request: FastifyRequest,
  ): Promise<bigint | null> {
    const order = await this.placed(orderId);
    const before = await this.addressOf(order);
    const fields = addressFields.filter((field) => before[field] !== address[field]);
    if (fields.length === 0) return null;
    const contactId = deterministicId(orderId, 'address', id);
    const command = new ChangeDeliveryAddress({ orderId, contactId, version, fields }, staffContext(request));
    // A repeat of an earlier change whose address differs: another change came after it.
    if (decide(orderDecider, command, order).length === 0) throw new DomainError('address-changed');
    const after = fields.map((field) => addressFieldNames[field]).join(', ');
    const { position } = await this.contacts.moving(order.contactId, contactId, address, async () => {
      await this.acts.note(request, 'address-changed', order.orderNumber, { after });
      return this.commands.execute<ChangeDeliveryAddress, CommandResult>(command);
    });
    return position;
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
