import { DataSource } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import { errorResponse } from '../../platform/http/error-responses.js';
import { defineJob } from '../../platform/jobs/job.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { defineWork, type Outcome } from '../../platform/work/work-kind.js';
import { OrderReader } from '../order-reader.query.js';
import { OrderStatuses } from '../order-statuses.service.js';
import { StatusBatchOrder } from './status-batch-order.entity.js';
import { StatusBatchRow } from './status-batch.entity.js';

/** Orders are streams of their own, so that they do not wait for each other. */
const atOnce = 10;

/** The sweep enqueues what this job did not finish. */
export const setStatuses = defineJob({
  name: 'set-statuses',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 1,
  backoffMs: 0,
});

export const statusWork = defineWork<StatusBatchRow>({
  name: 'status_batches',
  entity: StatusBatchRow,
  id: 'id',
  shown: ['id'],
  lease: { until: 'dueAt', seconds: 90 },
  counts: 'claims',
  done: { status: 'done', at: 'doneAt' },
  retry: { firstMs: 2000, mostMs: 60_000 },
  restart: { set: 'attempts = 0' },
  job: setStatuses,
  payloadOf: (id) => ({ id }),
});

type Result = Pick<StatusBatchOrder, 'orderId' | 'outcome' | 'orderNumber' | 'message'>;

const stored = `
  update status_batch_orders o set outcome = r.outcome, order_number = r.order_number, message = r.message
  from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as r(order_id, outcome, order_number, message)
  where o.batch_id = $1 and o.order_id = r.order_id`;

/** Sets the status of a batch on its orders, and stores each result. */
@JobHandler(setStatuses)
export class SetStatusesHandler implements Handles<typeof setStatuses> {
  constructor(
    private readonly work: DurableWork,
    private readonly dataSource: DataSource,
    private readonly statuses: OrderStatuses,
    private readonly orders: OrderReader,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(statusWork, id, (batch) => this.run(batch));
  }

  private async run(batch: StatusBatchRow): Promise<Outcome> {
    const where = { batchId: batch.id, outcome: 'waiting' as const };
    const waiting = await this.dataSource.getRepository(StatusBatchOrder).find({ where, order: { place: 'ASC' } });
    for (let from = 0; from < waiting.length; from += atOnce) {
      const some = waiting.slice(from, from + atOnce);
      await this.store(batch.id, await Promise.all(some.map(({ orderId }) => this.resultOf(batch, orderId))));
    }
    return { is: 'done' };
  }

  private async resultOf(batch: StatusBatchRow, orderId: string): Promise<Result> {
    const changed: Result = { orderId, outcome: 'changed', orderNumber: null, message: null };
    if (batch.attempts > 1 && (await this.isChanged(batch.id, orderId))) return changed;
    const actor = { kind: 'staff', id: batch.startedBy } as const;
    const context = { at: new Date().toISOString(), actor, correlationId: batch.id, causationId: batch.id };
    try {
      await this.statuses.set({ orderId, status: batch.target }, context);
      return changed;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message } = errorResponse(error.code, error.details);
      const orderNumber = (await this.orders.numberOf(orderId)) ?? orderId;
      return { orderId, outcome: 'refused', orderNumber, message };
    }
  }

  /** Whether an attempt before changed the order and stored no result: a colleague may have changed it since. */
  private async isChanged(batchId: string, orderId: string): Promise<boolean> {
    const history = await this.orders.historyUntil(orderId, Infinity);
    return history.some(({ metadata }) => metadata.$correlationId === batchId);
  }

  private async store(batchId: string, results: readonly Result[]): Promise<void> {
    const column = (name: keyof Result) => results.map((result) => result[name]);
    const columns = [column('orderId'), column('outcome'), column('orderNumber'), column('message')];
    await this.dataSource.query(stored, [batchId, ...columns]);
  }
}
