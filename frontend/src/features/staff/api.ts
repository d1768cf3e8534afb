import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffLogin } from '../../../../contracts/staff/account.js';
import { post } from '../../lib/http/api';
import { staffQuery } from '../../lib/staff/staff-query';

/** Logs in and refreshes the session check. */
export function useStaffLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (login: StaffLogin) => post('/api/admin/login', login),
    onSuccess: () => queryClient.fetchQuery({ ...staffQuery, staleTime: 0 }),
  });
}

/** Logs out and clears every read of staff. */
export function useStaffLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => post('/api/admin/logout'),
    onSuccess: () => {
      queryClient.setQueryData(staffQuery.queryKey, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'admin' && queryKey[2] !== 'me' });
    },
  });
}
