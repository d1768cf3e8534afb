import type { Coupon } from '../../pricing/price-basket.js';
import { planAdversaries, type AdversaryPlan } from '../adversaries/plan.js';
import type { Random } from '../support/random.js';
import type { WebhookFate } from '../support/servers/webhook-relay.js';

/** The seeded actions of one shopper. Times are in milliseconds. */
export interface ShopperPlan {
  baskets: BasketPlan[];
  code: 'none' | 'uses' | 'uses-and-drops';
  pays: 'card' | 'declined' | 'declined-then-card' | 'ideal' | 'ideal-later' | 'never';
  laterFails: boolean;
  /** How often the shopper opens the result page concurrently. */
  returns: number;
  /** When the checkout expires, relative to the payment. */
  expires: 'never' | 'before' | 'during' | 'after';
  reviewed: boolean;
  reentersWhilePaying: boolean;
  staff: 'nothing' | 'cancels' | 'ships' | 'ships-and-cancels' | 'cancels-while-paying';
  /** Returns that staff registers, decides and undoes, in sequence or concurrently. */
  sendsBack: ReturnPlan[];
  webhooks: WebhookFate;
  pauseMs: number;
  /** Concurrent clicks of each button. */
  clicks: number;
  /** Closes the tab after paying, then opens the checkout again with the same basket. */
  closesTab: boolean;
}

/** `share`: of the pieces of each line that can still be returned. */
export interface ReturnPlan {
  share: 'one' | 'all';
  decisions: ('approved' | 'completed' | 'requested' | 'rejected')[];
  inParallel: boolean;
}

export type BasketPlan = { product: number; quantity: number; jars: number | null }[];

export interface RunPlan {
  seed: number;
  products: { priceCents: number; stock: number | null }[];
  code: { coupon: Coupon; maxUses: number | null } | null;
  shoppers: ShopperPlan[];
  adversaries: AdversaryPlan;
}

/** `adversaries`: all of them in each run, not some now and then. */
export function planRun(seed: number, random: Random, { adversaries = false } = {}): RunPlan {
  const products = Array.from({ length: random.between(1, 3) }, () => ({
    priceCents: random.between(50, 4000),
    stock: random.chance(0.2) ? null : random.between(1, 8),
  }));
  const code = random.chance(0.6) ? planCode(random) : null;
  const count = random.between(2, 5);
  const shoppers = Array.from({ length: count }, () => planShopper(random, products.length, code !== null));
  return { seed, products, code, shoppers, adversaries: planAdversaries(random, adversaries) };
}

function planCode(random: Random): RunPlan['code'] {
  const coupon = random.pick<Coupon>([
    { type: 'percentage', percent: random.between(1, 100) },
    { type: 'fixed', cents: random.between(50, 5000) },
    { type: 'free_shipping' },
  ]);
  return { coupon, maxUses: random.chance(0.3) ? null : random.between(1, 3) };
}

function planShopper(random: Random, products: number, coded: boolean): ShopperPlan {
  return {
    baskets: Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => planBasket(random, products)),
    code: coded ? random.weighted({ none: 2, uses: 4, 'uses-and-drops': 1 }) : 'none',
    pays: random.weighted({ card: 6, declined: 1, 'declined-then-card': 1, ideal: 3, 'ideal-later': 3, never: 1 }),
    laterFails: random.chance(0.4),
    returns: random.pick([0, 1, 1, 2, 3]),
    expires: random.weighted({ never: 6, before: 1, during: 2, after: 1 }),
    reviewed: random.chance(0.3),
    reentersWhilePaying: random.chance(0.2),
    staff: random.weighted({ nothing: 6, cancels: 2, ships: 1, 'ships-and-cancels': 1, 'cancels-while-paying': 1 }),
    webhooks: planWebhooks(random),
    pauseMs: random.between(0, 40),
    sendsBack: Array.from({ length: random.pick([0, 0, 1, 2, 3]) }, () => planReturn(random)),
    clicks: random.pick([1, 1, 1, 2, 4]),
    closesTab: random.chance(0.2),
  };
}

function planReturn(random: Random): ReturnPlan {
  return {
    share: random.pick(['one', 'all']),
    decisions: random.pick<ReturnPlan['decisions']>([
      ['completed'],
      ['rejected'],
      ['completed', 'requested', 'rejected'],
      ['rejected', 'completed'],
      ['approved', 'rejected', 'requested', 'completed', 'rejected'],
    ]),
    inParallel: random.chance(0.4),
  };
}

function planBasket(random: Random, products: number): BasketPlan {
  return Array.from({ length: random.pick([1, 1, 2, 3]) }, () => ({
    product: random.between(0, products - 1),
    quantity: random.pick([1, 1, 2, 3]),
    jars: random.chance(0.2) ? random.between(1, 3) : null,
  }));
}

/** Zero to five copies of a webhook in random order, some after the run. */
function planWebhooks(random: Random): WebhookFate {
  if (random.chance(0.15)) return { delaysMs: [], alsoLate: random.chance(0.3) };
  const delaysMs = Array.from({ length: random.between(1, 5) }, () => random.between(0, 120));
  return { delaysMs, alsoLate: random.chance(0.15) };
}
