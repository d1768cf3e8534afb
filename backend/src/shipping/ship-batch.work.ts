import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../platform/errors/domain-error.js';
import { errorResponse } from '../platform/http/error-responses.js';
import { defineJob } from '../platform/jobs/job.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { defineWork, type Outcome } from '../platform/work/work-kind.js';
import { ShipParcel } from '../orders/commands/ship-parcel.js';
import { BatchedOrder } from './batched-order.entity.js';
import { ShippingBatch } from './shipping-batch.entity.js';

/** The sweep enqueues what this job did not finish. */
export const shipBatch = defineJob({
  name: 'ship-batch',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 1,
  backoffMs: 0,
});

export const batchWork = defineWork<ShippingBatch>({
  name: 'shipping_batches',
  entity: ShippingBatch,
  id: 'id',
  shown: ['id'],
  lease: { until: 'dueAt', seconds: 60 },
  counts: 'claims',
  done: { status: 'shipped', at: 'shippedAt' },
  retry: { firstMs: 2000, mostMs: 60_000 },
  restart: { set: 'attempts = 0' },
  job: shipBatch,
  payloadOf: (id) => ({ id }),
});

/** Ships the orders of a batch one by one. Each has a parcel id of its own, so a resumed batch ships none twice. */
@JobHandler(shipBatch)
export class ShipBatchHandler implements Handles<typeof shipBatch> {
  constructor(
    private readonly work: DurableWork,
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(batchWork, id, (batch) => this.ship(batch));
  }

  private async ship(batch: ShippingBatch): Promise<Outcome> {
    const orders = this.dataSource.getRepository(BatchedOrder);
    const waiting = await orders.find({ where: { batchId: batch.id }, order: { place: 'ASC' } });
    for (const order of waiting.filter(({ isShipped, refusal }) => !isShipped && !refusal)) {
      const { batchId, orderId } = order;
      await orders.update({ batchId, orderId }, await this.outcomeOf(batch, order));
    }
    return { is: 'done' };
  }

  private async outcomeOf(
    { id, carrier, startedBy }: ShippingBatch,
    { orderId, parcelId, pieces, trackingCode }: BatchedOrder,
  ): Promise<{ isShipped: true } | { refusal: string }> {
    const actor = { kind: 'staff', id: startedBy } as const;
    const context = { at: new Date().toISOString(), actor, correlationId: id, causationId: id };
    try {
      await this.commands.execute(new ShipParcel({ orderId, parcelId, pieces, carrier, trackingCode }, context));
      return { isShipped: true };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refusal: errorResponse(error.code, error.details).message };
    }
  }
}
