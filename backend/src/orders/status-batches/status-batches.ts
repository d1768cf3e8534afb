import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { StartStatusBatch, StatusBatch } from '../../../../contracts/orders/status-batches.js';
import { countOf, oneRowOf, rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { statusWork } from './set-statuses.work.js';
import { StatusBatchRow } from './status-batch.entity.js';

/** For as long it can be withdrawn. */
const waitS = 10;

const begun = `
  insert into status_batches (id, target, started_by, due_at) values ($1, $2, $3, now() + interval '${waitS} seconds')
  on conflict do nothing`;
const filled = `
  insert into status_batch_orders (batch_id, order_id, place)
  select $1, order_id, min(place) from unnest($2::text[]) with ordinality as chosen(order_id, place) group by order_id
  on conflict do nothing`;
const withdrawn = `
  update status_batches set status = 'withdrawn', done_at = now()
  where id = $1 and started_by = $2 and (status = 'withdrawn' or status = 'queued' and attempts = 0) returning 1`;

const Counts = z.object({ total: z.int(), changedCount: z.int(), refusedCount: z.int() });
const counts = `
  select count(*)::int as total, count(*) filter (where outcome = 'changed')::int as "changedCount",
    count(*) filter (where outcome = 'refused')::int as "refusedCount"
  from status_batch_orders where batch_id = $1`;
const Refused = z.object({ id: z.string(), orderNumber: z.string(), message: z.string() });
const refusals = `
  select order_id as id, order_number as "orderNumber", message from status_batch_orders
  where batch_id = $1 and outcome = 'refused' order by place limit 500`;

/** Statuses that staff sets on many orders at once. */
@Injectable()
export class StatusBatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: DurableWork,
  ) {}

  /** Stores the batch with its orders in one transaction, once per id. It begins after the time to withdraw it. */
  async start({ id, ids, status }: StartStatusBatch, startedBy: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(begun, [id, status, startedBy]);
      await manager.query(filled, [id, ids]);
    });
    await this.work.enqueue(statusWork, id, waitS * 1000);
  }

  /** Throws `not-found`. */
  async find(id: string): Promise<StatusBatch> {
    const batch = await this.dataSource.getRepository(StatusBatchRow).findOneBy({ id });
    if (!batch) throw new DomainError('not-found');
    const { total, changedCount, refusedCount } = await oneRowOf(this.dataSource, Counts, counts, [id]);
    const refused = await rowsOf(this.dataSource, Refused, refusals, [id]);
    return { id, status: batch.target, state: stateOf(batch), total, changedCount, refusedCount, refused };
  }

  /** Throws `not-found`, and `status-changed-since` once it has begun, or for the batch of somebody else. */
  async withdraw(id: string, staffId: string): Promise<void> {
    if ((await countOf(this.dataSource, withdrawn, [id, staffId])) === 1) return;
    const isKnown = await this.dataSource.getRepository(StatusBatchRow).existsBy({ id });
    throw new DomainError(isKnown ? 'status-changed-since' : 'not-found');
  }
}

function stateOf({ status, attempts }: StatusBatchRow): StatusBatch['state'] {
  if (status === 'withdrawn') return 'withdrawn';
  if (status !== 'queued') return 'done';
  return attempts === 0 ? 'waiting' : 'running';
}
