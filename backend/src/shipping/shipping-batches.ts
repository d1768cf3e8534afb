import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { ShippingBatch as ShownBatch, StartBatchSchema } from '../../../contracts/shipping/queue.js';
import { ParcelCarrier } from '../platform/carriers/parcel-carrier.port.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { OrderOverview } from '../projections/admin-order-list/order-overview.query.js';
import { BatchedOrder } from './batched-order.entity.js';
import { batchWork } from './ship-batch.work.js';
import { ShippingBatch } from './shipping-batch.entity.js';

@Injectable()
export class ShippingBatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: DurableWork,
    private readonly orders: OrderOverview,
    private readonly carrier: ParcelCarrier,
  ) {}

  /** Stores the batch with its orders in one transaction, once per id, and has it shipped. */
  async start(
    { id, carrier, withLabels, orders }: z.output<typeof StartBatchSchema>,
    startedBy: string,
  ): Promise<void> {
    if (withLabels && !this.carrier.isConnected) throw new DomainError('carrier-not-connected');
    const rows = orders.map(({ orderId, pieces, trackingCode }, place) => {
      const packed = pieces.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
      return { batchId: id, orderId, place, parcelId: randomUUID(), pieces: packed, trackingCode };
    });
    await this.dataSource.transaction(async (manager) => {
      const insert = (entity: typeof ShippingBatch | typeof BatchedOrder, values: object) =>
        manager.createQueryBuilder().insert().into(entity).values(values).orIgnore().execute();
      await insert(ShippingBatch, { id, carrier: withLabels ? null : carrier, withLabels, startedBy });
      await insert(BatchedOrder, rows);
    });
    await this.work.enqueue(batchWork, id);
  }

  /** Throws `not-found`. */
  async find(id: string): Promise<ShownBatch> {
    const batch = await this.dataSource.getRepository(ShippingBatch).findOneBy({ id });
    if (!batch) throw new DomainError('not-found');
    const rows = await this.dataSource
      .getRepository(BatchedOrder)
      .find({ where: { batchId: id }, order: { place: 'ASC' } });
    const numbers = await this.orders.numbersOf(rows.map(({ orderId }) => orderId));
    const orders = rows.map(({ orderId, trackingCode, isShipped, refusal }) => {
      const outcome = isShipped ? ('shipped' as const) : refusal ? ('refused' as const) : ('waiting' as const);
      return { orderId, orderNumber: numbers.get(orderId) ?? orderId, trackingCode, outcome, message: refusal };
    });
    const isRunning = batch.status === 'queued';
    const isHeldUp = isRunning && batch.lastError === 'carrier-unavailable';
    return { id, isRunning, isHeldUp, withLabels: batch.withLabels, carrier: batch.carrier, orders };
  }

  /** The parcels of a batch in its order. Throws `not-found`. */
  async parcelsOf(batchId: string): Promise<string[]> {
    const orders = this.dataSource.getRepository(BatchedOrder);
    const rows = await orders.find({ where: { batchId }, order: { place: 'ASC' } });
    if (rows.length === 0) throw new DomainError('not-found');
    return rows.map(({ parcelId }) => parcelId);
  }
}
