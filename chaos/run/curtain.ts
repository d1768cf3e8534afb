import { reviewCheckout } from '../../backend/src/checkout/closing/review-checkout.job.js';
import { sweepCheckouts } from '../../backend/src/checkout/closing/sweep-checkouts.job.js';
import { sweepWork } from '../../backend/src/platform/work/sweep-work.job.js';
import { allProcesses } from '../../backend/src/processes/index.js';
import { allProjections } from '../../backend/src/projections/index.js';
import { checkoutsOf, isOpen } from '../invariants/checkout-rows.js';
import { stockOf } from '../invariants/stock-facts.js';
import type { Assortment } from '../support/assortment.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';

// Triggers what normally happens over time, by shifting timestamps in the tables.

const isOver = `reserved_until = now() - interval '1 second'`;
const ordersOf = `select order_id from admin_order_list where lines @> any(
  select jsonb_build_array(jsonb_build_object('productId', id)) from unnest($1::int[]) id)`;
const mailsOf = `status = 'queued' and reference->>'orderId' in (${ordersOf})`;
const batchesOf = `status = 'queued' and id in (
  select batch_id from shipping_batch_orders where order_id in (${ordersOf}))`;
const labelsOf = `stage = 'dropping' and order_id in (${ordersOf})`;
const refundsOf = `status = 'queued' and order_id in (${ordersOf})`;
const editsOf = `status = 'queued' and id in (select edit_id from product_edit_lines where product_id = any($1))`;
const aged = `created_at < now() - interval '1 second'`;

export async function expire(world: World, paymentIntentId: string): Promise<void> {
  const sql = `update checkouts set ${isOver} where payment_intent_id = $1 and status in ('open', 'closing')`;
  await world.database.query(sql, [paymentIntentId]);
  await review(world, paymentIntentId);
}

export async function review(world: World, paymentIntentId: string): Promise<void> {
  const sql = 'select id from checkouts where payment_intent_id = $1';
  const rows = await world.database.query<{ id: string }[]>(sql, [paymentIntentId]);
  for (const { id } of rows) await world.jobs.add(reviewCheckout, { checkoutId: id }, { id });
}

/** Delivers late webhooks, ends open payments and checkouts, sends mails and refunds, until nothing changes. */
export async function comeToRest(
  world: World,
  assortment: Assortment,
  payments: readonly string[] = [],
): Promise<void> {
  const productIds = assortment.products.map(({ id }) => id);
  await endPayments(world, productIds);
  await world.relay.finish(payments);
  await until(async () => (await endCheckouts(world, productIds)) === 0, 'the end of every checkout', { everyMs: 150 });
  await world.relay.finish(payments);
  await readersCaughtUp(world);
  await until(async () => (await releaseLate(world, assortment)) === 0, 'the release of late reservations');
  await until(async () => (await sendOut(world, productIds)) === 0, 'the last mail, refund, batch and edit', {
    everyMs: 100,
  });
  await readersCaughtUp(world);
}

/** Decides pending payments: the bank's page closes, and processing payments succeed. */
async function endPayments(world: World, productIds: number[]): Promise<void> {
  const { control } = world.provider;
  for (const { payment_intent_id: id } of await checkoutsOf(world, productIds)) {
    if (id === null) continue;
    control.decide(id, 'cancel');
    control.completeProcessing(id, 'succeeded');
  }
}

/** Expires and reviews the open checkouts; returns how many remain open. */
async function endCheckouts(world: World, productIds: number[]): Promise<number> {
  const open = (await checkoutsOf(world, productIds)).filter(isOpen);
  await world.database.query(`update checkouts set ${isOver} where id = any($1)`, [open.map(({ id }) => id)]);
  for (const { id } of open) await world.jobs.add(reviewCheckout, { checkoutId: id }, { id });
  return open.length;
}

/** Runs the sweep while an ended checkout still holds pieces; returns how many do. */
async function releaseLate(world: World, { products }: Assortment): Promise<number> {
  const stock = await Promise.all(products.map((product) => stockOf(world, product, [])));
  const late = stock.flatMap(({ holders }) => holders.filter((holder) => holder.endsWith(' is abandoned')));
  if (late.length > 0) await world.jobs.add(sweepCheckouts, {}, { id: 'chaos' });
  return late.length;
}

/** Makes mails, refunds, batches of parcels, cancelled labels and edits of products due and runs their sweep; returns how many remain. */
async function sendOut({ database, jobs }: World, productIds: number[]): Promise<number> {
  const waiting = async (table: string, condition: string) => {
    const sql = `select count(*)::int as count from ${table} where ${condition}`;
    return (await database.query<{ count: number }[]>(sql, [productIds]))[0]!.count;
  };
  const mails = await waiting('mails', mailsOf);
  const refunds = await waiting('refunds', refundsOf);
  const batches = await waiting('shipping_batches', batchesOf);
  const labels = await waiting('parcel_labels', labelsOf);
  const edits = await waiting('product_edits', editsOf);
  if (edits > 0)
    await database.query(`update product_edits set due_at = now() where ${aged} and ${editsOf}`, [productIds]);
  if (labels > 0)
    await database.query(`update parcel_labels set due_at = now() where ${aged} and ${labelsOf}`, [productIds]);
  if (mails > 0)
    await database.query(`update mails set due_at = now(), claimed_until = null where ${aged} and ${mailsOf}`, [
      productIds,
    ]);
  if (refunds > 0)
    await database.query(`update refunds set due_at = now() where ${aged} and ${refundsOf}`, [productIds]);
  if (batches > 0)
    await database.query(`update shipping_batches set due_at = now() where ${aged} and ${batchesOf}`, [productIds]);
  const all = mails + refunds + batches + labels + edits;
  if (all > 0) await jobs.add(sweepWork, {}, { id: 'chaos' });
  return all;
}

/**
 * Waits for every read model and process to reach the end of the log; throws naming the late ones. Waits twice, because a
 * process may append a last event, such as a credit note, that a read model has yet to show.
 */
export async function readersCaughtUp(world: Pick<World, 'store' | 'database'>): Promise<void> {
  await readersReach(world, await world.store.head());
  await readersReach(world, await world.store.head());
}

async function readersReach({ database }: Pick<World, 'database'>, head: bigint): Promise<void> {
  const names = [...allProjections, ...allProcesses].map(({ name }) => name);
  const sql = `select name, status, error from checkpoints
    where name = any($1) and (status = 'halted' or position < $2)`;
  let behind: { name: string; status: string; error: string | null }[] = [];
  const caughtUp = async () => {
    behind = await database.query(sql, [names, head.toString()]);
    return behind.length === 0 || behind.some(({ status }) => status === 'halted');
  };
  await until(caughtUp, 'every reader at the head of the log').catch(() => undefined);
  const late = behind.map(
    ({ name, status, error }) => `${name} is ${status === 'halted' ? `halted: ${error}` : 'behind'}`,
  );
  if (late.length > 0) throw new Error(late.join(', '));
}
