import type { PlacedOrderState } from '../../backend/src/orders/order.js';
import type { World } from '../support/world.js';
import type { ReturnFact } from './facts.js';

interface Row {
  id: string;
  listed: number;
  mailed: number | null;
}

/** A mail names the amount of the row in `refunds`. */
export async function returnsOf({ database }: World, orderId: string, order: PlacedOrderState): Promise<ReturnFact[]> {
  const rows = await database.query<Row[]>(
    `select r.return_id as id, r.refunded_cents as listed, f.amount_cents as mailed
     from admin_return_list r
     left join mails m on m.key = 'return-refunded:return:' || r.return_id
     left join refunds f on f.refund_id = m.reference ->> 'refundId' where r.order_id = $1`,
    [orderId],
  );
  return rows.map(({ id, listed: listedCents, mailed }) => {
    const made = order.refunds.filter(({ returnId, done }) => returnId === id && done);
    const refundedCents = made.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { id, refundedCents, listedCents, mailedCents: mailed ?? 0 };
  });
}
