import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createQueryClient } from '../../lib/http/query-client';
import { system } from '../../theme/system';

/** Renders a control in the shop's theme, with a router and an empty cache, which `fill` may fill. */
export function renderControl(control: ReactElement, fill: (cache: QueryClient) => unknown = () => undefined) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const client = createQueryClient();
  fill(client);
  const rendered = render(control, {
    wrapper: ({ children }) => (
      <ChakraProvider value={system}>
        <QueryClientProvider client={client}>
          <RouterContextProvider router={router}>{children}</RouterContextProvider>
        </QueryClientProvider>
      </ChakraProvider>
    ),
  });
  return { ...rendered, router, client };
}
