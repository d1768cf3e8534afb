import { DataSource } from 'typeorm';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import { Discounts } from '../../discounts/discounts.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { reviewCheckout } from './review-checkout.job.js';
import { sweepCheckouts } from './sweep-checkouts.job.js';
import { FirstOrderClaims } from '../holds/first-order-claims.js';
import { dueCheckouts } from './due-checkouts.js';

const mostPerSweep = 500;

/** Reservations of codes whose checkout ended, left by a race of two processes. */
const leftOver = `
  select r.checkout_id as id from discount_reservations r left join checkouts c on c.id = r.checkout_id
  where r.state = 'reserved' and r.updated_at < now() - interval '5 minutes'
    and coalesce(c.status, 'abandoned') in ('settled', 'abandoned')
  limit 500`;

/** Finds what neither the browser nor a notice reported. */
@JobHandler(sweepCheckouts)
export class SweepCheckoutsHandler implements Handles<typeof sweepCheckouts> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly discounts: Discounts,
    private readonly reservations: DiscountReservations,
    private readonly firstOrders: FirstOrderClaims,
  ) {}

  async handle(): Promise<void> {
    await this.discounts.forgetOld();
    await this.firstOrders.forgetOld();
    for (const { id } of await this.dataSource.query<{ id: string }[]>(leftOver)) await this.reservations.release(id);
    for (const id of await dueCheckouts(this.dataSource, mostPerSweep)) {
      if (!(await this.jobs.add(reviewCheckout, { checkoutId: id }, { id }))) return;
    }
  }
}
