import type { AdminReturn, AdminReturnDetail } from '../../../../contracts/admin/returns.js';
import type { RefundReason, ReturnStatus } from '../../../../contracts/returns.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';
import { readLong } from '../../ui/admin/list/long-list';

export const adminReturnsQuery = readLong<AdminReturn>('returns');

export const adminReturnQuery = (id: string) => readFresh<AdminReturnDetail>('returns', encodeURIComponent(id));

export interface ReturnStatusChange {
  id: string;
  status: ReturnStatus;
  /** The refund in euros; only the first completion uses it. */
  refundAmount?: string;
  /** Why the refund is more than the pieces cost. */
  refundReason?: RefundReason;
  /** The reason in the rejection mail to the customer. */
  message?: string;
}

/** Changes a return's status and refetches the returns, and the orders because they show refunds. */
export function useChangeReturnStatus() {
  return useChange(
    ({ id, ...change }: ReturnStatusChange) =>
      call('PATCH', `/api/admin/returns/${encodeURIComponent(id)}/status`, change),
    [adminReturnsQuery.queryKey, ['/api', 'admin', 'orders']],
  );
}
