import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { registerStockChange, exportMovements, shelfChangeTypes } from '../../../../../contracts/inventory.js';
import { bookStockTake } from '../../../../../contracts/stock/stock-takes.js';
import { formatDay } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { useMay } from '../../../lib/staff/may';
import { DayChooser, pastDay } from '../../../ui/admin/charts/day-chooser';
import { AddButton } from '../../../ui/admin/list/add-button';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { Folding } from '../../../ui/admin/list/folding';
import { isFiltered } from '../../../ui/admin/list/list-search';
import { AdminPage, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { countOf } from '../../../ui/admin/list/paged-list';
import { StatusFilter } from '../../../ui/admin/status/status';
import { StockLedgerDialog } from '../../../ui/admin/history/stock-ledger';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Chip } from '../../../ui/controls/button';
import { Select } from '../../../ui/controls/field';
import { productChoicesQuery, reordersQuery } from '../api';
import { History, useHistory } from '../components/history';
import { Levels } from '../components/levels';
import { Lots } from '../components/lots';
import { Reorders } from '../components/reorders';
import { RegisterStockChangeDialog } from '../components/register-stock-change-dialog';
import { StockTake } from '../components/stock-take';
import { inventoryCopy as copy, typeNames } from '../copy';
import { lotsCopy } from '../lots-copy';
import { reorderCopy } from '../reorder-copy';
import { takeCopy } from '../take-copy';

const views = ['history', 'levels', 'lots', 'reorder', 'take'] as const;
type View = (typeof views)[number];
const searchLabels: Record<View, string> = {
  history: copy.search,
  levels: copy.searchLevels,
  lots: lotsCopy.search,
  reorder: reorderCopy.search,
  take: takeCopy.search,
};

export function InventoryPage() {
  const [search, setSearch] = useListSearch();
  const [isRegistering, setRegistering] = useState(false);
  const events = useHistory();
  const mayCount = useMay()(bookStockTake);
  const shownView = oneOf(viewsFor(mayCount), search.view) ?? 'history';
  const isLevels = shownView === 'levels';
  const on = pastDay(search.on);
  const reorders = useQuery({ ...reordersQuery, enabled: shownView === 'reorder' });
  const statuses: Record<View, string | false | undefined> = {
    history: countOf(copy, events),
    levels: on ? copy.asOf(formatDay(`${on}T12:00:00Z`)) : undefined,
    lots: undefined,
    take: undefined,
    reorder: reorders.data && reorderCopy.count(reorders.data.filter(({ isShort }) => isShort).length),
  };
  return (
    <AdminPage
      title={copy.title}
      status={statuses[shownView]}
      actions={<AddButton text={copy.register} call={registerStockChange} onClick={() => setRegistering(true)} />}
    >
      <Toolbar>
        <Views all={viewsFor(mayCount)} shown={shownView} onChange={(view) => setSearch({ view, sort: undefined })} />
        <SearchField label={searchLabels[shownView]} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        {isLevels && <DayChooser value={on} onChange={(day) => setSearch({ on: day })} />}
        {shownView === 'history' && (
          <Folding isOpenAtFirst={isFiltered(search)}>
            <HistoryFilters />
          </Folding>
        )}
      </Toolbar>
      {isLevels && <Levels on={on} />}
      {shownView === 'lots' && <Lots />}
      {shownView === 'reorder' && <Reorders />}
      {shownView === 'take' && <StockTake />}
      {shownView === 'history' && <History events={events} />}
      <RegisterStockChangeDialog
        isOpen={isRegistering}
        product={search.product ?? ''}
        onClose={() => setRegistering(false)}
      />
      <StockLedgerDialog
        productId={shownView === 'lots' ? null : (search.open ?? null)}
        onClose={() => setSearch({ open: undefined })}
      />
    </AdminPage>
  );
}

/** Who may not change stock does not count it. */
const viewsFor = (mayCount: boolean): readonly View[] => (mayCount ? views : views.filter((view) => view !== 'take'));

interface ViewsProps {
  all: readonly View[];
  shown: View;
  onChange: (view: string | undefined) => void;
}

function Views({ all, shown, onChange }: ViewsProps) {
  return (
    <chakra.div
      role="group"
      aria-label={copy.views}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      css={{
        '@media (max-width: 699.98px)': { overflowX: 'auto', mx: '-4', px: '4', py: '1', w: 'calc(100% + 2rem)' },
      }}
    >
      {all.map((view) => (
        <Chip
          key={view}
          minH="10"
          aria-pressed={shown === view}
          onClick={() => onChange(view === 'history' ? undefined : view)}
        >
          {copy[view]}
        </Chip>
      ))}
    </chakra.div>
  );
}

function HistoryFilters() {
  const [{ q, status, sort, product }, setSearch] = useListSearch();
  const products = useQuery(productChoicesQuery);
  const type = oneOf(shelfChangeTypes, status);
  return (
    <>
      <Select
        size="sm"
        w="auto"
        aria-label={copy.product}
        value={product ?? ''}
        onChange={(event) => setSearch({ product: event.target.value })}
      >
        <option value="">{copy.everyProduct}</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <StatusFilter
        label={copy.type}
        every={copy.everyType}
        names={typeNames}
        value={type}
        onChange={(next) => setSearch({ status: next })}
      />
      <CsvLink of={exportMovements} filter={{ q, status: type, sort, productId: product }} />
    </>
  );
}
