import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../lib/api';
import { shopQuery } from '../../lib/shop';

/** Gives the access code; when it is right the shop opens by itself. */
export function useOpenGate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => post('/api/access-gate', { code }),
    onSuccess: () => {
      rememberOpened();
      return queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
  });
}

function rememberOpened() {
  try {
    window.localStorage.setItem('access-granted', 'true');
  } catch {
    return;
  }
}
