import { chakra } from '@chakra-ui/react';
import type { CustomerSubscriptionDetail } from '../../../../../contracts/subscriptions.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { Link } from '../../../ui/controls/button';
import { ChevronIcon } from '../../../ui/icons';
import { subscriptionCopy } from './copy';
import { StatusBadge } from '../orders/status-badge';

interface SubscriptionDeliveriesProps extends Pick<CustomerSubscriptionDetail, 'deliveries'> {
  name: string;
}

export function SubscriptionDeliveries({ deliveries, name }: SubscriptionDeliveriesProps) {
  return (
    <chakra.details mt="5" borderTop="1.5px solid" borderColor="line" pt="2" data-testid="deliveries">
      <chakra.summary
        aria-label={`${name}: ${subscriptionCopy.deliveries(deliveries.length)}`}
        display="flex"
        alignItems="center"
        gap="2"
        minH="11"
        cursor="pointer"
        fontWeight="semibold"
        rounded="small"
        css={{ 'details[open] > & svg': { rotate: '180deg' } }}
      >
        <span>{subscriptionCopy.deliveries(deliveries.length)}</span>
        <ChevronIcon size="1.125rem" />
      </chakra.summary>
      {deliveries.length === 0 && <chakra.p color="muted">{subscriptionCopy.noDeliveries}</chakra.p>}
      <ul>
        {deliveries.map(({ id, orderNumber, createdAt, status, totalAmount }) => (
          <chakra.li
            key={id}
            display="grid"
            gridTemplateColumns={{ base: '1fr auto', sm: '8rem 1fr auto 5.5rem' }}
            alignItems="center"
            columnGap="4"
            rowGap="1"
            py="2.5"
          >
            <Link
              to="/bestellingen/$orderId"
              params={{ orderId: id }}
              aria-label={subscriptionCopy.openDelivery(orderNumber)}
              fontWeight="semibold"
              textDecoration="underline"
              py="1"
              justifySelf="start"
            >
              {orderNumber}
            </Link>
            <chakra.span color="muted" fontSize="sm" order={{ base: 3, sm: 0 }}>
              {formatDay(createdAt)}
            </chakra.span>
            <chakra.span justifySelf="end">
              <StatusBadge status={status} />
            </chakra.span>
            <chakra.span textAlign="right" fontVariantNumeric="tabular-nums" order={{ base: 4, sm: 0 }}>
              {formatDecimal(totalAmount)}
            </chakra.span>
          </chakra.li>
        ))}
      </ul>
    </chakra.details>
  );
}
