import type { AdminCustomerDetail } from '../../../../../contracts/admin/customers.js';
import { formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { customersCopy } from '../copy';

/** Who a customer is, and how much was bought. */
export function CustomerDetail({ customer }: { customer: AdminCustomerDetail }) {
  const { columns, notGiven } = customersCopy;
  return (
    <Details
      rows={[
        [columns.email, customer.email],
        [columns.phone, customer.phone ?? notGiven],
        [columns.since, formatDay(customer.createdAt)],
        [columns.orders, formatNumber(customer.orderCount)],
        [columns.spent, formatDecimal(customer.totalSpent)],
      ]}
    />
  );
}
