import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import type { ReturnStatus } from '../../../../contracts/returns.js';
import { statusNames } from './copy';

/** Returns the statuses that staff may choose for a return: all until its refund is requested, then only completed. */
export function choosableStatuses({
  status,
  refundRequested,
}: Pick<AdminReturn, 'status' | 'refundRequested'>): Partial<Record<ReturnStatus, string>> {
  if (!refundRequested) return statusNames;
  return { [status]: statusNames[status], completed: statusNames.completed };
}
