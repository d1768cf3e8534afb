import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { comeToRest } from '../run/curtain.js';
import { violationsOfReaders } from '../run/run.js';
import { stockUp } from '../support/assortment.js';
import { Shopper, type Trouble } from '../support/customers/shopper.js';
import type { World } from '../support/world.js';

export interface OutageReport {
  deaths: number;
  deathWords: string;
  troubles: Trouble[];
  /** Responses that were neither a success nor a 503 with `retry-after`, with what the server logged of them. */
  improper: (Trouble & { logged: string })[];
  /** Milliseconds from the end of the outage to the first successful checkout. */
  backAfterMs: number;
  lostOrders: string[];
  orders: number;
  violations: string[];
}

const shoppersAtOnce = 8;
const quietMs = 1500;

export async function sufferOutage(world: World, takeAway: () => Promise<void>): Promise<OutageReport> {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 10_000 }]);
  const { slug } = assortment.products[0]!;
  const told: string[] = [];
  const finished: number[] = [];
  const shoppers: Shopper[] = [];
  let closing = false;
  const buyOn = async () => {
    while (!closing) {
      const shopper = new Shopper(world, `storing-${shoppers.length}@example.com`);
      shoppers.push(shopper);
      await shopper.start([{ id: slug, quantity: 1 }]);
      await shopper.pay('card');
      const { body } = await shopper.settle();
      if (body?.orderNumber) told.push(body.orderNumber);
      finished.push(Date.now());
    }
  };
  const crowd = Promise.all(Array.from({ length: shoppersAtOnce }, buyOn));
  await pause(quietMs);
  await takeAway();
  const over = Date.now();
  await pause(quietMs);
  closing = true;
  await crowd;
  const payments = shoppers.flatMap((shopper) => [...shopper.payments]);
  await comeToRest(world, assortment, payments);
  const facts = await gatherFacts(world, assortment, payments);
  const troubles = shoppers.flatMap((shopper) => shopper.troubles);
  const improper = troubles.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  const known = await world.database.query<{ order_number: string }[]>('select order_number from admin_order_list');
  const numbers = new Set(known.map(({ order_number }) => order_number));
  return {
    deaths: world.server.deaths,
    deathWords: world.server.deathWords,
    troubles,
    improper: improper.map((one) => ({ ...one, logged: one.requestId ? world.server.wordsAround(one.requestId) : '' })),
    backAfterMs: Math.min(...finished.filter((time) => time > over)) - over,
    lostOrders: told.filter((number) => !numbers.has(number)),
    orders: facts.orders.length,
    violations: [...violationsOf(facts), ...(await violationsOfReaders(world))],
  };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
