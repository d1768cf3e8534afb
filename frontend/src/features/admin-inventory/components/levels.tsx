import { useQuery } from '@tanstack/react-query';
import type { StockLevel } from '../../../../../contracts/inventory.js';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { RowButton } from '../../../ui/admin/table/row-button';
import { StatusPill } from '../../../ui/admin/status/status';
import { onHandName } from '../../../ui/admin/history/stock-ledger';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { stockLevelsQuery } from '../api';
import { inventoryCopy as copy } from '../copy';

const columns: Column<StockLevel>[] = [
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: ({ productName }) => productName,
  },
  {
    key: 'onHand',
    title: copy.columns.onHand,
    numeric: true,
    cell: ({ onHand }) => <OnHand onHand={onHand} />,
    sort: ({ onHand }) => onHand,
  },
];
const view = { text: ({ productName }: StockLevel) => productName, sorts: sortsOf(columns) };

export function Levels({ on }: { on: string | undefined }) {
  const [search, setSearch] = useListSearch();
  const levels = useQuery(stockLevelsQuery(on));
  const shown = useListView(levels.data, search, view);
  return (
    <Loaded query={levels}>
      <DataTable
        label={copy.levels}
        columns={columns}
        rows={shown}
        idOf={({ productId }) => String(productId)}
        nameOf={({ productName }) => copy.ledgerOf(productName)}
        empty={copy.emptyLevels}
        onOpen={(open) => setSearch({ open })}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
        actions={
          on
            ? undefined
            : ({ productId, productName, onHand }) => (
                <RowButton
                  aria-label={copy.whyOf(productName, onHandName(onHand))}
                  onClick={() => setSearch({ open: String(productId) })}
                >
                  {copy.why(onHandName(onHand))}
                </RowButton>
              )
        }
      />
    </Loaded>
  );
}

function OnHand({ onHand }: Pick<StockLevel, 'onHand'>) {
  const name = onHandName(onHand);
  if (onHand === null || onHand >= copy.lowStock) return <span>{name}</span>;
  return <StatusPill tone={onHand === 0 ? 'bad' : 'waiting'}>{name}</StatusPill>;
}
