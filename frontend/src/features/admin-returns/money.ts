import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import { centsOf } from '../../lib/format';

type Money = Pick<
  AdminReturn,
  'proposedAmount' | 'requestedAmount' | 'refundedAmount' | 'failedAmount' | 'refundAmount' | 'status'
>;
export type MoneyState = 'proposed' | 'requested' | 'refunded' | 'failed';

/** The amount of a return in a list, and what it is. Null when nothing goes back. */
export function moneyOf(item: Money): { amount: string; state: MoneyState } | null {
  if (item.refundedAmount !== null) return { amount: item.refundedAmount, state: 'refunded' };
  if (item.failedAmount !== null) return { amount: item.failedAmount, state: 'failed' };
  if (item.refundAmount === null) return null;
  return { amount: item.refundAmount, state: item.requestedAmount === null ? 'proposed' : 'requested' };
}

/** The facts that hold for a return, in the order in which they came about. */
export function factsOf(item: Money): { amount: string; state: MoneyState }[] {
  const facts = {
    proposed: item.proposedAmount,
    requested: item.requestedAmount,
    refunded: item.refundedAmount,
    failed: item.failedAmount,
  };
  return (Object.keys(facts) as MoneyState[]).flatMap((state) => {
    const amount = facts[state];
    return amount === null ? [] : [{ amount, state }];
  });
}

/** The proposed amount, or what the pieces and the payment have left of it. */
export function suggestedAmount(proposed: string, ...limits: readonly string[]): string {
  return limits.reduce((least, limit) => (centsOf(limit) < centsOf(least) ? limit : least), proposed);
}
