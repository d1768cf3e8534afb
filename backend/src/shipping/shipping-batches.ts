import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ShippingBatch as ShownBatch, StartBatchSchema } from '../../../contracts/shipping/queue.js';
import { ParcelCarrier } from '../platform/carriers/parcel-carrier.port.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { areSamePieces } from '../orders/parcels.js';
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

  /**
   * Stores the batch with its orders in one transaction, once per id, and has it shipped. Throws `done-otherwise` when the
   * id is that of a batch with other content.
   */
  async start(
    { id, carrier, withLabels, orders }: z.output<typeof StartBatchSchema>,
    startedBy: string,
  ): Promise<void> {
    if (withLabels && !this.carrier.isConnected) throw new DomainError('carrier-not-connected');
    const rows = orders.map(({ orderId, pieces, trackingCode }, place) => {
      const packed = pieces.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
      return { batchId: id, orderId, place, parcelId: randomUUID(), pieces: packed, trackingCode };
    });
    const batch = { id, carrier: withLabels ? null : carrier, withLabels };
    await this.dataSource.transaction(async (manager) => {
      const insert = manager
        .createQueryBuilder()
        .insert()
        .into(ShippingBatch)
        .values({ ...batch, startedBy });
      const { raw } = await insert.orIgnore().returning('id').execute();
      if ((raw as object[]).length > 0) await manager.insert(BatchedOrder, rows);
      else await refuseOther(manager, batch, rows);
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

type Chosen = Pick<ShippingBatch, 'id' | 'carrier' | 'withLabels'>;
type ChosenOrder = Pick<BatchedOrder, 'orderId' | 'pieces' | 'trackingCode'>;

async function refuseOther(
  manager: EntityManager,
  { id, carrier, withLabels }: Chosen,
  orders: readonly ChosenOrder[],
) {
  const known = await manager.findBy(BatchedOrder, { batchId: id });
  // a label replaces the code of its row
  const isKnown = (one: ChosenOrder) =>
    known.some(
      ({ orderId, pieces, trackingCode }) =>
        orderId === one.orderId &&
        areSamePieces(pieces, one.pieces) &&
        (withLabels || trackingCode === one.trackingCode),
    );
  const isSame = known.length === orders.length && orders.every(isKnown);
  if (!isSame || !(await manager.existsBy(ShippingBatch, { id, carrier: carrier ?? IsNull(), withLabels })))
    throw new DomainError('done-otherwise');
}
