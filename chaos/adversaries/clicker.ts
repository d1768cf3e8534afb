import { randomUUID } from 'node:crypto';
import * as api from '../../contracts/api.js';
import { stockUp } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { inLanes, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { broken, Visitor, type Story } from './adversary.js';

export interface ClickerPlan {
  /** Times that each button is clicked at once. */
  clicks: number;
  pays: 'card' | 'ideal';
}

/** Every click goes out many times at once, in turns to each API process past the proxy. */
export async function click(world: World, seed: number, { clicks, pays }: ClickerPlan): Promise<Story> {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 100 }], {
    coupon: { type: 'fixed', cents: 500 },
    maxUses: 1,
  });
  const email = `clicker-${seed}@example.com`;
  const clicker = new Shopper(alternating(world), email);
  const times = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: clicks }, work));
  const basket = [{ id: assortment.products[0]!.slug, quantity: 2 }];
  await clicker.start(basket); // calls without a cookie would each be another visitor
  await times(() => clicker.start(basket));
  const { quote, paymentIntentId } = clicker.started!;
  world.relay.decide(paymentIntentId, { delaysMs: Array.from({ length: 4 }, (_, n) => n * 5), alsoLate: true });
  const total = quote.totalCents - 500;
  await times(() => clicker.validate(assortment.code!.name));
  const discounted = await times(() => clicker.useCode(assortment.code!.name, total));
  await times(() => clicker.pay(pays));
  const settled = await times(() => clicker.settle());
  const numbers = new Set(settled.map(({ body }) => body?.orderNumber ?? null));
  const [orderNumber] = numbers;
  const withdrawals = orderNumber ? await withdraw(world, seed, { orderNumber, email, clicks }) : 0;
  return {
    assortment,
    payments: [...clicker.payments],
    paidOrders: 1,
    violations: broken({
      [`parallel clicks made ${clicker.payments.size} payments`]:
        clicker.payments.size > 1 && clicker.troubles.length === 0,
      [`parallel clicks got ${numbers.size} order numbers: ${[...numbers].join(', ')}`]:
        numbers.size !== 1 || !orderNumber,
      [`parallel clicks lost the code: ${discounted.map(({ refused }) => refused).join(', ')}`]: discounted.some(
        ({ refused }) => refused !== null,
      ),
      [`parallel clicks made ${withdrawals} withdrawals`]: withdrawals > 1,
    }),
  };
}

/** Clicks on the withdrawal form, and returns how many statements are stored. */
async function withdraw(
  world: World,
  seed: number,
  { orderNumber, email, clicks }: { orderNumber: string; email: string; clicks: number },
): Promise<number> {
  const form = { id: randomUUID(), orderNumber, email, name: 'Sanne', part: null, reason: null };
  const visitor = new Visitor(alternating(world), `clicker-${seed}`);
  const tries = Array.from({ length: clicks }, () => () => visitor.call(api.withdrawals.withdraw, form));
  await inLanes(tries, clicks);
  const stored = async () => (await world.database.query<object[]>(statements, [email])).length;
  await until(async () => (await stored()) > 0, 'the statement of a withdrawal');
  return stored();
}

const statements = 'select 1 from withdrawals where email = $1';

/** A world whose address is that of the next process at each call. */
function alternating(world: World): World {
  const { urls } = world.server as { urls?: readonly string[] };
  if (!urls) return world;
  let calls = 0;
  return Object.create(world, { url: { get: () => urls[calls++ % urls.length] } }) as World;
}
