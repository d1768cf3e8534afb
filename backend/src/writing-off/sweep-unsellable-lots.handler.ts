import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { WriteOffLot } from '../inventory/commands/write-off-lot.js';
import { Clock } from '../platform/clock/clock.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { sweepUnsellableLots } from './sweep-unsellable-lots.job.js';

const actor = { kind: 'system', id: 'sweep-unsellable-lots' } as const;

/**
 * Each lot is one append, and a lot without pieces yields none. A process that dies between two lots leaves the rest to the
 * next run, because the list of due lots follows from the log.
 */
@JobHandler(sweepUnsellableLots)
export class SweepUnsellableLotsHandler implements Handles<typeof sweepUnsellableLots> {
  constructor(
    private readonly lots: LotRecords,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    for (const { productId, lot } of await this.lots.unsellableOn(this.clock.today())) {
      const changeId = randomUUID();
      const context = { at: this.clock.at(), actor, correlationId: changeId, causationId: changeId };
      await this.commands.execute(new WriteOffLot({ productId, changeId, lot }, context));
    }
  }
}
