import * as api from '../../contracts/api.js';
import type { PlayedRun } from '../run/play.js';
import { totalWith } from '../run/play.js';
import { expire } from '../run/curtain.js';
import { setStatus } from '../run/send-back.js';
import { stockUp, type Assortment } from '../support/assortment.js';
import { Shopper, type Item } from '../support/customers/shopper.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';

/** A scenario from the first basket to the last response. Shoppers retry a call that is cut off. */
export type Story = (world: World) => Promise<PlayedRun>;

const onSale = [
  { priceCents: 2495, stock: 5 },
  { priceCents: 1995, stock: 5 },
];
const shared = { coupon: { type: 'percentage', percent: 10 }, maxUses: 2 } as const;

/** Pays two products by card; the webhook and the return to the shop arrive together. */
export const buys: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
  });

/** Buys while logged in, so that the shopper resumes the checkout after a crash. */
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

export const dropsCode: Story = (world) =>
  story(world, async (shopper, items, { code }) => {
    const { quote } = (await shopper.start(items)).body!;
    await shopper.validate(code!.name);
    await shopper.useCode(code!.name, totalWith(quote, code!.coupon));
    await shopper.useCode(null, totalWith(quote, null));
    await shopper.pay('card');
    await shopper.settle();
  });

/** Changes the basket on the same payment. */
export const changesBasket: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.start([{ ...items[0]!, quantity: 2 }]);
    await shopper.pay('card');
    await shopper.settle();
  });

/** Replaces a single product by a subscription, which needs a new payment and ends the old one. */
export const changesKind: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.start([{ id: `${items[0]!.id}-2-1`, quantity: 1 }]);
    await shopper.pay('card');
    await shopper.settle();
  });

export const letsTimePass: Story = (world) =>
  story(world, async (shopper, items) => {
    const { paymentIntentId } = (await shopper.start(items)).body!;
    await expire(world, paymentIntentId);
  });

/** The payment is processing, then fails, and the order is cancelled. */
export const paysInVain: Story = (world) =>
  story(world, async (shopper, items) => {
    const { paymentIntentId } = (await shopper.start(items)).body!;
    await shopper.pay('ideal-later');
    await shopper.settle();
    world.provider.control.completeProcessing(paymentIntentId, 'failed');
    await shopper.settle();
  });

export const isCancelled: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
    await cancelOrders(world, shopper);
  });

/** A part is refunded in the provider's dashboard, and the order is cancelled. */
export const isRefundedOutside: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
    world.provider.control.refundInDashboard(paidBy(shopper), 100);
    await cancelOrders(world, shopper);
  });

/** The payer disputes the payment, and withdraws it. */
export const isDisputed: Story = (world) =>
  story(world, async (shopper, items) => {
    await shopper.start(items);
    await shopper.pay('card');
    await shopper.settle();
    const dispute = world.provider.control.openDispute(paidBy(shopper))!;
    world.provider.control.closeDispute(dispute.id, 'won');
  });

/** A payment at the shop's provider without a checkout. */
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

const paidBy = ({ payments }: Shopper): string => [...payments].at(-1)!;

async function cancelOrders(world: World, shopper: Shopper): Promise<void> {
  const find = () =>
    world.database.query<{ order_id: string }[]>(
      'select order_id from admin_order_list where payment_intent_id = any($1)',
      [[...shopper.payments]],
    );
  await until(async () => (await find()).length > 0, 'the order in the list');
  for (const { order_id } of await find()) await setStatus(world, api.orders.changeOrderStatus, order_id, 'cancelled');
}
