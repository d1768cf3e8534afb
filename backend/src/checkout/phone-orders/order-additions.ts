import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExtendedOrder } from '../../orders/order.events.js';
import type { PlacedOrderState } from '../../orders/order.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { KeyedMutex } from '../../platform/timing/keyed-mutex.js';
import { PhoneOrderStates } from './phone-order-states.js';
import { PhoneOrder } from './phone-order.entity.js';

const lockSpace = 7313;
const lock = 'select pg_advisory_xact_lock($1, hashtext($2))';
const waiting = ['open', 'processing'];

/** Additional orders: what a customer adds by phone to an order that has not left. */
@Injectable()
export class OrderAdditions {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
    private readonly states: PhoneOrderStates,
  ) {}

  /**
   * Returns the order that is added to. That is the first one when `orderId` is itself an additional order, until the first has
   * left. Throws `order-not-found`, `order-not-paid`, `order-cancelled`, and `nothing-to-ship` once it has left.
   */
  async extended(orderId: string): Promise<ExtendedOrder> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    const { status } = order;
    if (status === 'pending') throw new DomainError('order-not-paid');
    if (status === 'cancelled') throw new DomainError('order-cancelled');
    if (status !== 'processing') throw new DomainError('nothing-to-ship');
    return this.packedWith(orderId, order);
  }

  private async packedWith(orderId: string, { addsTo, orderNumber }: PlacedOrderState): Promise<ExtendedOrder> {
    const first = addsTo && (await this.orders.find(addsTo.orderId));
    return addsTo && first?.status === 'processing' ? addsTo : { orderId, orderNumber };
  }

  /** Runs `store` for the phone order `id`. Throws `addition-open` while another one waits for its payment. */
  async one(orderId: string, id: string, store: () => Promise<void>): Promise<void> {
    const order = await this.orders.find(orderId);
    const { orderId: addsTo } = order ? await this.packedWith(orderId, order) : { orderId };
    // Queues in the process first, because a lock occupies a pooled connection.
    await this.mutex.run('', () =>
      this.dataSource.transaction(async (manager) => {
        await manager.query(lock, [lockSpace, addsTo]);
        const added = await this.dataSource.getRepository(PhoneOrder).findBy({ addsTo });
        for (const other of added) {
          const isWaiting = other.id !== id && waiting.includes((await this.states.of(other)).state);
          if (isWaiting) throw new DomainError('addition-open');
        }
        await store();
      }),
    );
  }
}
