import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { quantityIn } from '../../../../../contracts/orders.js';
import type { OrderReturn } from '../../../../../contracts/returns.js';

/** Returns the returnable pieces by line id: those that were not cancelled and are in no return, except a rejected one. */
export function piecesLeft(
  { items, cancelled }: Pick<CustomerOrder, 'items' | 'cancelled'>,
  returns: readonly OrderReturn[],
): Map<string, number> {
  const spoken = returns.filter(({ status }) => status !== 'rejected').flatMap((one) => one.items);
  const taken = [...spoken, ...cancelled];
  return new Map(items.map(({ id, quantity }) => [id, Math.max(quantity - quantityIn(taken, id), 0)]));
}
