import { useMutation } from '@tanstack/react-query';
import type { ConfirmedWithdrawal, Withdrawal } from '../../../../contracts/withdrawals.js';
import { post } from '../../lib/http/api';

/** Files a statement of withdrawal. Idempotent: the same id is the same statement. */
export function useWithdraw() {
  return useMutation({ mutationFn: (stated: Withdrawal) => post<null>('/api/withdrawals', stated) });
}

/** Confirms a statement by the token of its receipt. Idempotent. */
export function useConfirmWithdrawal() {
  return useMutation({
    mutationFn: (token: string) => post<ConfirmedWithdrawal>('/api/withdrawals/confirmations', { token }),
  });
}
