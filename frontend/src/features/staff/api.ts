import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffLogin } from '../../../../contracts/staff/account.js';
import { login, logout } from '../../../../contracts/staff/login.js';
import { responseOf } from '../../lib/http/endpoints';
import { staffQuery } from '../../lib/staff/staff-query';
import { readNewSession } from './new-session';

/** Logs in and refreshes the session check, unless a second step has to follow. */
export function useStaffLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffLogin) => responseOf(login, { body }),
    onSuccess: (result) => ('factors' in result ? undefined : readNewSession(queryClient)),
  });
}

/** Logs out and clears every read of staff. */
export function useStaffLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => responseOf(logout, {}),
    onSuccess: () => {
      queryClient.setQueryData(staffQuery.queryKey, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'admin' && queryKey[2] !== 'me' });
    },
  });
}
