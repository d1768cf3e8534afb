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

/** The customer's orders in pages, newest first. Refetched on every mount, because a new order may have been placed. */
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

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api', 'customer', 'order', id],
    queryFn: async () => (await call<CustomerOrder>('GET', `${ordersPath}/${encodeURIComponent(id)}`)).data,
    staleTime: 0,
  });

/** Mails a login code; `delayed` when the mail is sent later. */
export function useSendCode() {
  return useMutation({ mutationFn: (body: SendCode) => post<SentCode>('/api/auth/send-code', body) });
}

/** Logs in with the code and clears the personal data of a previous account. */
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

/** Ends the session on the server. An already ended session counts as success. */
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

/** Leaves the account: clears the stored data, navigates with `go`, then removes personal reads. */
export async function leaveAccount(queryClient: QueryClient, go: () => Promise<void>): Promise<void> {
  claimStorage(null);
  queryClient.setQueryData(customerQuery.queryKey, null);
  await go();
  removePersonalReads(queryClient);
}
