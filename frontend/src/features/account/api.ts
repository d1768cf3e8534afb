import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type {
  Customer,
  CustomerOrder,
  Profile,
  SendCode,
  SentCode,
  VerifiedLogin,
  VerifyCode,
} from '../../../../contracts/customers.js';
import { hasStatus } from '../../lib/http/api-error';
import { call, post } from '../../lib/http/api';
import { claimStorage, removePersonalReads } from '../../lib/customer/account-change';
import { customerQuery, setCustomer } from '../../lib/customer/customer';

const ordersPath = '/api/customer/orders';
const ordersAtATime = 10;

/** The customer's orders, newest first, some at a time. Read again at every visit: what was bought since is in it. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['/api', 'customer', 'orders'],
  queryFn: async ({ pageParam }) => {
    const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : '';
    return (await call<CustomerOrder[]>('GET', `${ordersPath}?limit=${ordersAtATime}${cursor}`)).data;
  },
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === ordersAtATime ? last.at(-1)?.id : undefined),
  staleTime: 0,
});

/** One order of the customer. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api', 'customer', 'order', id],
    queryFn: async () => (await call<CustomerOrder>('GET', `${ordersPath}/${encodeURIComponent(id)}`)).data,
    staleTime: 0,
  });

/** Has a code mailed; `delayed` when the mail comes later. */
export function useSendCode() {
  return useMutation({ mutationFn: (body: SendCode) => post<SentCode>('/api/auth/send-code', body) });
}

/** Logs in with the code. Everything personal of whoever was here before is cleared. */
export function useVerifyCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyCode) => post<VerifiedLogin>('/api/auth/verify-code', body),
    onSuccess: async ({ customer }) => {
      setCustomer(queryClient, customer);
      await queryClient.invalidateQueries({ queryKey: customerQuery.queryKey });
    },
  });
}

/** Saves the profile; the current customer is the answer. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) => (await call<Customer>('PATCH', '/api/auth/profile', profile)).data,
    onSuccess: async (customer) => {
      queryClient.setQueryData(customerQuery.queryKey, customer);
      await queryClient.invalidateQueries({ queryKey: customerQuery.queryKey });
    },
  });
}

/** Ends the session on the server. One that has ended already is as good. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      try {
        await post<null>('/api/auth/logout');
      } catch (error) {
        if (!hasStatus(error, 401)) throw error;
      }
    },
  });
}

/** Leaves the account: clears what is stored, navigates by `go`, then drops what the pages had read. */
export async function leaveAccount(queryClient: QueryClient, go: () => Promise<void>): Promise<void> {
  claimStorage(null);
  queryClient.setQueryData(customerQuery.queryKey, null);
  await go();
  removePersonalReads(queryClient);
}
