import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { termsOf } from '../delivery-terms.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  renewalAttempted,
  subscriptionAddressChanged,
  subscriptionCancelled,
  subscriptionId,
  subscriptionStarted,
  terms,
  termsChanged,
} from '../subscription.fixtures.js';
import { ChangeSubscriptionAddress } from './change-subscription-address.js';

const changeTo = (contactId: string, version: number) =>
  new ChangeSubscriptionAddress({ subscriptionId, contactId, version, fields: ['address'] }, contextAt());
const change = changeTo('contact-2', 0);
const changed = subscriptionAddressChanged('contact-2');

describe('changing the address of a subscription', () => {
  it('names the contact of the coming orders, once, also while a payment is in progress', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(change).then([changed]);
    given(subscriptionDecider, [subscriptionStarted(), renewalAttempted()]).when(change).then([changed]);
    given(subscriptionDecider, [subscriptionStarted(), changed]).when(change).thenNothing();
  });

  it('is refused to a colleague who still saw the old address', () => {
    given(subscriptionDecider, [subscriptionStarted(), changed])
      .when(changeTo('contact-3', 0))
      .thenRefused('address-changed');
    given(subscriptionDecider, [subscriptionStarted(), changed])
      .when(changeTo('contact-3', 1))
      .then([subscriptionAddressChanged('contact-3')]);
  });

  it('holds for every delivery and leaves the terms', () => {
    const events = [subscriptionStarted(), changed, termsChanged(2, '2026-04-30')];
    expect(termsOf(events, 1)).toEqual({ ...terms, contactId: 'contact-2' });
    expect(termsOf(events, 2)).toMatchObject({ contactId: 'contact-2', jars: 3, orderId: terms.orderId });
  });

  it('is refused when cancelled or never started', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(change)
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(change).thenRefused('subscription-not-found');
  });
});
