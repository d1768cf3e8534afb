import { QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, isOffline } from './api-error';
import { shopQuery } from '../shop/shop';
import { readAgain } from './read-again';

/** Fetches an address on the server, from the shop itself. Throws ApiError as `request` does. */
export type Reader = <T>(path: string) => Promise<T>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reader?: Reader };
  }
}

/**
 * Reads never go stale or refetch by themselves; each write invalidates what it changes. Only a read that failed
 * without a connection is repeated once there is one. On the server `reader` fetches them.
 */
export function createQueryClient(reader?: Reader): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        meta: { reader },
        networkMode: 'always', // fails immediately without a connection, where the default waits silently
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error) => showGateWhenLocked(client, error) }),
  });
  return client;
}

/** Reads the shop again after a refusal by the gate, so that the gate covers the page. */
export function showGateWhenLocked(client: QueryClient, error: unknown): void {
  if (hasCode(error, 'gate-locked')) void readAgain(client, [shopQuery.queryKey]);
}

/** Repeats reads that failed without a connection when the browser is online. */
export function repeatWhenOnline(client: QueryClient): void {
  window.addEventListener('online', () => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
  });
}
