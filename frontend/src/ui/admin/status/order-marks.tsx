import { chakra } from '@chakra-ui/react';
import type { AdminOrder, Parcel } from '../../../../../contracts/orders.js';
import { orderMarksOf } from './order-mark-names';
import { StatusMark } from './status-mark';

/** What else holds for an order, besides its status: disputed, withdrawn or refunded. */
export function OrderMarks({ order }: { order: AdminOrder | Parcel }) {
  return orderMarksOf(order).map(({ name, tone }) => (
    <chakra.span key={name} display="block" fontSize="xs">
      <StatusMark tone={tone}>{name}</StatusMark>
    </chakra.span>
  ));
}
