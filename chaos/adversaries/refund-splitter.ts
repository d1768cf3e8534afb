import * as api from '../../contracts/api.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import { orderIdOf } from '../../backend/src/platform/ids/order-id.js';
import { fileReturn, orderOf } from '../run/send-back.js';
import { stockUp } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { broken, type Story } from './adversary.js';

export interface RefundSplitterPlan {
  /** Returns of one piece each, completed one after the other or all at once. */
  returns: number;
  inParallel: boolean;
}

const proofFrom = `select refund_proof_from_cents as cents from staff_rules`;

/** A session whose proof is old completes many small returns of one order. Together they must stay below the limit. */
export async function splitRefunds(
  world: World,
  seed: number,
  { returns, inParallel }: RefundSplitterPlan,
): Promise<Story> {
  // a first call whose response a death takes leaves a hold of an unknown visitor: both fit in the share of a network
  const assortment = await stockUp(world, [{ priceCents: 2950, stock: 300 }]);
  const shopper = new Shopper(world, `splitter-${seed}@example.com`);
  const { paymentIntentId } = await shopper.begin([{ id: assortment.products[0]!.slug, quantity: returns }]);
  await shopper.pay('card');
  await until(async () => (await shopper.settle()).body?.orderNumber != null, 'the order of a splitter');
  const orderId = orderIdOf(paymentIntentId);
  const order = await orderOf(world, orderId);
  const piece = [{ id: order.items[0]!.id, quantity: 1 }];
  const filed: string[] = [];
  for (let index = 0; index < returns; index++) {
    const id = await fileReturn(world, orderId, piece, index);
    if (id) filed.push(id);
  }
  const thief = await sessionWithOldProof(world);
  const complete = (id: string) => () =>
    persist(async () => {
      const { status } = await thief.call(api.adminReturns.changeReturnStatus, {
        params: { id },
        body: { status: 'completed' },
      });
      if (status >= 500) throw new Error(`the shop responded to a splitter with ${status}`);
      return status < 300;
    });
  const tries = filed.map(complete);
  const done = inParallel ? await Promise.all(tries.map((attempt) => attempt())) : await inTurn(tries);
  const [{ cents: limit }] = (await world.database.query(proofFrom)) as [{ cents: number }];
  const perPiece = Math.round((Number(order.items[0]!.subtotal) * 100) / returns);
  const completed = done.filter(Boolean).length * perPiece;
  return {
    assortment,
    payments: [...shopper.payments],
    paidOrders: 1,
    violations: broken({
      [`a session with an old proof sent back ${completed} cents in pieces`]: completed >= Number(limit),
      'a session with an old proof could complete no return': completed === 0,
    }),
  };
}

async function inTurn<T>(tries: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  for (const attempt of tries) results.push(await attempt());
  return results;
}

async function sessionWithOldProof(world: World): Promise<TestBrowser> {
  const browser = new TestBrowser(world);
  const before = new Set(await sessions(world));
  await persist(async () => {
    const { status } = await browser.call(api.staffLogin.login, { body: world.staffAccount });
    if (status >= 400) throw new Error(`a splitter cannot log in: ${status}`);
  });
  const own = (await sessions(world)).filter((id) => !before.has(id));
  await world.database.query(
    `update staff_sessions set proven_at = now() - interval '11 minutes' where token_hash = any($1)`,
    [own],
  );
  return browser;
}

async function sessions({ database }: World): Promise<string[]> {
  const rows = await database.query<{ token_hash: string }[]>('select token_hash from staff_sessions');
  return rows.map(({ token_hash }) => token_hash);
}
