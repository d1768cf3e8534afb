import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { queryOf, type Input, type Readable } from '../../lib/http/endpoints';

/** Shows cached rows and refetches whenever they are shown, because orders arrive while staff works. */
export const freshQueryOf = <E extends Readable>(endpoint: E, input: Input<E>) =>
  queryOptions({ ...queryOf(endpoint, input), staleTime: 0 });

/**
 * Reads what a form begins with, past the cache: a form reads its start once, and must not begin with what was true
 * before. A write to the query reads it again.
 */
export function useFreshQuery<T>(query: UseQueryOptions<T>) {
  const opening = useId();
  return useQuery({ ...query, queryKey: [...query.queryKey, { opening }], gcTime: 0 });
}
