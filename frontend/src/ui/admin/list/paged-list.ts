import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from '../../../../../contracts/endpoint.js';
import { formatNumber } from '../../../lib/format';
import { keyOf, type Input } from '../../../lib/http/endpoints';
import { adminCopy } from '../copy';
import { pageOf, type ListEndpoint, type RowsOf } from '../../../lib/http/page-of';

const pageSize = 100;

/** A list that the server filters, sorts and counts. */
export interface PagedList<Row> {
  /** What the rows match, for their export. */
  filter: object;
  /** The rows read so far; undefined while the first page loads. After a change of the filter, the former ones. */
  data: readonly Row[] | undefined;
  /** The number of rows that match. */
  total: number | undefined;
  /** More match than `total`: the server counts a search up to there. */
  moreFound: boolean;
  /** The number of rows without a filter, or of those that the list is part of. */
  all: number | undefined;
  /** The rows belong to a former filter. */
  isStale: boolean;
  /** Whether a filter leaves rows out. */
  isNarrowed: boolean;
  /** Reads the next page; undefined on the last, during a read, and after one that failed. */
  readOn: (() => void) | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

type FilterOf<E extends ListEndpoint> = Omit<QueryOf<E>, 'limit' | 'cursor'>;

/** The key of every page of a list, whatever the filter: a write that changes rows invalidates it. */
export const pagesKeyOf = <E extends ListEndpoint>(endpoint: E) => keyOf(endpoint, {} as Input<E>);

/** The reads of the pages of a list. They are repeated whenever the list is shown. */
export const pagesQueryOf = <E extends ListEndpoint>(endpoint: E, filter: FilterOf<E>) =>
  infiniteQueryOptions({
    queryKey: [...pagesKeyOf(endpoint), 'pages', filter],
    queryFn: ({ pageParam: cursor }) => pageOf(endpoint, { ...filter, limit: pageSize, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** The number of rows that match a filter. */
export const countQueryOf = <E extends ListEndpoint>(endpoint: E, filter: FilterOf<E>) =>
  queryOptions({
    queryKey: [...pagesKeyOf(endpoint), 'count', filter],
    queryFn: async () => (await pageOf(endpoint, { ...filter, limit: 1 })).total,
    staleTime: 0,
  });

/** Returns the rows of `filter`, a page at a time. `within`: which rows count as all of them, every row by default. */
export function usePagedList<E extends ListEndpoint>(
  endpoint: E,
  filter: FilterOf<E>,
  within: FilterOf<E> = {} as FilterOf<E>,
): PagedList<RowsOf<E>[number]> {
  const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'sort' && value);
  const pages = useInfiniteQuery({ ...pagesQueryOf(endpoint, filter), placeholderData: keepPreviousData });
  const whole = useQuery({ ...countQueryOf(endpoint, within), enabled: isNarrowed });
  const data = useMemo(
    () => pages.data?.pages.flatMap<RowsOf<E>[number]>(({ rows }: { rows: unknown[] }) => rows),
    [pages.data],
  );
  const { total, moreFound = false } = pages.data?.pages.at(-1) ?? {};
  const { hasNextPage, isFetching, isError, fetchNextPage, isPlaceholderData } = pages;
  const mayReadOn = hasNextPage && !isFetching && !isError;
  return {
    filter,
    data,
    total,
    moreFound,
    all: isNarrowed ? whole.data : total,
    isStale: isPlaceholderData,
    isNarrowed,
    readOn: mayReadOn ? () => void fetchNextPage() : undefined,
    isError,
    error: pages.error,
    refetch: () => pages.refetch(),
  };
}

/** The sentence about the number of rows, once it is known. */
export const countOf = (
  copy: { count?: (shown: string, all: string) => string },
  { total, moreFound = false, all }: { total: number | undefined; moreFound?: boolean; all: number | undefined },
) => {
  if (total === undefined || all === undefined) return false;
  const shown = formatNumber(total);
  return copy.count?.(moreFound ? adminCopy.moreThan(shown) : shown, formatNumber(all));
};
