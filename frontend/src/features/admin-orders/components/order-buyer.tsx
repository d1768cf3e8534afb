import { chakra } from '@chakra-ui/react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { isPlausibleAddress } from '../../../../../contracts/values/postal-addresses.js';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { ordersCopy } from '../copy';
import { ChangeAddress } from './change-address';

/** The customer and the address of an order. */
export function OrderBuyer({ order }: { order: AdminOrderDetail | ParcelDetail }) {
  const customerId = 'customerId' in order ? order.customerId : null;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} lineHeight="1.5">
      <div>
        <PartTitle>{ordersCopy.customer}</PartTitle>
        <p>
          {customerId === null ? (
            order.customerName
          ) : (
            <RecordLink of="customers" reference={customerId}>
              {order.customerName}
            </RecordLink>
          )}
        </p>
        <p>{order.customerEmail}</p>
      </div>
      <div>
        <PartTitle>{ordersCopy.address}</PartTitle>
        <p>{order.shippingAddress}</p>
        <p>{`${order.shippingPostalCode} ${order.shippingCity}`}</p>
        {(order.customerEmail || order.shippingAddress) &&
          !isPlausibleAddress(order.shippingAddress, order.shippingPostalCode) && (
            <chakra.p color="danger" fontWeight="medium">
              {ordersCopy.doubtfulAddress}
            </chakra.p>
          )}
        <ChangeAddress order={order} />
      </div>
    </chakra.div>
  );
}

function PartTitle({ children }: { children: string }) {
  return (
    <chakra.h3 fontSize="sm" color="muted" fontFamily="body" fontWeight="semibold" letterSpacing="0">
      {children}
    </chakra.h3>
  );
}
