import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { RouteError } from './ui/route-error';

/** What every loader gets. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** The router over the file routes. Links load their page on intent. */
export function createShopRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
  });
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
  interface HistoryState {
    /** The entry was made for a window that was opened on the first entry of a tab. */
    overlay?: boolean;
  }
  interface StaticDataRouteOption {
    /** Nothing that leads away: no banner, no menus. */
    calm?: boolean;
    /** One of the account's pages, with its own header. */
    account?: boolean;
    /** The page stands alone: no header, no footer. It may depend on the URL. */
    bare?: (search: object) => boolean;
  }
}
