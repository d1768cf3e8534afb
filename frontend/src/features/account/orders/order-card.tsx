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
  const items = leftOf(order);
  return (
    <chakra.li
      position="relative"
      display="grid"
      columnGap={{ base: '3', md: '5', lg: '8' }}
      rowGap={{ base: '3', md: '2' }}
      alignItems="center"
      gridTemplateAreas={{
        base: '"number status" "items items" "price way"',
        md: '"number items price way" "status items price way"',
        lg: '"number items status price way"',
      }}
      gridTemplateColumns={{
        base: '1fr auto',
        md: '8.5rem minmax(0, 1fr) auto auto',
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
      <chakra.div gridArea="number" alignSelf={{ md: 'end', lg: 'center' }} lineHeight="1.4">
        <Link
          to="/bestellingen/$orderId"
          params={{ orderId: order.id }}
          aria-label={ordersCopy.open(order.orderNumber)}
          fontSize={{ base: 'sm', md: 'md' }}
          fontWeight={{ base: 'normal', md: 'bold' }}
          color={{ base: 'muted', md: 'ink' }}
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
      <chakra.ul gridArea="items" display="grid" gap="2" lineHeight="1.35">
        {items.slice(0, namedItems).map((item) => (
          <chakra.li
            key={item.id}
            display="grid"
            gridTemplateColumns={{ base: '4rem minmax(0, 1fr)', md: '3rem minmax(0, 1fr)' }}
            columnGap="3"
            alignItems="center"
            overflowWrap="anywhere"
          >
            <Picture src={item.imageUrl} alt="" sizes="(min-width: 44em) 48px, 64px" rounded="small" />
            <div>
              <chakra.p fontSize={{ base: '1.125rem', md: 'md' }} fontWeight={{ base: 'semibold', md: 'normal' }}>
                {ordersCopy.item(item.quantity, item.productName)}
              </chakra.p>
              {item.subscription && (
                <chakra.p fontSize="sm" color="muted">
                  {ordersCopy.plan(item.subscription)}
                </chakra.p>
              )}
            </div>
          </chakra.li>
        ))}
        {items.length > namedItems && (
          <chakra.li fontSize="sm" color="muted">
            {ordersCopy.moreItems(items.length - namedItems)}
          </chakra.li>
        )}
      </chakra.ul>
      <chakra.div
        gridArea="status"
        justifySelf={{ base: 'end', md: 'start' }}
        alignSelf={{ md: 'start', lg: 'center' }}
      >
        <StatusBadge status={order.status} />
      </chakra.div>
      <chakra.div gridArea="price" justifySelf={{ md: 'end' }}>
        <Price cents={centsOf(order.totalAmount)} />
      </chakra.div>
      <chakra.span gridArea="way" justifySelf="end" rotate="-90deg" color="muted">
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
