import type { CustomerOrder } from '../../../../../contracts/customers.js';
import type { OrderReturn } from '../../../../../contracts/returns.js';

/** Returns the returnable pieces by line id: those in no return, except a rejected one. */
export function piecesLeft(items: CustomerOrder['items'], returns: readonly OrderReturn[]): Map<string, number> {
  const spoken = returns.filter(({ status }) => status !== 'rejected').flatMap((one) => one.items);
  const returned = (id: string) => spoken.reduce((sum, item) => sum + (item.id === id ? item.quantity : 0), 0);
  return new Map(items.map(({ id, quantity }) => [id, Math.max(quantity - returned(id), 0)]));
}
