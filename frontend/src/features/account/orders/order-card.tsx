import { chakra } from '@chakra-ui/react';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { quantityIn } from '../../../../../contracts/orders.js';
import { centsOf, formatDay } from '../../../lib/format';
import { Link } from '../../../ui/controls/button';
import { ChevronIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/product/price';
import { ordersCopy } from '../copy';
import { StatusBadge } from './status-badge';

const namedItems = 2;

export function OrderCard({ order }: { order: CustomerOrder }) {
  return (
    <chakra.li
      position="relative"
      display="grid"
      columnGap={{ base: '3', md: '5', lg: '8' }}
      rowGap="1"
      alignItems="center"
      gridTemplateColumns={{
        base: '1fr auto',
        md: '8.5rem minmax(0, 1fr) 8.5rem 6rem auto',
        lg: '11rem minmax(0, 1fr) 9rem 7rem auto',
      }}
      bg="white"
      border="1.5px solid"
      borderColor="line"
      rounded="card"
      px={{ base: '5', md: '7' }}
      py={{ base: '4', md: '5' }}
      transition="border-color 150ms"
      _hover={{ borderColor: 'ink' }}
      data-testid="order"
    >
      <chakra.div lineHeight="1.4">
        <Link
          to="/bestellingen/$orderId"
          params={{ orderId: order.id }}
          aria-label={ordersCopy.open(order.orderNumber)}
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
          _after={{ content: '""', position: 'absolute', inset: '0', rounded: 'card' }}
          _focusVisible={{
            outline: 'none',
            _after: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
          }}
        >
          {order.orderNumber}
        </Link>
        <chakra.p fontSize="sm" color="muted">
          {formatDay(order.createdAt)}
        </chakra.p>
      </chakra.div>
      <chakra.div
        order={{ base: 3, md: 0 }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        display="flex"
        alignItems="center"
        gap="3"
        mt={{ base: '2', md: '0' }}
        lineHeight="1.4"
      >
        <chakra.div display="flex" flexShrink={0} aria-hidden="true">
          {leftOf(order)
            .slice(0, namedItems)
            .map(({ id, imageUrl }, place) => (
              <Picture
                key={id}
                src={imageUrl}
                alt=""
                sizes="56px"
                w="14"
                rounded="input"
                border="2px solid"
                borderColor="white"
                ml={place > 0 ? '-4' : undefined}
              />
            ))}
        </chakra.div>
        <chakra.p minW="0" overflowWrap="anywhere">
          {summary(order)}
        </chakra.p>
      </chakra.div>
      <chakra.div justifySelf={{ base: 'end', md: 'start' }}>
        <StatusBadge status={order.status} />
      </chakra.div>
      <chakra.div order={{ base: 4, md: 0 }} mt={{ base: '2', md: '0' }} justifySelf={{ md: 'end' }}>
        <Price cents={centsOf(order.totalAmount)} />
      </chakra.div>
      <chakra.span order={{ base: 5, md: 0 }} justifySelf="end" rotate="-90deg" color="muted">
        <ChevronIcon size="1.25rem" />
      </chakra.span>
    </chakra.li>
  );
}

/** The items without what staff cancelled. */
const leftOf = ({ items, cancelled }: CustomerOrder) =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - quantityIn(cancelled, item.id) }))
    .filter(({ quantity }) => quantity > 0);

function summary(order: CustomerOrder): string {
  const items = leftOf(order);
  const names = items.slice(0, namedItems).map(ordersCopy.shortItem);
  const more = items.length - names.length;
  return more > 0 ? `${names.join(', ')} ${ordersCopy.moreItems(more)}` : names.join(', ');
}
