import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { formatDay, formatDecimal } from '../../../lib/format';
import { DetailPart } from '../../../ui/admin/details';
import { Link } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { Table } from '../../../ui/table';
import { customerOrdersQuery } from '../api';
import { customersCopy } from '../copy';

/** The orders of one customer; each number leads to its order. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const orders = useQuery(customerOrdersQuery(customerId));
  if (orders.isError) return null; // the story below it says so, and offers to try again
  return (
    <DetailPart title={customersCopy.ordersOf}>
      {!orders.data ? (
        <Skeleton h="24" />
      ) : orders.data.length === 0 ? (
        <chakra.p color="muted">{customersCopy.noOrders}</chakra.p>
      ) : (
        <Table aria-label={customersCopy.ordersOf}>
          <thead>
            <tr>
              <th scope="col">{customersCopy.number}</th>
              <th scope="col">{customersCopy.date}</th>
              <th scope="col" data-numeric>
                {customersCopy.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.data.map(({ id, number, placedAt, total }) => (
              <tr key={id}>
                <td>
                  <Link
                    to="/admin/$section"
                    params={{ section: 'orders' }}
                    search={{ open: id }}
                    fontWeight="bold"
                    textDecoration="underline"
                    textUnderlineOffset="4px"
                  >
                    {number}
                  </Link>
                </td>
                <td>{formatDay(placedAt)}</td>
                <td data-numeric>{formatDecimal(total)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DetailPart>
  );
}
