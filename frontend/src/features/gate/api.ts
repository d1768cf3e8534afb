import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openGate } from '../../../../contracts/settings.js';
import { responseOf } from '../../lib/http/endpoints';
import { shopQuery } from '../../lib/shop/shop';
import { store } from '../../lib/storage/device-storage';
import { readAgain } from '../../lib/http/read-again';

/** Submits the access code. The right code opens the shop. */
export function useOpenGate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => responseOf(openGate, { body: { code } }),
    onSuccess: () => {
      store('device', 'access-granted', 'true');
      return readAgain(queryClient, [shopQuery.queryKey]);
    },
  });
}
