import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { RouteError } from './ui/pages/route-error';

/** What every loader gets. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** The router over the file routes, on the browser's history unless the server gives another. Links load their page on intent. */
export function createShopRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    scrollRestoration: !history, // on the server it would be a script in the page
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
