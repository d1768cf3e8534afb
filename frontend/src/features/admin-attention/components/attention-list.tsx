import { chakra } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';

/** What a list of waiting work shows. A constant, because the search text of its rows is cached. */
export interface ListOfWork<Row> {
  copy: { title: string; about: string; empty: string; search?: string };
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The text that a search matches. */
  text: (row: Row) => string;
}

interface AttentionListProps<Row> {
  list: ListOfWork<Row>;
  query: Parameters<typeof Loaded<readonly Row[]>>[0]['query'];
  actions?: (row: Row) => ReactNode;
  filter?: ReactNode;
  /** The dialog of the row with this id; null while closed. Without it rows do not open. */
  dialog?: (openId: string | null, onClose: () => void) => ReactNode;
  children?: ReactNode;
}

/** A screen of work that waits for staff: a table, with a search field where `copy.search` labels one. */
export function AttentionList<Row>({ list, query, actions, filter, dialog, children }: AttentionListProps<Row>) {
  const { copy, columns, idOf, nameOf, text } = list;
  const [search, setSearch] = useListSearch();
  const view = useMemo(() => ({ text, sorts: sortsOf(columns) }), [text, columns]);
  const shown = useListView(query.data, search, view);
  return (
    <AdminPage title={copy.title}>
      <chakra.p color="muted" maxW="text" mt="-3" mb="6">
        {copy.about}
      </chakra.p>
      {copy.search !== undefined && (
        <Toolbar>
          <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        </Toolbar>
      )}
      {filter && <Toolbar>{filter}</Toolbar>}
      <Loaded query={query}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={idOf}
          nameOf={nameOf}
          empty={copy.empty}
          onOpen={dialog && ((open) => setSearch({ open }))}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={actions}
        />
      </Loaded>
      {dialog?.(search.open ?? null, () => setSearch({ open: undefined }))}
      {children}
    </AdminPage>
  );
}
