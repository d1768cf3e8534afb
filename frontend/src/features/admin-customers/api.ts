import { queryOptions } from '@tanstack/react-query';
import type { AdminCustomer } from '../../../../contracts/admin-customers.js';
import { readLong } from '../../ui/admin/long-list';
import { timelineQuery } from '../../ui/admin/timeline';

export const adminCustomersQuery = readLong<AdminCustomer>('customers');

/** An order as the customer's story tells of it. */
export interface CustomerOrder {
  id: string;
  number: string;
  placedAt: string;
  total: string;
}

/** The customer's orders, newest first: they stand in the customer's story, so nobody's mailbox goes into an address. */
export const customerOrdersQuery = (id: string) =>
  queryOptions({
    ...timelineQuery('customers', id),
    select: (entries): CustomerOrder[] =>
      entries
        .filter(({ type }) => type === 'OrderPlaced')
        .map(({ at, data }) => ({
          id: String(data.orderId),
          number: String(data.orderNumber),
          placedAt: at,
          total: String(data.total),
        })),
  });
