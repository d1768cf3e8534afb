import type { AddressField } from '../../../../contracts/shipping/address-fields.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Coming orders go to another contact. `version`: the number of changes that staff saw. `fields`: the parts that differ. */
export class ChangeSubscriptionAddress extends Command<{
  subscriptionId: string;
  contactId: string;
  version: number;
  fields: readonly AddressField[];
}> {}

/** Throws `address-changed` when a colleague changed it since. */
export const changeSubscriptionAddress: Rule<ChangeSubscriptionAddress, Subscription, SubscriptionEvent> = (
  { payload: { contactId, version, fields } },
  state,
) => {
  const { status, addressChanges } = started(state);
  if (addressChanges.includes(contactId)) return [];
  if (status === 'cancelled') throw new DomainError('subscription-cancelled');
  if (version !== addressChanges.length) throw new DomainError('address-changed');
  return [{ type: 'SubscriptionAddressChanged', data: { contactId, fields: [...fields] } }];
};
