import type { PlayedRun } from '../run/play.js';
import { totalWith } from '../run/play.js';
import { expire } from '../run/curtain.js';
import { stockUp, type Assortment } from '../support/assortment.js';
import { Shopper, type Item } from '../support/customers/shopper.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';

/** Something that happens in a shop, from the first basket to the last answer. A shopper whose call is cut off calls again. */
export type Story = (world: World) => Promise<PlayedRun>;

const onSale = [
  { priceCents: 2495, stock: 5 },
  { priceCents: 1995, stock: 5 },
];
const shared = { coupon: { type: 'percentage', percent: 10 }, maxUses: 2 } as const;

/** Two products, paid by card, then the notice and the way back at the same time. */
export const buys: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
  });

/** The same by somebody whom the shop knows: after a crash he is back in the checkout that was begun. */
export const comesBack: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start([{ id: 'bestaat-niet', quantity: 1 }]);
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
  });

export const buysWithCode: Story = (world) =>
  story(world, async (shopper, items, { code }) => {
    const { quote } = (await shopper.start(items)).body!;
    await shopper.validate(code!.name);
    await shopper.useCode(code!.name, totalWith(quote, code!.coupon));
    await shopper.pay('card');
    await shopper.settle();
  });

/** The code comes off again before he pays. */
export const dropsCode: Story = (world) =>
  story(world, async (shopper, items, { code }) => {
    const { quote } = (await shopper.start(items)).body!;
    await shopper.validate(code!.name);
    await shopper.useCode(code!.name, totalWith(quote, code!.coupon));
    await shopper.useCode(null, totalWith(quote, null));
    await shopper.pay('card');
    await shopper.settle();
  });

/** More of one product and none of the other, on the same payment. */
export const changesBasket: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.start([{ ...items[0]!, quantity: 2 }]);
    await shopper.pay('card');
    await shopper.settle();
  });

/** A plan in place of a piece: that needs a new payment, and the old one ends. */
export const changesKind: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.start([{ id: `${items[0]!.id}-2-1`, quantity: 1 }]);
    await shopper.pay('card');
    await shopper.settle();
  });

/** He never pays, and his time is over. */
export const letsTimePass: Story = (world) =>
  story(world, async (shopper, items) => {
    const { paymentIntentId } = (await shopper.start(items)).body!;
    await expire(world, paymentIntentId);
  });

/** Processing first, then it fails: the order falls. */
export const paysInVain: Story = (world) =>
  story(world, async (shopper, items) => {
    const { paymentIntentId } = (await shopper.start(items)).body!;
    await shopper.pay('ideal-later');
    await shopper.settle();
    world.provider.control.completeProcessing(paymentIntentId, 'failed');
    await shopper.settle();
  });

/** Staff calls a paid order off, and the money goes back. */
export const isCancelled: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
    await cancelOrders(world, shopper);
  });

/** Somebody pays under our name without a checkout of ours. */
export const paysUnasked: Story = async (world) => {
  const played = await buys(world);
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const call = (path: string, fields: Record<string, string>) =>
    fetch(`${world.provider.url}/v1/payment_intents${path}`, {
      ...form(fields),
      headers: { authorization: 'Bearer sk_test_simulator' },
    });
  const { id } = (await (await call('', { amount: '1234', currency: 'eur' })).json()) as { id: string };
  await call(`/${id}/confirm`, { payment_method: 'pm_card_visa', return_url: 'https://shop.example/' });
  return { ...played, payments: [...played.payments, id] };
};

async function story(
  world: World,
  tell: (shopper: Shopper, items: Item[], assortment: Assortment) => Promise<void>,
): Promise<PlayedRun> {
  const assortment = await stockUp(world, onSale, shared);
  const shopper = new Shopper(world, `${assortment.products[0]!.slug}@example.com`);
  const items = assortment.products.map(({ slug }) => ({ id: slug, quantity: 1 }));
  await tell(shopper, items, assortment);
  return { assortment, payments: [...shopper.payments] };
}

async function cancelOrders(world: World, shopper: Shopper): Promise<void> {
  const find = () =>
    world.database.query<{ order_id: string }[]>(
      'select order_id from admin_order_list where payment_intent_id = any($1)',
      [[...shopper.payments]],
    );
  await until(async () => (await find()).length > 0, 'the order in the list');
  for (const { order_id } of await find())
    await persist(async () => {
      const answer = await world.staff.patch(`/api/admin/orders/${order_id}/status`, { status: 'cancelled' });
      if (!answer.ok) throw new Error(`staff was answered ${answer.status}`);
    });
}
