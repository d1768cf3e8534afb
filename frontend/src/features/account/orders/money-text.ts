import type { OrderReturn } from '../../../../../contracts/returns.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { returnCopy as copy } from '../copy';

type Money = Pick<OrderReturn, 'status' | 'dueDate' | 'refundAmount' | 'refundedAmount' | 'failedAmount'>;

/** Says where the money of a return that was not rejected is. `isChargedBack`: the bank took the payment of its order back. */
export function moneyText(
  { status, dueDate, refundAmount, refundedAmount, failedAmount }: Money,
  isChargedBack = false,
): string {
  if (isChargedBack && refundedAmount === null) return copy.chargedBack;
  if (status !== 'completed') return copy.due(formatDay(`${dueDate}T12:00:00Z`));
  if (refundedAmount !== null) return copy.refunded(formatDecimal(refundedAmount));
  if (failedAmount !== null) return copy.delayed;
  return refundAmount === null ? copy.notRefunded : copy.refunding(formatDecimal(refundAmount));
}
