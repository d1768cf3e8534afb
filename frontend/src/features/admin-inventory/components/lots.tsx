import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignToLot, listRecipients, type Lot } from '../../../../../contracts/stock/lots.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { RowButton } from '../../../ui/admin/table/row-button';
import { lotsQuery } from '../api';
import { lotsCopy as copy } from '../lots-copy';
import { AssignToLotDialog } from './assign-to-lot-dialog';
import { LotDialog } from './lot-dialog';

const columns: Column<Lot>[] = [
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: ({ productName }) => productName,
  },
  { key: 'lot', title: copy.columns.lot, cell: ({ lot }) => lot ?? copy.none, sort: ({ lot }) => lot ?? '' },
  {
    key: 'bestBefore',
    title: copy.columns.bestBefore,
    cell: ({ bestBefore }) => (bestBefore ? formatDay(`${bestBefore}T12:00:00Z`) : copy.unknown),
    sort: ({ bestBefore }) => bestBefore ?? '',
  },
  {
    key: 'quantity',
    title: copy.columns.quantity,
    numeric: true,
    cell: ({ quantity }) => (quantity === null ? copy.unlimited : formatNumber(quantity)),
    sort: ({ quantity }) => quantity,
  },
  { key: 'state', title: copy.columns.state, cell: (lot) => <State {...lot} />, wide: true },
];
const view = { text: ({ productName, lot }: Lot) => `${productName} ${lot ?? copy.none}`, sorts: sortsOf(columns) };

export function Lots() {
  const [search, setSearch] = useListSearch();
  const [assigning, setAssigning] = useState<Lot | null>(null);
  const lots = useQuery(lotsQuery);
  const shown = useListView(lots.data, search, view);
  /** Reads the lots again: a recall may have reached them while its window was open. */
  const closeLot = () => {
    setSearch({ open: undefined });
    void lots.refetch();
  };
  return (
    <Loaded query={lots}>
      <chakra.p color="muted" mb="4" maxW="prose">
        {copy.explain}
      </chakra.p>
      <DataTable
        label={copy.label}
        columns={columns}
        rows={shown}
        idOf={({ id }) => id}
        nameOf={({ productName, lot }) => `${productName}, ${lot ?? copy.none}`}
        empty={copy.empty}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
        actions={(lot) => (
          <Actions lot={lot} onAssign={() => setAssigning(lot)} onView={() => setSearch({ open: lot.id })} />
        )}
      />
      <LotDialog lot={lots.data?.find(({ id }) => id === search.open)} onClose={closeLot} />
      <AssignToLotDialog key={assigning?.id} unassigned={assigning} onClose={() => setAssigning(null)} />
    </Loaded>
  );
}

function Actions({ lot, onAssign, onView }: { lot: Lot; onAssign: () => void; onView: () => void }) {
  if (lot.lot === null)
    return (
      <May call={assignToLot}>
        <RowButton aria-label={copy.assignOf(lot.productName)} onClick={onAssign}>
          {copy.assign}
        </RowButton>
      </May>
    );
  return (
    <May call={listRecipients}>
      <RowButton aria-label={copy.viewOf(lot.lot, lot.productName)} onClick={onView}>
        {copy.view}
      </RowButton>
    </May>
  );
}

function State({ lot, quantity, isExpired, recalledAt }: Lot) {
  if (lot === null) return <span>{copy.unknown}</span>;
  if (recalledAt) return <StatusPill tone="bad">{copy.recalled}</StatusPill>;
  if (quantity === 0) return <StatusPill tone="over">{copy.finished}</StatusPill>;
  return isExpired ? (
    <StatusPill tone="bad">{copy.expired}</StatusPill>
  ) : (
    <StatusPill tone="good">{copy.good}</StatusPill>
  );
}
