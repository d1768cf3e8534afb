import { useMemo, type ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { Endpoint, EndpointTerms } from '../../../../../contracts/endpoint.js';
import { oneOf } from '../../../lib/search';
import { ErrorPage } from '../../pages/error-page';
import { adminCopy } from '../copy';
import { showFailure } from '../form/failure';
import { StatusFilter } from '../status/status';
import { DataTable, type DataTableProps } from '../table/data-table';
import { RowHeightButton } from '../table/row-height-button';
import { useSelection, type Selection } from '../table/use-selection';
import { AddButton, type AddButtonProps } from './add-button';
import { CsvLink } from './csv-link';
import { Folding } from './folding';
import { AdminPage, Loaded, SearchField, Toolbar } from './list-page';
import { sortsOf, useListView } from './list-view';
import { countOf, type PagedList } from './paged-list';
import { isFiltered } from './list-search';
import { useListSearch } from './use-list-search';

type ListExport = Endpoint<string, EndpointTerms & { query: ZodType; response: { file: string } }>;

interface WholeList<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface ListScreenProps<Row, Status extends string> extends Pick<
  DataTableProps<Row>,
  'columns' | 'idOf' | 'nameOf' | 'onOpen' | 'pageOf' | 'actions'
> {
  copy: {
    title: string;
    empty: string;
    /** The label of the search field; without it there is none. */
    search?: string;
    /** The number of rows, beside the title. */
    count?: (shown: string, all: string) => string;
    /** The label of the status filter, and its choice of every status. */
    filter?: string;
    everyStatus?: string;
  };
  /** A list of the server's pages, or one that is read whole and searched, filtered and sorted here. */
  list: PagedList<Row> | WholeList<Row>;
  /** The text that a search of a whole list matches. */
  text?: (row: Row) => string;
  /** The choices of the filter, and the status of a row of a whole list. */
  statuses?: { names: Record<Status, string>; of?: (row: Row) => Status };
  /** Another filter of a whole list, which must be stable, and what sets it. */
  keep?: (row: Row) => boolean;
  filters?: ReactNode;
  /** The export of the list, which takes the same filter. */
  csv?: ListExport;
  /** A button that adds a row. */
  add?: AddButtonProps;
  /** Reads the id of every row that the filter finds, for the box that ticks them all. */
  everyId?: () => Promise<readonly string[]>;
  /** What staff can do with ticked rows. Without it rows have no box. */
  bulk?: (selection: Selection) => ReactNode;
  /** Rendered below the title. */
  about?: ReactNode;
  /** The dialogs. */
  children?: ReactNode;
}

/** A screen of the back office that lists records, with a search, a filter, an export and the number of rows. */
export function ListScreen<Row, Status extends string = never>(props: ListScreenProps<Row, Status>) {
  const { copy, list, columns, text, statuses, keep, filters, csv, add, everyId, bulk, about, children, ...table } =
    props;
  const [search, setSearch] = useListSearch();
  const status = statuses && oneOf(Object.keys(statuses.names) as Status[], search.status);
  const isPaged = 'total' in list;
  const hasStatus = useMemo(
    () => (status && statuses?.of ? (row: Row) => statuses.of!(row) === status : undefined),
    [statuses, status],
  );
  const view = useMemo(() => ({ text, sorts: sortsOf(columns) }), [text, columns]);
  const matching = useListView(isPaged ? undefined : list.data, search, view, keep ?? hasStatus);
  const rows = isPaged ? list.data : matching;
  const numbers = isPaged ? list : { total: matching?.length, all: list.data?.length };
  const hasMore = isPaged && (list.moreFound || (list.total ?? 0) > (rows?.length ?? 0));
  const hidesNone = hasMore && !list.isNarrowed;
  const selection = useSelection(rows, table.idOf, hidesNone, isPaged ? list.filter : undefined);
  const selectAll = () =>
    void everyId!().then(selection.setAll, (error: unknown) => showFailure(error, adminCopy.selectFailed));
  const hasFilters = !!(statuses || filters || csv);
  return (
    <AdminPage title={copy.title} status={countOf(copy, numbers)} actions={add && <AddButton {...add} />}>
      {about}
      {(copy.search !== undefined || hasFilters) && (
        <Toolbar>
          {copy.search !== undefined && (
            <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
          )}
          <Folding isOpenAtFirst={isFiltered(search)} isEmpty={!hasFilters}>
            {statuses && (
              <StatusFilter
                label={copy.filter ?? ''}
                every={copy.everyStatus ?? ''}
                names={statuses.names}
                value={status}
                onChange={(next) => setSearch({ status: next })}
              />
            )}
            {filters}
            <RowHeightButton />
            {csv && <CsvLink of={csv} filter={isPaged ? list.filter : { q: search.q, status, sort: search.sort }} />}
          </Folding>
        </Toolbar>
      )}
      {bulk?.(selection)}
      <Loaded query={list}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={rows}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          selection={bulk && selection}
          onSelectAll={everyId && hasMore ? selectAll : undefined}
          {...(isPaged && { total: list.total, moreFound: list.moreFound, readOn: list.readOn, isStale: list.isStale })}
          {...table}
        />
        {isPaged && list.isError && <ErrorPage compact error={list.error} onRetry={() => void list.refetch()} />}
      </Loaded>
      {children}
    </AdminPage>
  );
}

/** Returns the id of most rows. */
export const idOf = ({ id }: { id: string | number }): string => String(id);
