import { useMemo, useState } from 'react';
import {
  listReturns,
  exportReturns,
  type AdminReturn,
  type ReturnedParcel,
} from '../../../../../contracts/admin/returns.js';
import { returnStatuses } from '../../../../../contracts/returns.js';
import { formatDay } from '../../../lib/format';
import { type Column } from '../../../ui/admin/table/data-table';
import { useColumns } from '../../../ui/admin/table/use-columns';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { Person } from '../../../ui/admin/layout/person';
import type { AskedStatus } from '../components/asked-status';
import { StatusDialogs } from '../components/change-status';
import { ReturnAmount } from '../components/return-amount';
import { ReturnDialog } from '../components/return-dialog';
import { StatusCell } from '../components/status-cell';
import { reasonNames, returnsCopy as copy } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import { returnStatusNames } from '../../../ui/admin/status/return-status';

const columns: Column<AdminReturn | ReturnedParcel>[] = [
  {
    key: 'orderNumber',
    title: copy.columns.number,
    cell: ({ orderNumber }) => <span data-nowrap>{orderNumber}</span>,
    sort: true,
  },
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
    sort: true,
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => reasonNames[reason], wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: true,
  },
  {
    key: 'refundAmount',
    isOfSales: true,
    title: copy.columns.refund,
    numeric: true,
    cell: (item) => 'refundAmount' in item && <ReturnAmount item={item} />,
    sort: true,
  },
];
const statuses = { names: returnStatusNames };

const pageOf = ({ id }: ReturnedParcel) => ({ section: 'returns' as const, reference: id });

export function ReturnsPage() {
  const [open, setOpen] = useState<string | null>(null);
  const [asked, ask] = useState<AskedStatus | null>(null);
  const shownColumns = useColumns(listReturns, columns);
  const withStatus = useMemo(
    () => [
      ...shownColumns,
      {
        key: 'status',
        title: copy.columns.status,
        isState: true,
        width: '9rem',
        cell: (item: ReturnedParcel) => <StatusCell item={item} onAsk={(of, status) => ask({ item: of, status })} />,
        sort: true as const,
      },
    ],
    [shownColumns],
  );
  return (
    <ListScreen
      copy={copy}
      list={usePagedList(listReturns, useListFilter(withStatus, returnStatuses))}
      columns={withStatus}
      statuses={statuses}
      idOf={idOf}
      nameOf={({ orderNumber }) => copy.nameOf(orderNumber)}
      csv={exportReturns}
      onOpen={setOpen}
      pageOf={pageOf}
    >
      <ReturnDialog returnId={open} onClose={() => setOpen(null)} />
      <StatusDialogs asked={asked} onClose={() => ask(null)} />
    </ListScreen>
  );
}
