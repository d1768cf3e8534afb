import { hydrate, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { Shop } from './app';
import { handOverId, placeOf, renderedMark, type HandOver } from './hand-over';
import { ApiError, isOffline } from './lib/http/api-error';
import { watchAccount } from './lib/customer/account-change';
import { watchBasket } from './lib/basket/basket-store';
import { customerQuery } from './lib/customer/customer';
import { keepFocusInPlace } from './lib/browser/keep-focus';
import { allowReloadAtStart, leaveReloadsToErrorPage } from './lib/browser/missing-chunk';
import { createQueryClient, repeatWhenOnline } from './lib/http/query-client';
import { ignoreStrayClicks } from './lib/browser/stray-clicks';
import { whenIdle } from './lib/browser/when-idle';
import { whenVisitorMoves } from './lib/browser/when-visitor-moves';
import { createShopRouter, type RouteTree, type ShopRouter } from './router';
import { routeTree as storefront } from './storefrontRouteTree.gen';

/** Reports a caught error, unless it is a failed call. A failed call has an error page and is no bug of the shop. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError) && !isOffline(error)) window.reportError(error);
};
const options: RootOptions = { onCaughtError };

/** Shows the page of the present address. Resolves when React has attached its listeners to the page. */
export function start(routeTree: RouteTree = storefront): Promise<void> {
  const queryClient = createQueryClient();
  const router = createShopRouter(routeTree, queryClient);
  repeatWhenOnline(queryClient);
  watchBasket();
  watchAccount(queryClient, () => queryClient.resetQueries({ queryKey: customerQuery.queryKey }));
  keepFocusInPlace();
  ignoreStrayClicks();
  whenVisitorMoves(() => {
    import('./lib/browser/gestures').then(
      (gestures) => gestures.openPagesFromTaps(router),
      () => {}, // pages then open at once
    );
  });
  leaveReloadsToErrorPage();
  allowReloadAtStart();
  // A browser that refuses the worker shows its own page when it reloads without a connection.
  if (import.meta.env.PROD) whenIdle(() => void navigator.serviceWorker?.register('/sw.js').catch(() => {}));
  return new Promise((onListening) => void show(queryClient, router, onListening));
}

/** Hydrates a rendered page. If there is none, or the router resolves the address to another page, renders from scratch. */
async function show(queryClient: QueryClient, router: ShopRouter, onListening: () => void): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const shop = <Shop queryClient={queryClient} router={router} onListening={onListening} />;
  const draw = () => {
    for (const tag of document.head.querySelectorAll(`title, [${renderedMark}]`)) tag.remove();
    createRoot(root, options).render(shop);
  };
  const handedOver = document.getElementById(handOverId)?.textContent;
  if (!handedOver) return draw();
  const { place, queries } = JSON.parse(handedOver) as HandOver;
  hydrate(queryClient, queries);
  router.ssr = { manifest: undefined }; // keeps the Suspense boundaries of the server
  (router as unknown as { _scroll: { n: boolean } })._scroll.n = false; // keeps the scroll position
  await router.load();
  if (placeOf(router) !== place) return draw();
  // hydrates in slices, so that input is handled in between
  startTransition(() => void hydrateRoot(root, shop, options));
}
