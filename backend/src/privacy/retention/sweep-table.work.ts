import type { OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { intervalOf } from '../../platform/database/retention.js';
import { countOf } from '../../platform/database/rows.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { defineRecurringWork, type Outcome } from '../../platform/work/work-kind.js';
import { defineWorkJob } from '../../platform/work/work-job.js';
import { RetentionRules } from './retention-rules.js';
import { RetentionSweep } from './retention-sweep.entity.js';

const mostAtOnce = 1000;
const mostBatches = 50;

/** The sweep of work enqueues each table that was not swept for an hour. */
export const sweepTable = defineWorkJob('sweep-table');

export const retentionWork = defineRecurringWork<RetentionSweep>({
  name: 'retention_sweeps',
  entity: RetentionSweep,
  id: 'id',
  shownId: 'tableName',
  shown: ['tableName'],
  lease: { until: 'dueAt', seconds: 300 },
  counts: 'claims',
  open: `swept_at is null or swept_at < now() - interval '1 hour'`,
  retry: { firstMs: 60_000, mostMs: 3_600_000 },
  job: sweepTable,
  payloadOf: (id) => ({ id }),
});

/** Removes the rows of a table whose term is over, in bounded batches. */
@JobHandler(sweepTable)
export class SweepTableHandler implements Handles<typeof sweepTable>, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: RetentionRules,
    private readonly work: DurableWork,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(RetentionSweep)
      .values([...this.rules.swept().keys()].map((tableName) => ({ tableName })))
      .orIgnore()
      .execute();
  }

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(retentionWork, id, ({ tableName }) => this.sweep(tableName));
  }

  private async sweep(tableName: string): Promise<Outcome> {
    const term = this.rules.swept().get(tableName);
    for (let batch = 0; term && batch < mostBatches; batch++) {
      const sql = `delete from ${tableName} where ctid = any(array(select ctid from ${tableName}
        where ${term.after} < now() - interval '${intervalOf(term)}' limit ${mostAtOnce}))`;
      const removed = await this.dataSource.transaction(async (manager) => {
        const count = await countOf(manager, sql);
        await recordRemoval(manager, tableName, count);
        return count;
      });
      if (removed < mostAtOnce) break;
    }
    await this.dataSource.getRepository(RetentionSweep).update({ tableName }, { sweptAt: () => 'now()' });
    return { is: 'done' };
  }
}
