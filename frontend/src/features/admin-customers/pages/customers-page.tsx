import { useState } from 'react';
import { exportCustomers, listCustomers, type AdminCustomer } from '../../../../../contracts/admin/customers.js';
import { formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { type Column } from '../../../ui/admin/table/data-table';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { TagFilter } from '../../../ui/admin/tags/tag-filter';
import { ColumnChooser } from '../../../ui/admin/list/views/column-chooser';
import { useShownColumns } from '../../../ui/admin/list/views/shown-columns';
import { ViewTabs } from '../../../ui/admin/list/views/view-tabs';
import { TagMarks } from '../../../ui/admin/tags/tag-marks';
import { useTag } from '../../../ui/admin/tags/use-tag';
import { CustomerDialog } from '../components/customer-dialog';
import { customersCopy, nameOf } from '../copy';
import { LongWord } from '../../../ui/admin/layout/long-word';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const { columns: titles, none } = customersCopy;
const columns: Column<AdminCustomer>[] = [
  { key: 'lastName', title: titles.name, cell: nameOf, sort: true },
  {
    key: 'email',
    title: titles.email,
    cell: ({ email, tags }) => (
      <>
        <LongWord>{email}</LongWord>
        <TagMarks tags={tags} />
      </>
    ),
    sort: true,
    wide: true,
  },
  { key: 'phone', title: titles.phone, cell: ({ phone }) => phone ?? none, wide: true },
  {
    key: 'createdAt',
    title: titles.since,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: true,
    wide: true,
  },
  {
    key: 'orderCount',
    title: titles.orders,
    numeric: true,
    cell: ({ orderCount }) => formatNumber(orderCount),
    sort: true,
  },
  {
    key: 'totalSpent',
    title: titles.spent,
    numeric: true,
    cell: ({ totalSpent }) => formatDecimal(totalSpent),
    sort: true,
  },
];

const pageOf = ({ id }: AdminCustomer) => ({ section: 'customers' as const, reference: String(id) });

export function CustomersPage() {
  const [open, setOpen] = useState<string | null>(null);
  const { q, sort } = useListFilter(columns);
  const tag = useTag();
  const shownColumns = useShownColumns(columns);
  const customers = usePagedList(listCustomers, { q, sort, tag });
  return (
    <ListScreen
      copy={customersCopy}
      list={customers}
      columns={shownColumns}
      idOf={idOf}
      nameOf={nameOf}
      filters={
        <>
          <TagFilter kind="customer" />
          <ColumnChooser columns={columns} />
        </>
      }
      about={<ViewTabs list="customers" />}
      csv={exportCustomers}
      onOpen={setOpen}
      pageOf={pageOf}
    >
      <CustomerDialog customerId={open} onClose={() => setOpen(null)} />
    </ListScreen>
  );
}
