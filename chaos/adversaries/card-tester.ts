import { checkoutLimits } from '../../backend/src/checkout/reservations/checkout-limits.js';
import { stockUp } from '../support/assortment.js';
import { addressOf } from '../support/customers/addresses.js';
import { Shopper } from '../support/customers/shopper.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { broken, piecesReserved, type Story } from './adversary.js';

export interface CardTesterPlan {
  /** Browsers of one network. */
  browsers: number;
  /** Declined cards of each, above the limit of a browser. */
  cards: number;
  inParallel: boolean;
}

const patience = { withinMs: 60_000, everyMs: 50 };

/** One network tries declined cards. It must lose its payments and get no others, while another network buys. */
export async function testCards(world: World, seed: number, plan: CardTesterPlan): Promise<Story> {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 100 }]);
  const basket = [{ id: assortment.products[0]!.slug, quantity: 1 }];
  const from = `tester-${seed}`;
  const testers = Array.from(
    { length: plan.browsers },
    (_, n) => new Shopper(world, `${from}-${n}@example.com`, addressOf(from)),
  );
  for (const tester of testers) await tester.start(basket);
  const honest = new Shopper(world, `honest-${seed}@example.com`);
  const [, bought] = await Promise.all([
    Promise.all(testers.map((tester) => tryCards(tester, plan))),
    honest.start(basket).then(({ refused }) => (refused === null ? honest.pay('card') : refused)),
  ]);
  const payments = testers.flatMap((tester) => [...tester.payments]);
  await world.relay.finish(payments);
  const statuses = () => payments.map((id) => world.provider.control.paymentIntent(id)?.status);
  const outcomes = await Promise.all([
    comesTrue(() => statuses().every((status) => status === 'canceled')),
    ...testers.map((tester) => comesTrue(async () => (await tester.start(basket)).refused === 'too-many-declines')),
  ]);
  const [cancelled, ...refusals] = outcomes;
  const { declinesOfShopper, declinesFromAddress } = checkoutLimits;
  const reachesNetwork = plan.browsers * declinesOfShopper.points >= declinesFromAddress.points;
  const next = new Shopper(world, `${from}-next@example.com`, addressOf(from));
  const isNextRefused = !reachesNetwork || (await next.start(basket)).refused === 'too-many-declines';
  await honest.settle();
  const held = [...next.payments].length > 0 ? 0 : await piecesReserved(world, assortment);
  return {
    assortment,
    payments: [...testers, next, honest].flatMap((shopper) => [...shopper.payments]),
    paidOrders: 1,
    violations: broken({
      [`after ${plan.cards} declined cards a payment is ${statuses().join(', ')}`]: !cancelled,
      'a card tester may open another checkout': refusals.includes(false),
      [`a network may go on after ${plan.browsers} times ${plan.cards} declined cards`]: !isNextRefused,
      [`a card tester holds ${held} pieces`]: cancelled! && held > 1, // the honest shopper's, until it is sold
      [`beside a card tester an honest shopper gets ${bought}`]: bought !== 'succeeded',
    }),
  };
}

async function tryCards(tester: Shopper, { cards, inParallel }: CardTesterPlan): Promise<void> {
  if (inParallel) await Promise.all(Array.from({ length: cards }, () => tester.pay('declined')));
  else for (let n = 0; n < cards; n++) await tester.pay('declined');
}

const comesTrue = (condition: () => Promise<boolean> | boolean) =>
  until(condition, 'a condition', patience).then(
    () => true,
    () => false,
  );
