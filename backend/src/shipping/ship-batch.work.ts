import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { CarrierError } from '../platform/errors/carrier-error.js';
import { refusalOf } from '../platform/http/error-responses.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../platform/event-sourcing/read-models/read-model-progress.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { contextOfBatch, defineBatch, settledAll } from '../platform/work/batch.js';
import { DurableWork } from '../platform/work/durable-work.js';
import type { Outcome } from '../platform/work/work-kind.js';
import { defineWorkJob } from '../platform/work/work-job.js';
import { ShipParcel } from '../orders/commands/ship-parcel.js';
import { LabelMaker } from './labels/label-maker.js';
import { BatchedOrder } from './batched-order.entity.js';
import { ShippingBatch } from './shipping-batch.entity.js';

export const shipBatch = defineWorkJob('ship-batch');

export const batchWork = defineBatch<ShippingBatch>({
  name: 'shipping_batches',
  entity: ShippingBatch,
  leaseSeconds: 60,
  done: { status: 'shipped', at: 'shippedAt' },
  job: shipBatch,
});

/** The carrier responds slowly, so its labels are made four at once; an attempt ends before its lease does. */
const labelsAtOnce = 4;
const mostMs = 40_000;
/** Staff returns to a list that no longer has these orders. */
const listsMs = 5000;

type Result = Partial<Pick<BatchedOrder, 'isShipped' | 'refusal' | 'trackingCode'>>;

/** Ships the orders of a batch. Each has a parcel id of its own, so a resumed batch ships none twice. */
@JobHandler(shipBatch)
export class ShipBatchHandler implements Handles<typeof shipBatch> {
  constructor(
    private readonly work: DurableWork,
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly labels: LabelMaker,
    private readonly store: EventStore,
    private readonly lists: ReadModelProgress,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(batchWork, id, (batch) => this.ship(batch));
  }

  private async ship(batch: ShippingBatch): Promise<Outcome> {
    const orders = this.dataSource.getRepository(BatchedOrder);
    const all = await orders.find({ where: { batchId: batch.id }, order: { place: 'ASC' } });
    const waiting = all.filter(({ isShipped, refusal }) => !isShipped && !refusal);
    const atOnce = batch.withLabels ? labelsAtOnce : 1;
    const end = Date.now() + mostMs;
    try {
      for (let from = 0; from < waiting.length; from += atOnce) {
        if (Date.now() > end) return { is: 'later', code: 'more-to-ship' };
        await settledAll(waiting.slice(from, from + atOnce).map((order) => this.settle(batch, order)));
      }
      await this.lists.waitFor(await this.store.head(), listsMs);
      return { is: 'done' };
    } catch (error) {
      if (error instanceof CarrierError) return { is: 'later', code: 'carrier-unavailable' };
      throw error;
    }
  }

  private async settle(batch: ShippingBatch, order: BatchedOrder): Promise<void> {
    const { batchId, orderId } = order;
    const result = await this.resultOf(batch, order);
    await this.dataSource.getRepository(BatchedOrder).update({ batchId, orderId }, result);
  }

  private async resultOf(batch: ShippingBatch, order: BatchedOrder): Promise<Result> {
    const { carrier, withLabels } = batch;
    const { orderId, parcelId, pieces, trackingCode } = order;
    const context = contextOfBatch(batch);
    try {
      if (withLabels) {
        const tracking = await this.labels.ship({ orderId, parcelId, pieces }, context);
        return { isShipped: true, trackingCode: tracking.trackingCode };
      }
      await this.commands.execute(new ShipParcel({ orderId, parcelId, pieces, carrier, trackingCode }, context));
      return { isShipped: true };
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
  }
}
