import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ShownAddress, SubscriptionAddress } from '../../../../contracts/admin/subscription-address.js';
import { addressFields, type AddressField } from '../../../../contracts/shipping/address-fields.js';
import { OrderContacts } from '../../customers/order-contacts.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { ChangeSubscriptionAddress } from '../../subscriptions/commands/change-subscription-address.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';

type Note = (fields: readonly AddressField[]) => Promise<void>;

/** Where the coming orders of a subscription go. Orders that were placed keep their contact, and so their address. */
@Injectable()
export class SubscriptionAddresses {
  constructor(
    private readonly reader: SubscriptionReader,
    private readonly contacts: OrderContacts,
    private readonly commands: CommandBus,
  ) {}

  /** Throws `customer-erased`. */
  async find(subscriptionId: string): Promise<ShownAddress> {
    const { state } = await this.reader.read(subscriptionId);
    const { phone: _, ...shown } = await this.addressOf(state.contactId);
    return shown;
  }

  /**
   * Stores the new contact before the event that names it. Its id derives from the former contact, so that a repeat stores it
   * once; an erasure finds it by its mailbox. Throws `customer-erased`.
   */
  async change(
    subscriptionId: string,
    address: SubscriptionAddress,
    note: Note,
    context: CommandContext,
  ): Promise<bigint | null> {
    const { state, position } = await this.reader.read(subscriptionId);
    if (state.status === 'cancelled') throw new DomainError('subscription-cancelled');
    const before = await this.addressOf(state.contactId);
    const after = { ...before, ...address };
    const fields = addressFields.filter((field) => before[field] !== after[field]);
    if (fields.length === 0) return position;
    await note(fields);
    const contactId = deterministicId(subscriptionId, 'address', state.contactId);
    if (!(await this.contacts.copy(state.contactId, contactId, after))) throw new DomainError('customer-erased');
    const change = new ChangeSubscriptionAddress({ subscriptionId, contactId, fields }, context);
    return (await this.commands.execute<ChangeSubscriptionAddress, CommandResult>(change)).position;
  }

  private async addressOf(contactId: string) {
    const found = await this.contacts.find(contactId);
    if (!found) throw new DomainError('customer-erased');
    return found;
  }
}
