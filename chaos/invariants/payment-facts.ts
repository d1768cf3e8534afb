import type { World } from '../support/world.js';
import type { CheckoutRow } from './checkout-rows.js';
import type { PaymentFact } from './facts.js';

/** Includes payments without a checkout (`strangers`). */
export async function paymentsOf(
  world: World,
  checkouts: readonly CheckoutRow[],
  strangers: readonly string[],
): Promise<PaymentFact[]> {
  const { control } = world.provider;
  const ids = new Set(checkouts.map(({ id }) => id));
  const own = control
    .paymentIntents(Infinity)
    .filter(({ id, metadata }) => ids.has(metadata['checkoutId'] ?? '') || strangers.includes(id));
  const listed = await world.database.query<{ payment_intent_id: string }[]>(
    'select payment_intent_id from unmatched_payments where payment_intent_id = any($1)',
    [own.map(({ id }) => id)],
  );
  const charges = control.charges(Infinity);
  const refunds = control.refunds(Infinity);
  const lost = control.disputes(Infinity).filter(({ status }) => status === 'lost');
  return own.map(({ id, status, metadata }) => ({
    id,
    checkoutId: metadata['checkoutId'] ?? null,
    status,
    chargesCents: charges
      .filter((charge) => charge.payment_intent === id && charge.status === 'succeeded')
      .map(({ amount }) => amount),
    refundsCents: [...refunds.filter((refund) => refund.status !== 'failed'), ...lost]
      .filter((back) => back.payment_intent === id)
      .map(({ amount }) => amount),
    listedForStaff: listed.some(({ payment_intent_id }) => payment_intent_id === id),
  }));
}
