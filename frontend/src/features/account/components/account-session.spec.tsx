import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Customer } from '../../../../../contracts/customers.js';
import { customerQuery } from '../../../lib/customer/customer';
import { createQueryClient } from '../../../lib/http/query-client';
import { system } from '../../../theme/system';
import { AccountSession } from './account-session';

/** A shop of one account page and the login, whose code is still on its way. */
function renderShop() {
  const client = createQueryClient();
  client.setQueryData(customerQuery.queryKey, { email: 'anna@example.com' } as Customer);
  const root = createRootRoute();
  const account = createRoute({
    getParentRoute: () => root,
    id: 'account',
    staticData: { account: true },
    component: () => (
      <AccountSession>
        <Outlet />
      </AccountSession>
    ),
  });
  const orders = createRoute({ getParentRoute: () => account, path: '/bestellingen', component: () => 'Bestellingen' });
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    loader: ({ location: { search } }) => ('redirect' in search ? null : new Promise<null>(() => undefined)),
    component: () => 'Inloggen',
  });
  const router = createRouter({
    routeTree: root.addChildren([account.addChildren([orders]), login]),
    history: createMemoryHistory({ initialEntries: ['/bestellingen'] }),
  });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { client, router };
}

it('leads to the login after "back" from a logout whose page was still loading', async () => {
  const { client, router } = renderShop();
  await screen.findByText('Bestellingen');
  await act(async () => {
    client.setQueryData(customerQuery.queryKey, null);
    void router.navigate({ to: '/login' });
  });
  await waitFor(() => expect(screen.queryByText('Bestellingen')).toBeNull());
  expect(router.latestLocation).toMatchObject({ pathname: '/login', search: {} });
  await act(async () => router.history.back());
  await screen.findByText('Inloggen');
  await waitFor(() => expect(router.latestLocation.search).toEqual({ redirect: '/bestellingen' }));
});
