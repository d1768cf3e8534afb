import { useState } from 'react';
import { exportCustomers, type AdminCustomer } from '../../../../../contracts/admin/customers.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { type Column } from '../../../ui/admin/table/data-table';
import { useLongList } from '../../../ui/admin/list/long-list';
import { adminCustomersQuery } from '../api';
import { CustomerDialog } from '../components/customer-dialog';
import { customersCopy, nameOf, searchTextOf } from '../copy';
import { LongWord } from '../../../ui/admin/layout/long-word';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const { columns: titles, none } = customersCopy;
const columns: Column<AdminCustomer>[] = [
  { key: 'lastName', title: titles.name, cell: nameOf, sort: ({ lastName }) => lastName },
  {
    key: 'email',
    title: titles.email,
    cell: ({ email }) => <LongWord>{email}</LongWord>,
    sort: ({ email }) => email,
    wide: true,
  },
  { key: 'phone', title: titles.phone, cell: ({ phone }) => phone ?? none, wide: true },
  {
    key: 'createdAt',
    title: titles.since,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
  {
    key: 'orderCount',
    title: titles.orders,
    numeric: true,
    cell: ({ orderCount }) => formatNumber(orderCount),
    sort: ({ orderCount }) => orderCount,
  },
  {
    key: 'totalSpent',
    title: titles.spent,
    numeric: true,
    cell: ({ totalSpent }) => formatDecimal(totalSpent),
    sort: ({ totalSpent }) => centsOf(totalSpent),
  },
];

const pageOf = ({ id }: AdminCustomer) => ({ section: 'customers' as const, reference: String(id) });

export function CustomersPage() {
  const [open, setOpen] = useState<string | null>(null);
  const customers = useLongList(adminCustomersQuery);
  return (
    <ListScreen
      copy={customersCopy}
      list={customers}
      columns={columns}
      text={searchTextOf}
      idOf={idOf}
      nameOf={nameOf}
      csv={exportCustomers}
      onOpen={setOpen}
      pageOf={pageOf}
    >
      <CustomerDialog customerId={open} onClose={() => setOpen(null)} />
    </ListScreen>
  );
}
