import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '../../contracts/api.js';
import { firstShippingRates } from '../../backend/src/settings/shipping-settings.js';
import type { Quote } from '../../contracts/checkout.js';
import { priceBasket, type Coupon } from '../../pricing/price-basket.js';
import { playAdversaries } from '../adversaries/adversaries.js';
import type { Story } from '../adversaries/adversary.js';
import { stockUp, type Assortment } from '../support/assortment.js';
import { Shopper, type Item } from '../support/customers/shopper.js';
import type { World } from '../support/world.js';
import { expire, review } from './curtain.js';
import type { BasketPlan, RunPlan, ShopperPlan } from './plan.js';
import { sendBack, setStatus } from './send-back.js';

export interface PlayedRun {
  assortment: Assortment;
  payments: string[];
}

export interface ChaosRun extends PlayedRun {
  stories: Story[];
  violations: string[];
}

export async function playRun(world: World, plan: RunPlan): Promise<ChaosRun> {
  const assortment = await stockUp(world, plan.products, plan.code);
  const shoppers = plan.shoppers.map((_, index) => new Shopper(world, `chaos-${plan.seed}-${index}@example.com`));
  const [stories, ...played] = await Promise.all([
    playAdversaries(world, plan.seed, plan.adversaries),
    ...plan.shoppers.map((shopper, index) => play(world, assortment, shoppers[index]!, shopper)),
  ]);
  const payments = shoppers.flatMap((shopper) => [...shopper.payments]);
  const violations = [...played.flat(), ...shoppers.flatMap(failuresOf)];
  return { assortment, payments, stories, violations };
}

/** An unavailable shop responds with 503, so a 500 is always a defect. */
function failuresOf({ email, troubles }: Shopper): string[] {
  return troubles.filter(({ status }) => status === 500).map(({ path }) => `${email} met a 500 at ${path}`);
}

async function play(world: World, assortment: Assortment, shopper: Shopper, plan: ShopperPlan): Promise<string[]> {
  const reenter = (basket: BasketPlan) => open(world, shopper, itemsOf(basket, assortment), plan);
  const violations: string[] = [];
  for (const basket of plan.baskets) {
    await sleep(plan.pauseMs);
    await reenter(basket);
    violations.push(...severalPayable(world, shopper));
  }
  if (!shopper.started) return violations;
  if (assortment.code && plan.code !== 'none') await useCode(shopper, assortment.code, plan);
  const { paymentIntentId } = shopper.started;
  if (plan.expires === 'before') await expire(world, paymentIntentId);
  await Promise.all([
    payAndReturn(world, shopper, plan),
    plan.expires === 'during' && expire(world, paymentIntentId),
    plan.reviewed && review(world, paymentIntentId),
    plan.staff === 'cancels-while-paying' && setStatuses(world, shopper, 'cancelled'),
    plan.reentersWhilePaying && reenter(plan.baskets[0]!),
  ]);
  if (plan.closesTab) violations.push(...(await comeBackWithFullBasket(world, shopper, plan)));
  if (plan.expires === 'after') await expire(world, paymentIntentId);
  if (plan.staff.startsWith('ships')) await setStatuses(world, shopper, 'shipped');
  const orders = plan.sendsBack.length > 0 ? await ordersOf(world, shopper) : [];
  for (const orderId of orders)
    for (const [index, returned] of plan.sendsBack.entries()) await sendBack(world, orderId, returned, index);
  if (plan.staff.includes('cancels')) await setStatuses(world, shopper, 'cancelled');
  return violations;
}

function clicked<T>({ clicks }: ShopperPlan, click: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: clicks }, click));
}

/** A shopper has at most one payable payment. */
function severalPayable(world: World, shopper: Shopper): string[] {
  const payable = [...shopper.payments].filter((id) => statusAtProvider(world, id) === 'requires_payment_method');
  return payable.length > 1 ? [`${shopper.email} has ${payable.length} payments that can be made`] : [];
}

function statusAtProvider({ provider }: World, paymentIntentId: string): string | undefined {
  return provider.control.paymentIntents(Infinity).find(({ id }) => id === paymentIntentId)?.status;
}

/** The basket of a closed tab is still full. Paying it again needs the shopper's confirmation. */
async function comeBackWithFullBasket(world: World, shopper: Shopper, plan: ShopperPlan): Promise<string[]> {
  const { paymentIntentId: paid } = shopper.started!;
  const isPaid = ['succeeded', 'processing'].includes(statusAtProvider(world, paid) ?? '');
  await open(world, shopper, shopper.startedItems, plan);
  const isNew = shopper.started!.paymentIntentId !== paid;
  const mayBeCancelled = plan.staff === 'cancels-while-paying';
  return isPaid && isNew && !mayBeCancelled
    ? [`${shopper.email} can pay a paid basket again without confirming it`]
    : [];
}

/** The first click goes alone, because calls without a cookie would each start another visit. */
async function open(world: World, shopper: Shopper, items: readonly Item[], plan: ShopperPlan): Promise<void> {
  const start = () => shopper.start(items);
  const first = shopper.started ? [] : [await start()];
  for (const { body } of [...first, ...(await clicked(plan, start))])
    if (body) world.relay.decide(body.paymentIntentId, plan.webhooks);
}

async function useCode(shopper: Shopper, code: { name: string; coupon: Coupon }, plan: ShopperPlan): Promise<void> {
  const { quote } = shopper.started!;
  const validated = await clicked(plan, () => shopper.validate(code.name));
  if (validated.every(({ refused }) => refused)) return;
  await clicked(plan, () => shopper.useCode(code.name, totalWith(quote, code.coupon)));
  if (plan.code === 'uses-and-drops') await clicked(plan, () => shopper.useCode(null, totalWith(quote, null)));
}

async function payAndReturn(world: World, shopper: Shopper, plan: ShopperPlan): Promise<void> {
  const { paymentIntentId } = shopper.started!;
  const returns = plan.closesTab ? 0 : plan.returns;
  const comeBack = () => Promise.all(Array.from({ length: returns }, () => shopper.settle()));
  if (plan.pays === 'never') return;
  if (plan.pays === 'declined-then-card') {
    await shopper.pay('declined');
    await comeBack();
    await shopper.pay('card');
  } else await shopper.pay(plan.pays);
  await comeBack();
  if (plan.pays !== 'ideal-later') return;
  await sleep(plan.pauseMs);
  world.provider.control.completeProcessing(paymentIntentId, plan.laterFails ? 'failed' : 'succeeded');
  await comeBack();
}

/** Sets the status of every order of this shopper; a 409 is a valid response. */
async function setStatuses(world: World, shopper: Shopper, status: string): Promise<void> {
  for (const id of await ordersOf(world, shopper)) await setStatus(world, api.orders.changeOrderStatus, id, status);
}

async function ordersOf({ database }: World, { payments }: Shopper): Promise<string[]> {
  const sql = 'select order_id from admin_order_list where payment_intent_id = any($1)';
  const rows = await database.query<{ order_id: string }[]>(sql, [[...payments]]);
  return rows.map(({ order_id }) => order_id);
}

function itemsOf(basket: BasketPlan, { products }: Assortment): Item[] {
  return basket.map(({ product, quantity, jars }) => {
    const { slug } = products[product]!;
    return { id: jars === null ? slug : `${slug}-${jars}-1`, quantity };
  });
}

/** The total that the shopper's page shows, by the price function. */
export function totalWith(quote: Quote, coupon: Coupon | null): number {
  const lines = quote.lines.map((line) => {
    const jars = line.subscription?.jars;
    const listCents = line.listTotalCents / (line.quantity * (jars ?? 1));
    return jars
      ? { kind: 'subscription' as const, listCents, quantity: line.quantity, jars, discountPercent: 20 }
      : { kind: 'one-off' as const, listCents, quantity: line.quantity };
  });
  return priceBasket(lines, firstShippingRates, coupon).totalCents;
}
