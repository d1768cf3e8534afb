import { useMemo } from 'react';
import { oneOf } from '../../../lib/search';
import { useListSearch } from './use-list-search';

/**
 * The search, the status and the order that the address asks a list for. A status that the list has not, and a column
 * that does not sort, count as none.
 */
export function useListFilter<Status extends string = never>(
  columns: readonly { key: string; sort?: unknown }[],
  statuses: readonly Status[] = [],
) {
  const [{ q, status, sort }] = useListSearch();
  return useMemo(() => {
    const sorts = columns.filter((column) => column.sort).flatMap(({ key }) => [key, `-${key}`]);
    return { q, status: oneOf(statuses, status), sort: oneOf(sorts, sort) };
  }, [columns, statuses, q, status, sort]);
}
