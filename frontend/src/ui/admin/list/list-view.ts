import { useDeferredValue, useMemo } from 'react';
import { plain } from '../../../lib/plain';

/** A sort value: texts in Dutch order, numbers by value, null last. */
export type SortValue = string | number | null;

interface ListView<Row> {
  /** The text that a search matches. */
  text?: ((row: Row) => string) | undefined;
  /** The sort value of each sortable column. */
  sorts: Readonly<Record<string, (row: Row) => SortValue>>;
}

/** Returns the sort values of the sortable columns of a table. */
export function sortsOf<Row>(columns: readonly { key: string; sort?: true | ((row: Row) => SortValue) }[]) {
  return Object.fromEntries(columns.flatMap(({ key, sort }) => (typeof sort === 'function' ? [[key, sort]] : [])));
}

const collator = new Intl.Collator('nl', { numeric: true });

/**
 * Returns the matching rows in the requested order. It caches the search text of each row, so that 50,000 rows stay
 * fast. `keep` must be stable (useCallback), or every render filters again.
 */
export function useListView<Row>(
  rows: readonly Row[] | undefined,
  { q = '', sort = '' }: { q?: string; sort?: string },
  { text, sorts }: ListView<Row>,
  keep?: (row: Row) => boolean,
): readonly Row[] | undefined {
  const texts = useMemo(() => rows?.map((row) => plain(text?.(row) ?? '')), [rows, text]);
  const term = useDeferredValue(plain(q));
  const found = useMemo(() => {
    if (!rows || !texts) return undefined;
    if (!term && !keep) return rows;
    return rows.filter((row, index) => (!term || texts[index]!.includes(term)) && (!keep || keep(row)));
  }, [rows, texts, term, keep]);
  return useMemo(() => found && sorted(found, sort, sorts), [found, sort, sorts]);
}

/** Sorts by a column (prefix `-`: descending). An unknown column keeps the order. */
export function sorted<Row>(rows: readonly Row[], sort: string, sorts: ListView<Row>['sorts']): readonly Row[] {
  const isDescending = sort.startsWith('-');
  const value = sorts[isDescending ? sort.slice(1) : sort];
  if (!value) return rows;
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  const direction = isDescending ? -1 : 1;
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === null) return 1;
    if (b.key === null) return -1;
    return direction * compare(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
