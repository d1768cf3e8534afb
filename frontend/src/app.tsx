import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { shopQuery } from './lib/shop/shop';
import type { ShopRouter } from './router';
import { StyleProvider } from './theme/style-provider';
import { uiCopy } from './ui/copy';
import { ErrorPage } from './ui/pages/error-page';
import { Toaster } from './ui/overlays/toaster';

const GatePage = lazy(() => import('./features/gate/pages/gate-page'));

interface ShopProps {
  queryClient: QueryClient;
  router: ShopRouter;
  /** Called when React has attached its listeners, so that input is handled or replayed. */
  onListening?: () => void;
}

export function Shop({ queryClient, router, onListening }: ShopProps) {
  useEffect(() => onListening?.(), [onListening]);
  return (
    <StrictMode>
      <StyleProvider>
        <QueryClientProvider client={queryClient}>
          <App router={router} />
        </QueryClientProvider>
      </StyleProvider>
    </StrictMode>
  );
}

function App({ router }: { router: ShopRouter }) {
  const shop = useQuery(shopQuery);
  if (shop.isPending) return null;
  if (shop.isError) {
    return (
      <>
        <title>{uiCopy.errorTitle}</title>
        <ErrorPage error={shop.error} onRetry={() => void shop.refetch()} />
      </>
    );
  }
  if (shop.data.gate === 'locked') {
    return (
      <Suspense>
        <GatePage />
      </Suspense>
    );
  }
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>
  );
}
