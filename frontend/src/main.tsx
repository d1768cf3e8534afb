import './theme/fonts.css';
import './theme/print.css';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { ApiError, isOffline } from './lib/api-error';
import { watchAccount } from './lib/account-change';
import { customerQuery } from './lib/customer';
import { leaveReloadsToErrorPage } from './lib/missing-chunk';
import { createQueryClient } from './lib/query-client';
import { createShopRouter } from './router';
import { system } from './theme/system';

const queryClient = createQueryClient();
const router = createShopRouter(queryClient);
watchAccount(queryClient, () => queryClient.resetQueries({ queryKey: customerQuery.queryKey }));
document.querySelector('title')?.remove();
void import('./lib/keep-focus').then(({ keepFocusInPlace }) => keepFocusInPlace());
void import('./lib/stray-clicks').then(({ ignoreStrayClicks }) => ignoreStrayClicks());
leaveReloadsToErrorPage();

/** A failed call has a page of its own that says so; anything else a boundary caught is a mistake of ours. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError) && !isOffline(error)) window.reportError(error);
};

createRoot(document.getElementById('root') as HTMLElement, { onCaughtError }).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <App router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
);
