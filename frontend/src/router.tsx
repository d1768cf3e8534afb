import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { routeTree } from './routeTree.gen';
import { RouteError } from './ui/pages/route-error';

/** The context of every loader. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** All routes, or those of the storefront. */
export type RouteTree = typeof routeTree;

/** Uses the browser's history unless the server passes another. Links preload their page on intent. */
export function createShopRouter(routeTree: RouteTree, queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: !history, // on the server it would add a script to the page
    defaultErrorComponent: RouteError,
  });
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
  interface HistoryState {
    /** Secret of the payment that an entry shows. It is never part of an address. */
    clientSecret?: string;
    /** What staff searches a list for. */
    q?: string;
    /** The address in the back office that needed the login. It may contain a search, so it is never part of a URL. */
    goal?: string;
    /** Marks the entry that was added for a dialog on the first entry of a tab. */
    overlay?: boolean;
    /** Marks the page of a record that staff opened from its list, which is the entry before it. */
    isFromList?: boolean;
  }
  interface StaticDataRouteOption {
    /** Hides the banner and the menus, which lead away from the page. */
    calm?: boolean;
    /** Marks a page of the account, which has its own header. */
    account?: boolean;
    /** Hides header and footer. It may depend on the search parameters. */
    bare?: (search: object) => boolean;
  }
}
