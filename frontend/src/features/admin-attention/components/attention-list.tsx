import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../ui/admin/list/list-page';
import { ListScreen } from '../../../ui/admin/list/list-screen';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import type { Column } from '../../../ui/admin/table/data-table';

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
  const [search, setSearch] = useListSearch();
  const about = (
    <chakra.p color="muted" maxW="text" mt="-3" mb="6">
      {list.copy.about}
    </chakra.p>
  );
  return (
    <ListScreen
      {...list}
      list={query}
      filters={filter}
      actions={actions}
      onOpen={dialog && ((open) => setSearch({ open }))}
      about={about}
    >
      {dialog?.(search.open ?? null, () => setSearch({ open: undefined }))}
      {children}
    </ListScreen>
  );
}
