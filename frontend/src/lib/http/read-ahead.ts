import type { QueryClient } from '@tanstack/react-query';

/** The part of the loader argument that `readAhead` uses. */
export interface LoaderContext {
  /** `isClosed`: the role of a member of staff may not open the page. */
  context: { queryClient: QueryClient; isClosed?: boolean };
  preload: boolean;
}

/**
 * Starts the read of a page behind a login while its route loads. The loader neither waits nor throws, because the page
 * has its own skeleton and error with retry. Preloading a link reads nothing.
 */
export function readAhead(at: LoaderContext, read: (client: QueryClient) => Promise<unknown>): void {
  if (!at.preload && !at.context.isClosed) void read(at.context.queryClient).catch(() => undefined);
}
