/** SQL: whether this checkout has reserved or used a code for first orders only. */
export const usesFirstOrderCode = (checkoutId: string) => `exists (
  select from discount_reservations r join discount_codes c on c.id = r.code_id
  where r.checkout_id = ${checkoutId} and r.state in ('reserved', 'redeemed') and c.first_order_only)`;
