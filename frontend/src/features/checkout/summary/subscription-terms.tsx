import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { RepeatIcon } from '../../../ui/icons';
import { termsCopy } from '../copy';
import type { PlanTerms } from './terms';

interface SubscriptionTermsProps {
  terms: PlanTerms[];
  hasDiscount: boolean;
  /** Whether the order has more than these subscriptions. */
  hasRest: boolean;
}

/** The terms of later deliveries beside the order button: price, shipping, interval and how to cancel. */
export function SubscriptionTerms({ terms, hasDiscount, hasRest }: SubscriptionTermsProps) {
  const { email } = useShop();
  if (terms.length === 0) return null;
  return (
    <chakra.section
      aria-label={termsCopy.title}
      p={{ base: '5', md: '6' }}
      rounded="card"
      bg="fruit.blueberry.tint"
      fontSize="sm"
      lineHeight="1.5"
      display="grid"
      gap="3"
    >
      <chakra.h3 fontSize="lg" display="flex" alignItems="center" gap="2">
        <RepeatIcon size="1.25rem" />
        {termsCopy.title}
      </chakra.h3>
      <chakra.ul display="grid" gap="2">
        {terms.map(({ id, name, jars, frequency, priceCents, shippingCents }) => (
          <chakra.li key={id}>
            <chakra.strong display="block">{termsCopy.plan(name, jars, frequency)}</chakra.strong>
            <span>{termsCopy.delivery(priceCents, frequency, shippingCents)}</span>
          </chakra.li>
        ))}
      </chakra.ul>
      <p>
        <span>{termsCopy.firstToday(hasRest)}</span> {hasDiscount && <span>{termsCopy.discountOnce}</span>}{' '}
        <span>{termsCopy.cancel}</span>{' '}
        <chakra.a href={`mailto:${email}`} textDecoration="underline" overflowWrap="anywhere">
          {email}
        </chakra.a>
        <span>.</span>
      </p>
    </chakra.section>
  );
}
