import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import type { PhoneOrderState } from '../../../../contracts/orders/phone-orders.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { Clock } from '../../platform/clock/clock.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { Checkout } from '../checkout.entity.js';
import type { PhoneOrder } from './phone-order.entity.js';
import { shopperOf } from './phone-order-token.js';

export interface KnownState {
  state: PhoneOrderState;
  orderNumber: string | null;
}

/** What became of a phone order, from the log: an order of its checkouts outranks the rest. */
@Injectable()
export class PhoneOrderStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
    private readonly clock: Clock,
  ) {}

  async of({ id, withdrawnAt, expiresAt }: PhoneOrder): Promise<KnownState> {
    for (const { paymentIntentId } of await this.ended(id)) {
      const order = await this.orders.find(orderIdOf(paymentIntentId!));
      if (!order || (order.status === 'cancelled' && order.capturedCents === 0)) continue;
      return { state: order.paidAt === null ? 'processing' : 'paid', orderNumber: order.orderNumber };
    }
    if (withdrawnAt) return { state: 'withdrawn', orderNumber: null };
    return { state: expiresAt <= this.clock.now() ? 'expired' : 'open', orderNumber: null };
  }

  private ended(id: string): Promise<Checkout[]> {
    const status = In(['closing', 'settled', 'open']);
    const where = { sidHash: shopperOf(id), status, paymentIntentId: Not(IsNull()) };
    return this.dataSource.getRepository(Checkout).find({ where, order: { createdAt: 'DESC' } });
  }
}
