import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ShownAddress, SubscriptionAddress } from '../../../../contracts/admin/subscription-address.js';
import { addressFields, type AddressField } from '../../../../contracts/shipping/address-fields.js';
import { OrderContacts } from '../../customers/order-contacts.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import { decide, type CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { ChangeSubscriptionAddress } from '../../subscriptions/commands/change-subscription-address.js';
import { subscriptionDecider } from '../../subscriptions/subscription.decider.js';
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
    return { ...shown, version: state.addressChanges.length };
  }

  /**
   * Sends the coming orders to another address. `note` records the act before it is done. Throws `subscription-cancelled`, `customer-erased`, and `address-changed` when a colleague changed it since.
   */
  async change(
    subscriptionId: string,
    { id, version, ...address }: SubscriptionAddress,
    note: Note,
    context: CommandContext,
  ): Promise<bigint | null> {
    const { state, position } = await this.reader.read(subscriptionId);
    const before = await this.addressOf(state.contactId);
    const after = { ...before, ...address };
    const fields = addressFields.filter((field) => before[field] !== after[field]);
    if (fields.length === 0) return position;
    const contactId = deterministicId(subscriptionId, 'address', id);
    const change = new ChangeSubscriptionAddress({ subscriptionId, contactId, version, fields }, context);
    // A repeat of an earlier change whose address differs: another change came after it.
    if (decide(subscriptionDecider, change, state).length === 0) throw new DomainError('address-changed');
    const { position: changedAt } = await this.contacts.moving(state.contactId, contactId, after, async () => {
      await note(fields);
      return this.commands.execute<ChangeSubscriptionAddress, CommandResult>(change);
    });
    return changedAt;
  }

  private async addressOf(contactId: string) {
    const found = await this.contacts.find(contactId);
    if (!found) throw new DomainError('customer-erased');
    return found;
  }
}
