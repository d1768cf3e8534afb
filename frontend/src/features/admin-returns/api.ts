import type { AdminReturn, AdminReturnDetail } from '../../../../contracts/admin/returns.js';
import type { ReturnStatus } from '../../../../contracts/returns.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';
import { readLong } from '../../ui/admin/list/long-list';

export const adminReturnsQuery = readLong<AdminReturn>('returns');

/** One return with its lines. */
export const adminReturnQuery = (id: string) => readFresh<AdminReturnDetail>('returns', encodeURIComponent(id));

export interface ReturnStatusChange {
  id: string;
  status: ReturnStatus;
  /** Euros to give back; counts at the first completion. */
  refundAmount?: string;
  /** What the mail to the customer says of a rejection. */
  message?: string;
}

/** Changes a return's status and reads the returns again, and the orders, for a refund stands with its order too. */
export function useChangeReturnStatus() {
  return useChange(
    ({ id, ...change }: ReturnStatusChange) =>
      call('PATCH', `/api/admin/returns/${encodeURIComponent(id)}/status`, change),
    [adminReturnsQuery.queryKey, ['/api', 'admin', 'orders']],
  );
}
