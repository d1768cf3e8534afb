import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { ordersCopy } from '../copy';

/** Says of an order that is not shipped what its buyer withdrew, because nothing of that is packed; else null. */
export function withdrawnLine({ status, withdrawn, isWithdrawn }: CustomerOrder): string | null {
  const isOpen = status === 'pending' || status === 'processing';
  if (!isOpen || withdrawn.length === 0) return null;
  if (isWithdrawn) return ordersCopy.withdrawnText;
  const pieces = withdrawn.map(({ quantity, productName }) => ordersCopy.item(quantity, productName));
  return ordersCopy.partlyWithdrawnText(pieces.join(', '));
}
