import type { OrderLine } from '../../backend/src/orders/order.events.js';
import type { World } from '../support/world.js';

export interface CheckoutRow {
  id: string;
  payment_intent_id: string | null;
  status: string;
  lines: OrderLine[];
  discount_code: string | null;
}

export const isOpen = ({ status }: { status: string }) => status === 'open' || status === 'closing';

export function checkoutsOf({ database }: Pick<World, 'database'>, productIds: number[]): Promise<CheckoutRow[]> {
  return database.query<CheckoutRow[]>(
    `select id, payment_intent_id, status, lines, quote->>'discountCode' as discount_code from checkouts
     where exists (select 1 from jsonb_array_elements(lines) line where (line->>'productId')::int = any($1))`,
    [productIds],
  );
}
