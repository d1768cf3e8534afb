import { reservationLimits } from '../../backend/src/checkout/reservations/reservation-limits.js';
import { allowances } from '../../backend/src/platform/limits/address-prefix.js';
import { stockUp } from '../support/assortment.js';
import { addressesOf, type Width } from '../support/customers/addresses.js';
import { Shopper } from '../support/customers/shopper.js';
import type { World } from '../support/world.js';
import { broken, piecesReserved, type Story } from './adversary.js';

export interface HoarderPlan {
  stock: number;
  /** Width of the network whose addresses the browsers use. */
  width: Width;
  /** Browsers of one network that open a checkout at once. */
  browsers: number;
  /** How often each of them fills its basket, each time with another number of pieces. */
  fills: readonly number[];
}

/** One network holds what it can without paying. Another network must still buy. */
export async function hoard(
  world: World,
  seed: number,
  { stock, width, browsers, fills }: HoarderPlan,
): Promise<Story> {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock }]);
  const { slug } = assortment.products[0]!;
  const from = `hoarder-${seed}`;
  const hoarders = addressesOf(from, width, browsers).map(
    (address, n) => new Shopper(world, `${from}-${n}@example.com`, address),
  );
  const plans = [1, 2, 3].map((frequency) => ({ id: `${slug}-12-${frequency}`, quantity: 1 }));
  for (const quantity of fills)
    await Promise.all(hoarders.map((hoarder) => hoarder.start([{ id: slug, quantity }, ...plans])));
  const held = await piecesReserved(world, assortment);
  const allowance = allowances[['/64', '/56', '/48'].indexOf(width)] ?? 1;
  const share = Math.floor(stock * (1 - (1 - reservationLimits.shareOfProduct) ** allowance));
  const most = Math.max(reservationLimits.leastOfProduct * allowance, share);
  const household = new Shopper(world, `household-${seed}@example.com`);
  const { refused } = await household.start([{ id: slug, quantity: 3 }]);
  const paid = refused === null && (await household.pay('card')) === 'succeeded';
  return {
    assortment,
    payments: [...hoarders, household].flatMap((shopper) => [...shopper.payments]),
    paidOrders: 1,
    violations: broken({
      [`a hoarder on a ${width} holds ${held} of ${stock} pieces`]:
        held > Math.min(most, reservationLimits.piecesPerAddress * allowance),
      [`after a hoarder a household is refused: ${refused}`]: refused !== null,
      'after a hoarder a household cannot pay': refused === null && !paid,
    }),
  };
}
