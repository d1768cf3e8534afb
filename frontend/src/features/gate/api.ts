import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../lib/http/api';
import { store } from '../../lib/storage/device-storage';
import { shopQuery } from '../../lib/shop/shop';

/** Submits the access code. The right code opens the shop. */
export function useOpenGate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => post('/api/access-gate', { code }),
    onSuccess: () => {
      store('device', 'access-granted', 'true');
      return queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
  });
}
