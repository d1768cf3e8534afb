import { QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, isOffline } from './api-error';
import type { Reader } from './read';
import { shopQuery } from '../shop/shop';

/**
 * Reads never go stale and never repeat by themselves; whoever changes something says what to read again. Only a read that
 * failed without a connection is repeated once there is one. On the server `reader` answers them.
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
        networkMode: 'always', // fails at once without a connection, where the default waits for one in silence
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error) => showGateWhenLocked(client, error) }),
  });
  return client;
}

/** Reads the shop again when the gate refused a call, so that the gate covers the page. */
export function showGateWhenLocked(client: QueryClient, error: unknown): void {
  if (hasCode(error, 'gate-locked')) void client.invalidateQueries({ queryKey: shopQuery.queryKey });
}

/** Repeats what failed without a connection as soon as there is one. */
export function repeatWhenOnline(client: QueryClient): void {
  window.addEventListener('online', () => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
  });
}
