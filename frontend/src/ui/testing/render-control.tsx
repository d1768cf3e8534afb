import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createQueryClient } from '../../lib/http/query-client';
import { system } from '../../theme/system';

/** Renders a control in the shop's theme, with a router and an empty cache. */
export function renderControl(control: ReactElement) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const client = createQueryClient();
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
