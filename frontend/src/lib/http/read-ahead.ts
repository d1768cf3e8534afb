import type { QueryClient } from '@tanstack/react-query';

/** The part of the loader argument that `readAhead` uses. */
export interface LoaderContext {
  context: { queryClient: QueryClient };
  preload: boolean;
}

/**
 * Starts the read of a page behind a login while its route loads. The loader neither waits nor throws, because the page
 * has its own skeleton and error with retry. Preloading a link reads nothing.
 */
export function readAhead(at: LoaderContext, read: (client: QueryClient) => Promise<unknown>): void {
  if (!at.preload) void read(at.context.queryClient).catch(() => undefined);
}
