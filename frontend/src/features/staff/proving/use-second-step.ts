import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readNewSession } from '../new-session';

/** The second step of the login, or a passkey alone. Refreshes the session check. */
export function useSecondStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: () => readNewSession(queryClient),
  });
}
