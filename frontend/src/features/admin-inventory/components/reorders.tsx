import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReorderLine } from '../../../../../contracts/stock/reordering.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { reordersQuery } from '../api';
import { inventoryCopy } from '../copy';
import { reorderCopy as copy } from '../reorder-copy';
import { LeadTimeField } from './lead-time-field';

const columns: Column<ReorderLine>[] = [
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: ({ productName }) => productName,
  },
  {
    key: 'available',
    title: copy.columns.available,
    numeric: true,
    cell: ({ available }) => formatNumber(available),
    sort: ({ available }) => available,
    wide: true,
  },
  {
    key: 'sold',
    title: copy.columns.sold,
    numeric: true,
    cell: ({ sold }) => formatNumber(sold),
    sort: ({ sold }) => sold,
    wide: true,
  },
  {
    key: 'coverDays',
    title: copy.columns.cover,
    numeric: true,
    cell: ({ coverDays }) => (coverDays === 0 ? copy.gone : copy.days(coverDays)),
    sort: ({ coverDays }) => coverDays,
  },
  {
    key: 'runsOutOn',
    title: copy.columns.runsOut,
    cell: ({ runsOutOn }) => formatDay(`${runsOutOn}T12:00:00Z`),
    wide: true,
  },
  { key: 'leadDays', title: copy.columns.lead, cell: (line) => <LeadTimeField {...line} />, wide: true },
  {
    key: 'advised',
    title: copy.columns.advice,
    isState: true,
    cell: ({ isShort, advised }) => (
      <StatusPill tone={isShort ? 'bad' : 'good'}>{isShort ? copy.order(advised) : copy.enough}</StatusPill>
    ),
    sort: ({ advised }) => advised,
  },
];
const view = { text: ({ productName }: ReorderLine) => productName, sorts: sortsOf(columns) };

/** When each product sells out, and what to order now. */
export function Reorders() {
  const [search, setSearch] = useListSearch();
  const reorders = useQuery(reordersQuery);
  const shown = useListView(reorders.data, search, view);
  return (
    <Loaded query={reorders}>
      <chakra.p color="muted" mb="4" maxW="prose">
        {copy.explain}
      </chakra.p>
      <DataTable
        label={copy.label}
        columns={columns}
        rows={shown}
        idOf={({ productId }) => String(productId)}
        nameOf={({ productName }) => inventoryCopy.ledgerOf(productName)}
        empty={copy.empty}
        onOpen={(open) => setSearch({ open })}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
      />
    </Loaded>
  );
}
