import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import { ApiError } from '../../../lib/http/api-error';
import { customerQuery, setCustomer } from '../../../lib/customer/customer';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Spinner } from './spinner';

/** Stands around the account's pages, which are for somebody who is logged in. Anybody else is led to the login. */
export function AccountSession({ children }: { children: ReactNode }) {
  const customer = useQuery(customerQuery);
  useEndedSession();
  if (customer.data) return children;
  if (customer.data === null) return <ToLogin />;
  if (customer.isError) return <ErrorPage error={customer.error} onRetry={() => void customer.refetch()} />;
  return <Spinner />;
}

/** Draws a page for who is logged in. */
export function WithCustomer({ children }: { children: (customer: Customer) => ReactNode }) {
  const { data: customer } = useQuery(customerQuery);
  return customer ? children(customer) : <Spinner />;
}

/** Remembers where the visitor wanted to be; somebody who is leaving the account already has a goal. */
function ToLogin() {
  const router = useRouter();
  useEffect(() => {
    const goal = router.latestLocation;
    const isForCustomers = router.matchRoutes(goal).some(({ staticData }) => staticData.account);
    if (isForCustomers) void router.navigate({ to: '/login', search: { redirect: goal.href }, replace: true });
  }, [router]);
  return <Spinner />;
}

/** Once an answer says that the session has ended, nobody is logged in. */
function useEndedSession() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error' || !isNotLoggedIn(event.action.error)) return;
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

function isNotLoggedIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-logged-in';
}
