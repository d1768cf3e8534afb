import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stockChangeTypes, type InventoryEvent } from '../../../../../contracts/inventory.js';
import { formatMoment } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import type { ListSearch } from '../../../ui/admin/list/list-search';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { signed } from '../../../ui/admin/history/stock-ledger';
import { ledgerTypeNames } from '../../../ui/admin/history/stock-ledger-copy';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { inventoryCopy as copy } from '../copy';

const columns: Column<InventoryEvent>[] = [
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: ({ productName }) => productName,
  },
  { key: 'type', title: copy.columns.type, cell: ({ type }) => ledgerTypeNames[type] },
  {
    key: 'quantity',
    title: copy.columns.quantity,
    numeric: true,
    cell: ({ quantity }) => signed(quantity),
    sort: ({ quantity }) => quantity,
  },
  { key: 'note', title: copy.columns.note, cell: ({ note }) => note ?? copy.none, wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: ({ createdAt }) => createdAt,
  },
];
const view = {
  text: ({ productName, note }: InventoryEvent) => `${productName} ${note ?? ''}`,
  sorts: sortsOf(columns),
};

export function useShownHistory(events: readonly InventoryEvent[] | undefined, search: ListSearch) {
  const type = oneOf(stockChangeTypes, search.status);
  const { product } = search;
  const keep = useMemo(
    () =>
      type || product
        ? (event: InventoryEvent) => (!type || event.type === type) && (!product || String(event.productId) === product)
        : undefined,
    [type, product],
  );
  return useListView(events, search, view, keep);
}

interface HistoryProps {
  events: UseQueryResult<InventoryEvent[]>;
  shown: readonly InventoryEvent[] | undefined;
}

export function History({ events, shown }: HistoryProps) {
  const [search, setSearch] = useListSearch();
  const open = (eventId: string) => {
    const event = events.data?.find(({ id }) => id === eventId);
    if (event) setSearch({ open: String(event.productId) });
  };
  return (
    <Loaded query={events}>
      <DataTable
        label={copy.history}
        columns={columns}
        rows={shown}
        idOf={({ id }) => id}
        nameOf={({ productName }) => copy.ledgerOf(productName)}
        empty={copy.empty}
        onOpen={open}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
      />
    </Loaded>
  );
}
