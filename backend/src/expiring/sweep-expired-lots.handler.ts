import { CommandBus } from '@nestjs/cqrs';
import { WriteOffExpired } from '../inventory/commands/write-off-expired.js';
import { Clock } from '../platform/clock/clock.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { sweepExpiredLots } from './sweep-expired-lots.job.js';

const actor = { kind: 'system', id: 'sweep-expired-lots' } as const;

/**
 * Each lot is one append, which is idempotent for the lot and the day. A process that dies between two lots leaves the rest
 * to the next run, because the list of due lots follows from the log.
 */
@JobHandler(sweepExpiredLots)
export class SweepExpiredLotsHandler implements Handles<typeof sweepExpiredLots> {
  constructor(
    private readonly lots: LotRecords,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const today = this.clock.today();
    for (const { productId, lot } of await this.lots.expiredOn(today)) {
      const changeId = deterministicId('expired-lot', productId, lot, today);
      const context = { at: this.clock.at(), actor, correlationId: changeId, causationId: changeId };
      await this.commands.execute(new WriteOffExpired({ productId, changeId, lot }, context));
    }
  }
}
