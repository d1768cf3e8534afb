import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { comeToRest } from '../run/curtain.js';
import { totalWith } from '../run/play.js';
import { stockUp, type Assortment } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { openTestWorld } from '../support/test-world.js';
import type { World } from '../support/world.js';

let world: World;
beforeAll(async () => (world = await openTestWorld()));
afterAll(() => world?.close());

const crowd = (size: number, name: string) =>
  Array.from({ length: size }, (_, index) => new Shopper(world, `${name}-${index}@example.com`));

async function paidOrders(assortment: Assortment, shoppers: readonly Shopper[]) {
  const payments = shoppers.flatMap((shopper) => [...shopper.payments]);
  await comeToRest(world, assortment, payments);
  const facts = await gatherFacts(world, assortment, payments);
  expect(violationsOf(facts)).toEqual([]);
  return facts.orders.filter(({ paid }) => paid);
}

it('sells five jars to five of two hundred buyers, and charges nobody else', async () => {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5 }]);
  const { slug } = assortment.products[0]!;
  const buyers = crowd(200, 'schaars');
  const outcomes = await Promise.all(
    buyers.map(async (buyer) => {
      const { refused } = await buyer.start([{ id: slug, quantity: 1 }]);
      if (refused) return refused;
      return buyer.pay('card');
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'out-of-stock')).toHaveLength(195);
  expect(await paidOrders(assortment, buyers)).toHaveLength(5);
});

it('gives a code for ten to ten of two hundred, and the others pay the full price', async () => {
  const coupon = { type: 'fixed', cents: 500 } as const;
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: null }], { coupon, maxUses: 10 });
  const { slug } = assortment.products[0]!;
  const buyers = crowd(200, 'code');
  await Promise.all(
    buyers.map(async (buyer) => {
      const { quote } = (await buyer.start([{ id: slug, quantity: 1 }])).body!;
      const { refused } = await buyer.validate(assortment.code!.name);
      if (!refused) await buyer.useCode(assortment.code!.name, totalWith(quote, coupon));
      expect(await buyer.pay('card')).toBe('succeeded');
    }),
  );
  const orders = await paidOrders(assortment, buyers);
  expect(orders).toHaveLength(200);
  expect(orders.filter(({ discountCode }) => discountCode !== null)).toHaveLength(10);
});

it('never lets a returning shopper block their own checkout', async () => {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 3 }]);
  const { slug } = assortment.products[0]!;
  const [shopper] = crowd(1, 'terug');
  for (const quantity of [3, 3, 1, 3, 2, 3]) {
    expect((await shopper!.start([{ id: slug, quantity }])).refused).toBeNull();
  }
  const start = async () => {
    let refused: string | null;
    do ({ refused } = await shopper!.start([{ id: slug, quantity: 3 }]));
    while (refused === 'checkout-busy'); // it waited too long for the others
    return { refused };
  };
  const all = await Promise.all(Array.from({ length: 10 }, start));
  expect(all.map(({ refused }) => refused)).toEqual(Array.from({ length: 10 }, () => null));
  expect(await shopper!.pay('card')).toBe('succeeded');
  expect(await paidOrders(assortment, [shopper!])).toMatchObject([{ pieces: [{ quantity: 3 }] }]);
});

it('counts two lines of one product together', async () => {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 4 }]);
  const { slug } = assortment.products[0]!;
  const [greedy, modest] = crowd(2, 'samen');
  const both = (pieces: number) => [
    { id: slug, quantity: pieces },
    { id: `${slug}-2-1`, quantity: 1 },
  ];
  expect((await greedy!.start(both(3))).refused).toBe('out-of-stock');
  expect((await modest!.start(both(2))).refused).toBeNull();
  expect(await modest!.pay('card')).toBe('succeeded');
  expect(await paidOrders(assortment, [greedy!, modest!])).toMatchObject([{ pieces: [{ quantity: 4 }] }]);
});
