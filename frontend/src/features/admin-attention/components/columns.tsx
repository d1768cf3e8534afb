import { centsOf, formatDecimal, formatMoment } from '../../../lib/format';
import { RecordLink } from '../../../ui/admin/record/record-link';
import type { Column } from '../../../ui/admin/table/data-table';

interface OfOrder {
  orderId: string | null;
  orderNumber: string | null;
}

/** The order of a row, as a link. */
export function orderColumn<Row extends OfOrder>(copy: {
  columns: { order: string };
  toOrder: string;
  noOrder: string;
}): Column<Row> {
  return {
    key: 'orderNumber',
    title: copy.columns.order,
    cell: ({ orderId, orderNumber }) =>
      orderId ? (
        <RecordLink of="orders" reference={orderNumber ?? orderId}>
          {orderNumber ?? copy.toOrder}
        </RecordLink>
      ) : (
        copy.noOrder
      ),
    sort: ({ orderNumber }) => orderNumber ?? '',
  };
}

interface OfMoney {
  amount: string;
  currency?: string;
}

/** Formats a decimal amount; one in another currency keeps its code and digits. */
export function amountOf({ amount, currency = 'EUR' }: OfMoney): string {
  return currency === 'EUR' ? formatDecimal(amount) : `${currency} ${amount}`;
}

export function amountColumn<Row extends OfMoney>(title: string): Column<Row> {
  return { key: 'amount', title, numeric: true, cell: amountOf, sort: ({ amount }) => centsOf(amount) };
}

/** A moment with its time. */
export function momentColumn<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  title: string,
): Column<Row> {
  return { key, title, cell: (row) => formatMoment(row[key]), sort: (row) => row[key], wide: true };
}
