import { holdLimits } from '../../backend/src/checkout/holds/hold-limits.js';
import { stockUp } from '../support/assortment.js';
import { addressOf } from '../support/customers/addresses.js';
import { Shopper } from '../support/customers/shopper.js';
import type { World } from '../support/world.js';
import { broken, piecesHeld, type Story } from './adversary.js';

export interface HoarderPlan {
  stock: number;
  /** Browsers of one network that open a checkout at once. */
  browsers: number;
  /** How often each of them fills its basket, each time with another number of pieces. */
  fills: readonly number[];
}

/** One network holds what it can without paying. Another network must still buy. */
export async function hoard(world: World, seed: number, { stock, browsers, fills }: HoarderPlan): Promise<Story> {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock }]);
  const { slug } = assortment.products[0]!;
  const from = `hoarder-${seed}`;
  const hoarders = Array.from(
    { length: browsers },
    (_, n) => new Shopper(world, `${from}-${n}@example.com`, addressOf(from)),
  );
  const plans = [1, 2, 3].map((frequency) => ({ id: `${slug}-12-${frequency}`, quantity: 1 }));
  for (const quantity of fills)
    await Promise.all(hoarders.map((hoarder) => hoarder.start([{ id: slug, quantity }, ...plans])));
  const held = await piecesHeld(world, assortment);
  const share = Math.max(holdLimits.leastOfProduct, Math.floor(stock * holdLimits.shareOfProduct));
  const household = new Shopper(world, `household-${seed}@example.com`);
  const { refused } = await household.start([{ id: slug, quantity: 3 }]);
  const paid = refused === null && (await household.pay('card')) === 'succeeded';
  return {
    assortment,
    payments: [...hoarders, household].flatMap((shopper) => [...shopper.payments]),
    paidOrders: 1,
    violations: broken({
      [`a hoarder holds ${held} of ${stock} pieces`]: held > Math.min(share, holdLimits.piecesPerAddress),
      [`after a hoarder a household is refused: ${refused}`]: refused !== null,
      'after a hoarder a household cannot pay': refused === null && !paid,
    }),
  };
}
