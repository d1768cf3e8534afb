import type { Assortment } from '../support/assortment.js';
import type { World } from '../support/world.js';
import { checkoutsOf, isOpen } from './checkout-rows.js';
import { codesOf } from './code-facts.js';
import type { Facts } from './facts.js';
import { ordersOf } from './order-facts.js';
import { paymentsOf } from './payment-facts.js';
import { stockOf } from './stock-facts.js';

/** Reads all facts of one assortment. `strangers`: payments without a checkout. */
export async function gatherFacts(
  world: World,
  assortment: Assortment,
  strangers: readonly string[] = [],
): Promise<Facts> {
  const productIds = assortment.products.map(({ id }) => id);
  const checkouts = await checkoutsOf(world, productIds);
  const payments = await paymentsOf(world, checkouts, strangers);
  const orders = await ordersOf(world, payments, assortment);
  const open = checkouts.filter(isOpen);
  return {
    payments,
    checkouts: checkouts.map(({ id, payment_intent_id, status }) => ({
      id,
      paymentIntentId: payment_intent_id,
      status,
    })),
    orders,
    stock: await Promise.all(assortment.products.map((product) => stockOf(world, product, open))),
    codes: assortment.code ? await codesOf(world, assortment.code.name) : [],
  };
}
