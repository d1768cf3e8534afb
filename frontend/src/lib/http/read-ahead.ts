import type { QueryClient } from '@tanstack/react-query';

/** The part of a loader's argument that `readAhead` uses. */
export interface LoaderContext {
  context: { queryClient: QueryClient };
  preload: boolean;
}

/**
 * Starts the read of a page behind a login while its route loads. The page shows its frame at once and shows the error with
 * a retry, so the loader neither waits nor throws. Pointing at a link reads nothing.
 */
export function readAhead(at: LoaderContext, read: (client: QueryClient) => Promise<unknown>): void {
  if (!at.preload) void read(at.context.queryClient).catch(() => undefined);
}
