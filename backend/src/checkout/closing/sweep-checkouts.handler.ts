import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PromotionClaims } from '../../catalog/promotions/promotion-claims.js';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import { Discounts } from '../../discounts/discounts.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { reviewCheckout } from './review-checkout.job.js';
import { sweepCheckouts } from './sweep-checkouts.job.js';
import { LostPayments } from '../restoring/lost-payments.js';
import { FirstOrderReservations } from '../reservations/first-order-reservations.js';
import { FirstVisits } from '../settlement/first-visits.js';
import { LeftOverReservations } from '../reservations/left-over-reservations.js';
import { dueCheckouts } from './due-checkouts.js';
import { rowsOf } from '../../platform/database/rows.js';

const mostPerSweep = 500;

/** Bounds the memory of a sweep. Running checkouts reserve far fewer codes. */
const mostIdle = 10_000;
const Ended = z.object({ id: z.string() });
const ended = `
  select id from unnest($1::uuid[]) as reserved (id) left join checkouts c using (id)
  where coalesce(c.status, 'abandoned') in ('settled', 'abandoned') limit $2`;

/** Finds what neither the browser nor a webhook event reported. */
@JobHandler(sweepCheckouts)
export class SweepCheckoutsHandler implements Handles<typeof sweepCheckouts> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly discounts: Discounts,
    private readonly reservations: DiscountReservations,
    private readonly promotions: PromotionClaims,
    private readonly firstOrders: FirstOrderReservations,
    private readonly firstVisits: FirstVisits,
    private readonly leftOverReservations: LeftOverReservations,
    private readonly lostPayments: LostPayments,
  ) {}

  async handle(): Promise<void> {
    await this.discounts.forgetOld();
    await this.firstOrders.forgetOld();
    await this.promotions.forgetMailboxes();
    await this.firstVisits.forgetOld();
    await this.releaseLeftOver();
    for (const id of await dueCheckouts(this.dataSource, mostPerSweep)) {
      if (!(await this.jobs.add(reviewCheckout, { checkoutId: id }, { id }))) break;
    }
    await this.lostPayments.check();
    const actor = { kind: 'system', id: 'sweep-checkouts' } as const;
    const correlationId = randomUUID();
    const context = { at: new Date().toISOString(), actor, correlationId, causationId: correlationId };
    await this.leftOverReservations.release(context);
  }

  /** Releases codes and promotions whose checkout ended, left over by a race of two processes. */
  private async releaseLeftOver(): Promise<void> {
    for (const left of [this.reservations, this.promotions])
      for (const { id } of await rowsOf(this.dataSource, Ended, ended, [await left.findIdle(mostIdle), mostPerSweep]))
        await left.release(id);
  }
}
