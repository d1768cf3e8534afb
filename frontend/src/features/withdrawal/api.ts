import { useMutation } from '@tanstack/react-query';
import { confirmWithdrawal, withdraw, type Withdrawal } from '../../../../contracts/withdrawals.js';
import { responseOf } from '../../lib/http/endpoints';

/** Files a statement of withdrawal. Idempotent: the same id is the same statement. */
export const useWithdraw = () => useMutation({ mutationFn: (body: Withdrawal) => responseOf(withdraw, { body }) });

/** Confirms a statement by the token of its receipt. Idempotent. */
export const useConfirmWithdrawal = () =>
  useMutation({ mutationFn: (token: string) => responseOf(confirmWithdrawal, { body: { token } }) });
