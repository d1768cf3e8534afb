import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import {
  changeProfile,
  findOrder,
  listOrders,
  logout,
  sendCode,
  verifyCode,
  type Profile,
  type SendCode,
  type VerifyCode,
} from '../../../../contracts/customers.js';
import { hasStatus } from '../../lib/http/api-error';
import { keyOf, queryOf, read, responseOf } from '../../lib/http/endpoints';
import { claimStorage, removePersonalReads } from '../../lib/customer/account-change';
import { customerQuery, setCustomer } from '../../lib/customer/customer';
import { readAgain } from '../../lib/http/read-again';

const ordersAtATime = 10;

/** The customer's orders in pages, newest first. Refetched on every mount, because a new order may have been placed. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: keyOf(listOrders, {}),
  queryFn: ({ pageParam }) => read(listOrders, { query: { limit: ordersAtATime, cursor: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === ordersAtATime ? last.at(-1)?.id : undefined),
  staleTime: 0,
});

/** The newest order, by which the welcome page knows who ordered as a guest. */
export const newestOrderQuery = queryOf(listOrders, { query: { limit: 1 } });

export const orderQuery = (id: string) => queryOptions({ ...queryOf(findOrder, { params: { id } }), staleTime: 0 });

/** Mails a login code; `delayed` when the mail is sent later. */
export const useSendCode = () => useMutation({ mutationFn: (body: SendCode) => responseOf(sendCode, { body }) });

/** Logs in with the code and clears the personal data of a previous account. */
export function useVerifyCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyCode) => responseOf(verifyCode, { body }),
    onSuccess: async ({ customer }) => {
      setCustomer(queryClient, customer);
      await readAgain(queryClient, [customerQuery.queryKey]);
    },
  });
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => responseOf(changeProfile, { body }),
    onSuccess: async (customer) => {
      queryClient.setQueryData(customerQuery.queryKey, customer);
      await readAgain(queryClient, [customerQuery.queryKey]);
    },
  });
}

/** Ends the session on the server. An already ended session counts as success. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      try {
        await responseOf(logout, {});
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
