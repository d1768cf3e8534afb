import { useState } from 'react';
import {
  exportCustomers,
  listCustomers,
  silences,
  type AdminCustomer,
} from '../../../../../contracts/admin/customers.js';
import { formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { type Column } from '../../../ui/admin/table/data-table';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { PeriodChooser } from '../../../ui/admin/list/period-chooser';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { usePeriod } from '../../../ui/admin/list/use-period';
import { StatusFilter } from '../../../ui/admin/status/status';
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
    label: titles.since,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: true,
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
    isLead: true,
    cell: ({ totalSpent }) => formatDecimal(totalSpent),
    sort: true,
  },
];

const silenceNames = Object.fromEntries(silences.map((days) => [days, customersCopy.silentFor(days)]));
const pageOf = ({ id }: AdminCustomer) => ({ section: 'customers' as const, reference: String(id) });

export function CustomersPage() {
  const [open, setOpen] = useState<string | null>(null);
  const { q, sort } = useListFilter(columns);
  const tag = useTag();
  const shownColumns = useShownColumns(columns);
  const [{ silent: asked }, setSearch] = useListSearch();
  const silent = silences.find((days) => String(days) === asked);
  const customers = usePagedList(listCustomers, { q, sort, tag, silent, ...usePeriod() });
  return (
    <ListScreen
      copy={customersCopy}
      list={customers}
      columns={shownColumns}
      idOf={idOf}
      nameOf={nameOf}
      filters={
        <>
          <PeriodChooser label={titles.since} every={customersCopy.everyStart} />
          <TagFilter kind="customer" />
          <StatusFilter
            label={customersCopy.silent}
            every={customersCopy.everySilence}
            names={silenceNames}
            value={asked}
            onChange={(days) => setSearch({ silent: days })}
          />
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
