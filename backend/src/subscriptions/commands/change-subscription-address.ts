import type { AddressField } from '../../../../contracts/shipping/address-fields.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Coming orders go to another contact. `fields`: the parts of the address that differ. */
export class ChangeSubscriptionAddress extends Command<{
  subscriptionId: string;
  contactId: string;
  fields: readonly AddressField[];
}> {}

export const changeSubscriptionAddress: Rule<ChangeSubscriptionAddress, Subscription, SubscriptionEvent> = (
  { payload: { contactId, fields } },
  state,
) => {
  const subscription = started(state);
  if (subscription.contactId === contactId) return [];
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  return [{ type: 'SubscriptionAddressChanged', data: { contactId, fields: [...fields] } }];
};
