import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { centsOf } from '../../../lib/format';

type Money = Pick<CustomerOrder, 'totalAmount' | 'refundedAmount' | 'chargedBackAmount'>;

/** Cents that the bank took back of what an order cost. */
export const chargedBackCents = ({ chargedBackAmount = '0' }: Pick<CustomerOrder, 'chargedBackAmount'>): number =>
  centsOf(chargedBackAmount);

/** Whether the bank took back all that was left of the payment, so that nothing is sent and nothing goes back. */
export const isChargedBack = (order: Money): boolean =>
  chargedBackCents(order) > 0 && centsOf(order.refundedAmount) >= centsOf(order.totalAmount);
