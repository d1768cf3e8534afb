import { chakra } from '@chakra-ui/react';
import { legalPath, termsPage } from '../../../../../contracts/legal-page-names.js';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { isPlausibleAddress } from '../../../../../contracts/postal-addresses.js';
import { formatCents, formatDay, formatDecimal } from '../../../lib/format';
import { orderStatusNames } from '../../../ui/admin/status/order-status';
import { Table } from '../../../ui/table';
import { ordersCopy } from '../copy';
import { totalsOf } from '../totals';

/** An order, with its amounts when the response has them. */
export function OrderDetail({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const hasAmounts = 'totalAmount' in order;
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} lineHeight="1.5">
        <div>
          <chakra.h3 fontSize="sm" color="muted" fontFamily="body" fontWeight="semibold" letterSpacing="0">
            {ordersCopy.customer}
          </chakra.h3>
          <p>{order.customerName}</p>
          <p>{order.customerEmail}</p>
          <p>{`${formatDay(order.createdAt)} · ${orderStatusNames[order.status]}`}</p>
        </div>
        <div>
          <chakra.h3 fontSize="sm" color="muted" fontFamily="body" fontWeight="semibold" letterSpacing="0">
            {ordersCopy.address}
          </chakra.h3>
          <p>{order.shippingAddress}</p>
          <p>{`${order.shippingPostalCode} ${order.shippingCity}`}</p>
          {(order.customerEmail || order.shippingAddress) &&
            !isPlausibleAddress(order.shippingAddress, order.shippingPostalCode) && (
              <chakra.p color="danger" fontWeight="medium">
                {ordersCopy.doubtfulAddress}
              </chakra.p>
            )}
        </div>
      </chakra.div>
      {order.withdrawn.length > 0 && (
        <chakra.p role="note" px="4" py="3" rounded="input" bg="fruit.raspberry.tint" fontWeight="medium">
          {order.isWithdrawn ? ordersCopy.withdrawn : ordersCopy.partlyWithdrawn(ordersCopy.pieces(order.withdrawn))}
        </chakra.p>
      )}
      <Table aria-label={ordersCopy.items}>
        <thead>
          <tr>
            <th scope="col">{ordersCopy.product}</th>
            <th scope="col" data-numeric>
              {ordersCopy.quantity}
            </th>
            {hasAmounts && (
              <>
                <th scope="col" data-numeric>
                  {ordersCopy.price}
                </th>
                <th scope="col" data-numeric>
                  {ordersCopy.subtotal}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>
                <span>{item.productName}</span>
                {item.subscription && (
                  <chakra.p fontSize="sm" color="muted">
                    {ordersCopy.plan(item.subscription)}
                  </chakra.p>
                )}
              </td>
              <td data-numeric>{item.quantity}</td>
              {'price' in item && (
                <>
                  <td data-numeric>{formatDecimal(item.price)}</td>
                  <td data-numeric>{formatDecimal(item.subtotal)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {hasAmounts && <Totals order={order} />}
    </chakra.div>
  );
}

function Totals({ order }: { order: AdminOrderDetail }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      columnGap="6"
      rowGap="1"
      justifySelf="end"
      minW="15rem"
      fontVariantNumeric="tabular-nums"
    >
      {totalsOf(order).map(({ name, cents, isSum }) => (
        <chakra.div
          key={name}
          display="grid"
          gridTemplateColumns="subgrid"
          gridColumn="1 / -1"
          {...(isSum && { fontWeight: 'bold', pt: '2' })}
        >
          <dt>{name}</dt>
          <chakra.dd textAlign="right">
            {name === ordersCopy.shipping && cents === 0 ? ordersCopy.free : formatCents(cents)}
          </chakra.dd>
        </chakra.div>
      ))}
      {order.vat.map(({ percent, vat }) => (
        <chakra.div key={percent} display="contents">
          <dt>{ordersCopy.vatInside(percent)}</dt>
          <chakra.dd textAlign="right">{formatDecimal(vat)}</chakra.dd>
        </chakra.div>
      ))}
      {order.paymentMethod && (
        <>
          <dt>{ordersCopy.paidWith}</dt>
          <chakra.dd textAlign="right">{order.paymentMethod}</chakra.dd>
        </>
      )}
      {order.termsVersion !== null && (
        <>
          <dt>{ordersCopy.terms}</dt>
          <chakra.dd textAlign="right">
            <chakra.a href={legalPath(termsPage, order.termsVersion)} target="_blank" textDecoration="underline">
              {ordersCopy.termsVersion(order.termsVersion)}
            </chakra.a>
          </chakra.dd>
        </>
      )}
    </chakra.dl>
  );
}
