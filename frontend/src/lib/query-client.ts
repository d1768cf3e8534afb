import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { shopQuery } from './shop';

/** Reads never go stale and never repeat by themselves; whoever changes something says what to read again. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'gate-locked') {
          void client.invalidateQueries({ queryKey: shopQuery.queryKey });
        }
      },
    }),
  });
  return client;
}
