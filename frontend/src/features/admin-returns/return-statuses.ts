import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import type { ReturnStatus } from '../../../../contracts/returns.js';
import { returnStatusNames } from '../../ui/admin/status/return-status';

/**
 * Returns the statuses that staff may choose for a return: all until its refund is requested, then only completed.
 * Completing refunds the pieces.
 */
export function choosableStatuses(
  { status, refundRequested }: Pick<AdminReturn, 'status' | 'refundRequested'>,
  mayRefund: boolean,
): Partial<Record<ReturnStatus, string>> {
  const { completed, ...others } = returnStatusNames;
  if (!refundRequested) return mayRefund ? returnStatusNames : others;
  return { [status]: returnStatusNames[status], ...(mayRefund && { completed }) };
}
