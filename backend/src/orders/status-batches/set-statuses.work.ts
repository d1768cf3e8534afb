import { DataSource } from 'typeorm';
import { refusalOf } from '../../platform/http/error-responses.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { contextOfBatch, defineBatch } from '../../platform/work/batch.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import type { Outcome } from '../../platform/work/work-kind.js';
import { defineWorkJob } from '../../platform/work/work-job.js';
import { OrderReader } from '../order-reader.query.js';
import { OrderStatuses } from '../order-statuses.service.js';
import { StatusBatchOrder } from './status-batch-order.entity.js';
import { StatusBatchRow } from './status-batch.entity.js';

/** Orders are streams of their own, so that they do not wait for each other. */
const atOnce = 10;
/** Staff returns to a list that has the new statuses. */
const listsMs = 5000;

export const setStatuses = defineWorkJob('set-statuses');

export const statusWork = defineBatch<StatusBatchRow>({
  name: 'status_batches',
  entity: StatusBatchRow,
  leaseSeconds: 90,
  done: { status: 'done', at: 'doneAt' },
  job: setStatuses,
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
    private readonly log: EventStore,
    private readonly lists: ReadModelProgress,
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
    await this.lists.waitFor(await this.log.head(), listsMs);
    return { is: 'done' };
  }

  private async resultOf(batch: StatusBatchRow, orderId: string): Promise<Result> {
    const changed: Result = { orderId, outcome: 'changed', orderNumber: null, message: null };
    if (batch.attempts > 1 && (await this.isChanged(batch.id, orderId))) return changed;
    try {
      await this.statuses.set({ orderId, status: batch.target }, contextOfBatch(batch));
      return changed;
    } catch (error) {
      const message = refusalOf(error);
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
