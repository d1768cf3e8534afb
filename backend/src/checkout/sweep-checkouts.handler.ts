import { DataSource } from 'typeorm';
import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { JobQueue } from '../jobs/job-queue.js';
import { reviewCheckout } from '../jobs/review-checkout.job.js';
import { sweepCheckouts } from '../jobs/sweep-checkouts.job.js';

const due = `
  select id from checkouts
  where status = 'open' and (reserved_until <= now()
    or (payment_intent_id is not null and created_at < now() - interval '3 minutes'
      and updated_at < now() - interval '3 minutes'))
  order by reserved_until limit 500`;

/** The reconciler: what no browser and no notice told us is found here. */
@JobHandler(sweepCheckouts)
export class SweepCheckoutsHandler implements Handles<typeof sweepCheckouts> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const { id } of await this.dataSource.query<{ id: string }[]>(due)) {
      if (!(await this.jobs.add(reviewCheckout, { checkoutId: id }, { id }))) return;
    }
  }
}
