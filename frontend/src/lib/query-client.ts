import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isOffline } from './api-error';
import { shopQuery } from './shop';

/**
 * Reads never go stale and never repeat by themselves; whoever changes something says what to read again. Only a read that
 * failed without a connection is repeated once there is one.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always', // fails at once without a connection, where the default waits for one in silence
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'gate-locked') {
          void client.invalidateQueries({ queryKey: shopQuery.queryKey });
        }
      },
    }),
  });
  window.addEventListener('online', () => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
  });
  return client;
}
