import { chakra } from '@chakra-ui/react';
import type { Receipt } from '../../../../../contracts/checkout.js';
import { formatCents, formatDay } from '../../../lib/format';
import { Link } from '../../../ui/controls/button';
import { RepeatIcon } from '../../../ui/icons';
import { checkoutCopy, startedCopy as copy } from '../copy';

/** The subscriptions of an order: the next delivery of each, and what it costs. */
export function StartedPlans({ receipt: { plans, lines } }: { receipt: Pick<Receipt, 'plans' | 'lines'> }) {
  if (plans.length === 0) return null;
  const isRunning = plans.every(({ nextDeliveryDate }) => nextDeliveryDate !== null);
  return (
    <chakra.section
      aria-labelledby="started-plans"
      bg="fruit.blueberry.tint"
      rounded="card"
      p={{ base: '5', md: '7' }}
      display="grid"
      gap="4"
    >
      <chakra.h2 id="started-plans" fontSize="xl" display="flex" alignItems="center" gap="2">
        <RepeatIcon size="1.25rem" />
        <span>{isRunning ? copy.title(plans.length) : copy.starting(plans.length)}</span>
      </chakra.h2>
      {plans.map(({ id, jars, frequency, deliveryCents, shippingCents, nextDeliveryDate }) => (
        <chakra.div key={id} lineHeight="1.4" overflowWrap="anywhere">
          <chakra.h3 fontSize="md">{lines.find((line) => line.id === id)?.name}</chakra.h3>
          <p>{checkoutCopy.plan(jars, frequency)}</p>
          <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" mt="2">
            {nextDeliveryDate && (
              <>
                <dt>{copy.next}</dt>
                <chakra.dd fontWeight="semibold">{formatDay(`${nextDeliveryDate}T12:00:00Z`)}</chakra.dd>
              </>
            )}
            <dt>{copy.cost}</dt>
            <dd>
              <chakra.strong fontVariantNumeric="tabular-nums">{formatCents(deliveryCents)}</chakra.strong>{' '}
              <chakra.span fontSize="sm">{copy.withShipping(shippingCents)}</chakra.span>
            </dd>
          </chakra.dl>
        </chakra.div>
      ))}
      <p>
        <span>{copy.free}</span>{' '}
        <Link to="/profiel" data-screen-only textDecoration="underline" fontWeight="semibold">
          {copy.toProfile}
        </Link>
      </p>
    </chakra.section>
  );
}
