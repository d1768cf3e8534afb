import { chakra } from '@chakra-ui/react';
import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { ButtonLink } from '../../../ui/controls/button';
import { newsCopy, subscriptionCopy } from './copy';
import { useLacksMethod } from './api';
import { isPayable } from './subscription-state';

/** What stands between a customer and the next delivery, if anything, and the link that resolves it. */
export function SubscriptionNews({ subscription }: { subscription: CustomerSubscription }) {
  const lacksMethod = useLacksMethod(subscription.id);
  const news = newsOf(subscription);
  const asksForMethod = !news && lacksMethod && subscription.status === 'active';
  if (!news && !asksForMethod) return null;
  const canPay = isPayable(subscription);
  const params = { subscriptionId: subscription.id };
  return (
    <chakra.div
      role="note"
      mb="5"
      p="5"
      rounded="input"
      bg={canPay ? 'fruit.raspberry.tint' : asksForMethod ? 'fruit.mango.tint' : 'fruit.blueberry.tint'}
      data-testid="payment-news"
    >
      <chakra.p maxW="text">{news ?? newsCopy.noMethod}</chakra.p>
      {asksForMethod && (
        <ButtonLink look="ink" mt="4" to="/profiel/betaalwijze/$subscriptionId" params={params}>
          {subscriptionCopy.addMethod}
        </ButtonLink>
      )}
      {canPay && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4">
          <ButtonLink to="/profiel/betalen/$subscriptionId" params={params}>
            {subscriptionCopy.payNow}
          </ButtonLink>
          <ButtonLink look="paper" to="/profiel/betaalwijze/$subscriptionId" params={params}>
            {subscriptionCopy.otherMethod}
          </ButtonLink>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function newsOf(subscription: CustomerSubscription): string | null {
  const { status, pauseReason, pausedUntil, payment, paymentDueOn } = subscription;
  if (payment === 'under-way') return newsCopy.underWay;
  if (payment === 'processing') return newsCopy.processing;
  if (status === 'paused' && pauseReason === 'payment-failed') return newsCopy.pausedUnpaid;
  if (status === 'paused') return pausedUntil && newsCopy.pausedUntil(pausedUntil);
  if (status !== 'active' || payment === 'planned') return null;
  if (payment === 'postponed') return newsCopy.postponed(paymentDueOn);
  return payment === 'retrying' ? newsCopy.retrying(paymentDueOn) : newsCopy.actionNeeded(paymentDueOn);
}
