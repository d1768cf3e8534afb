import { listMovements, shelfChangeTypes, type InventoryEvent } from '../../../../../contracts/inventory.js';
import { formatMoment } from '../../../lib/format';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded } from '../../../ui/admin/list/list-page';
import { usePagedList, type PagedList } from '../../../ui/admin/list/paged-list';
import { signed } from '../../../ui/admin/history/stock-ledger';
import { ledgerTypeNames } from '../../../ui/admin/history/stock-ledger-copy';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { inventoryCopy as copy } from '../copy';

const columns: Column<InventoryEvent>[] = [
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: true,
  },
  { key: 'type', title: copy.columns.type, cell: ({ type }) => ledgerTypeNames[type] },
  {
    key: 'quantity',
    title: copy.columns.quantity,
    numeric: true,
    cell: ({ quantity }) => signed(quantity),
    sort: true,
  },
  { key: 'note', title: copy.columns.note, cell: ({ note }) => note ?? copy.none, wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: true,
  },
];
/** What staff registered, as the address asks for it. */
export function useHistory(): PagedList<InventoryEvent> {
  const [{ product }] = useListSearch();
  const filter = useListFilter(columns, shelfChangeTypes);
  return usePagedList(listMovements, { ...filter, productId: product });
}

export function History({ events }: { events: PagedList<InventoryEvent> }) {
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
        rows={events.data}
        total={events.total}
        moreFound={events.moreFound}
        readOn={events.readOn}
        isStale={events.isStale}
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
