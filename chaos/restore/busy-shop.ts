import type { Assortment } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import type { World } from '../support/world.js';

/** Opens the checkout; the webhook arrives at once and again after the run. */
export async function enters(world: World, name: string, { products }: Assortment): Promise<Shopper> {
  const shopper = new Shopper(world, `${name}@example.com`);
  const { body } = await shopper.start([{ id: products[0]!.slug, quantity: 2 }]);
  world.relay.decide(body!.paymentIntentId, { delaysMs: [0], alsoLate: true });
  return shopper;
}

export async function pays(shopper: Shopper): Promise<void> {
  await shopper.pay('card');
  await shopper.settle();
}

/** Shops in four lanes until it is stopped. */
export function crowd(world: World, assortment: Assortment, name = 'lane') {
  const payments: string[] = [];
  let open = true;
  const lane = async (_: unknown, index: number) => {
    for (let number = 0; open; number++) {
      const shopper = await enters(world, `${name}-${index}-${number}`, assortment);
      await pays(shopper);
      payments.push(...shopper.payments);
    }
  };
  const lanes = Promise.all(Array.from({ length: 4 }, lane));
  const leave = async () => {
    open = false;
    await lanes;
  };
  return { payments, leave };
}

export const numbersIn = (log: readonly { type: string; data: object }[]) =>
  log.filter(({ type }) => type === 'OrderPlaced').map(({ data }) => (data as { orderNumber: string }).orderNumber);
