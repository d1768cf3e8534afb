import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { centsOf, formatDay, formatDecimal } from '../../../lib/format';
import { Link } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/skeleton';
import { methodName, subscriptionCopy } from './copy';
import { isPayable } from './subscription-state';
import { paymentMethodQuery } from './api';

/** The next delivery, its amount and its payment method. Without a response about the method, the other facts still show. */
export function SubscriptionFacts({ subscription }: { subscription: CustomerSubscription }) {
  const { nextDeliveryDate, amount, shipping, payment } = subscription;
  const isFailing = isPayable(subscription);
  const method = useQuery(paymentMethodQuery(subscription.id));
  const isMissing = method.data?.type === 'none';
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      css={{ '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="4"
    >
      <Fact name={isFailing ? subscriptionCopy.thisDelivery : subscriptionCopy.nextDelivery}>
        {nextDeliveryDate ? (
          <>
            <Strong data-testid="next-delivery">{formatDay(nextDeliveryDate)}</Strong>
            {payment === 'planned' && !isMissing && <Small>{subscriptionCopy.chargedThen}</Small>}
          </>
        ) : (
          <>
            <Strong>{subscriptionCopy.nothingPlanned}</Strong>
            <Small>{subscriptionCopy.nothingPlannedText}</Small>
          </>
        )}
      </Fact>
      <Fact name={subscriptionCopy.amount}>
        <Strong>{formatDecimal(amount)}</Strong>
        <Small>{centsOf(shipping) > 0 ? subscriptionCopy.withShipping(shipping) : subscriptionCopy.shipsFree}</Small>
      </Fact>
      <Fact name={subscriptionCopy.method}>
        {method.isPending ? (
          <Skeleton h="5" w="28" mt="1" />
        ) : (
          <Strong data-testid="payment-method">
            {method.data ? methodName(method.data) : subscriptionCopy.unknownMethod}
          </Strong>
        )}
        <Small>
          <Link
            to="/profiel/betaalwijze/$subscriptionId"
            params={{ subscriptionId: subscription.id }}
            aria-label={
              isMissing
                ? subscriptionCopy.addOf(subscription.productName)
                : subscriptionCopy.changeOf(subscription.productName)
            }
            textDecoration="underline"
            color="ink"
            display="inline-block"
            py="1"
            my="-1"
          >
            {isMissing ? subscriptionCopy.add : subscriptionCopy.change}
          </Link>
        </Small>
      </Fact>
    </chakra.dl>
  );
}

const Strong = chakra('span', {
  base: { display: 'block', fontFamily: 'display', fontWeight: 'bold', fontSize: 'lg', lineHeight: '1.3' },
});
const Small = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'muted' } });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div>
      <chakra.dt fontSize="sm" color="muted">
        {name}
      </chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
