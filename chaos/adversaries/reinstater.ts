import { orderIdOf } from '../../backend/src/platform/ids/order-id.js';
import * as api from '../../contracts/api.js';
import { setStatus } from '../run/send-back.js';
import { stockUp } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { broken, type Story } from './adversary.js';

export interface ReinstaterPlan {
  /** Whether the bank reports the payment before the browser pays again. */
  isCaptured: boolean;
  /** Attempts of the same browser to pay the same basket again, all at once. */
  attempts: number;
}

/** Staff cancels and reinstates an order whose payment is processing. Its browser must not pay the basket again. */
export async function reinstate(world: World, seed: number, { isCaptured, attempts }: ReinstaterPlan): Promise<Story> {
  const assortment = await stockUp(world, [{ priceCents: 1995, stock: 100 }]);
  const basket = [{ id: assortment.products[0]!.slug, quantity: 2 }];
  const shopper = new Shopper(world, `reinstated-${seed}@example.com`);
  const { paymentIntentId } = await shopper.begin(basket);
  await shopper.pay('ideal-later');
  await until(async () => (await shopper.settle()).body?.orderNumber != null, 'the order of a pending payment');
  const orderId = orderIdOf(paymentIntentId);
  for (const status of ['cancelled', 'pending']) await setStatus(world, api.orders.changeOrderStatus, orderId, status);
  if (isCaptured) world.provider.control.completeProcessing(paymentIntentId, 'succeeded');
  if (isCaptured) await shopper.settle();
  const again = await Promise.all(Array.from({ length: attempts }, () => shopper.start(basket)));
  world.provider.control.completeProcessing(paymentIntentId, 'succeeded');
  const started = again.filter(({ refused }) => refused === null).length;
  return {
    assortment,
    payments: [...shopper.payments],
    paidOrders: 1,
    violations: broken({
      [`a reinstated order was forgotten: ${started} payments of its basket could start`]: started > 0,
    }),
  };
}
