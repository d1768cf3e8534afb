import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches everything below the keys after a write. A first load in flight may have been answered before the write,
 * and TanStack Query joins it instead of repeating it, so it is repeated once it has ended.
 */
export async function readAgain(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const queries = keys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }));
  const firstLoads = queries.filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  if (firstLoads.length === 0) return;
  await Promise.allSettled(firstLoads.map(async ({ promise }) => promise));
  await client.invalidateQueries({ predicate: (query) => firstLoads.includes(query) });
}
