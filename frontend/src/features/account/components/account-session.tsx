import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import { hasCode } from '../../../lib/http/api-error';
import { customerQuery, setCustomer } from '../../../lib/customer/customer';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Spinner } from './spinner';

/** Wraps the account pages and redirects to the login without a session. */
export function AccountSession({ children }: { children: ReactNode }) {
  const customer = useQuery(customerQuery);
  useEndedSession();
  if (customer.data) return children;
  if (customer.data === null) return <ToLogin />;
  if (customer.isError) return <ErrorPage error={customer.error} onRetry={() => void customer.refetch()} />;
  return <Spinner />;
}

/** Renders its children with the logged-in customer. */
export function WithCustomer({ children }: { children: (customer: Customer) => ReactNode }) {
  const { data: customer } = useQuery(customerQuery);
  return customer ? children(customer) : <Spinner />;
}

/**
 * Redirects to the login with the current address. A customer who is leaving the account already has a destination, unless
 * "back" is pressed before it is shown.
 */
function ToLogin() {
  const router = useRouter();
  const address = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => {
    const goal = router.latestLocation;
    const isForCustomers = router.matchRoutes(goal).some(({ staticData }) => staticData.account);
    if (isForCustomers) void router.navigate({ to: '/login', search: { redirect: goal.href }, replace: true });
  }, [router, address]);
  return <Spinner />;
}

/** Clears the customer as soon as a response says that the session has ended. */
function useEndedSession() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error' || !hasCode(event.action.error, 'not-logged-in'))
        return;
      setCustomer(queryClient, null);
    };
    const unhearReads = queryClient.getQueryCache().subscribe(hear);
    const unhearWrites = queryClient.getMutationCache().subscribe(hear);
    return () => {
      unhearReads();
      unhearWrites();
    };
  }, [queryClient]);
}
