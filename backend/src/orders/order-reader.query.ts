import { Injectable } from '@nestjs/common';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { orderDecider } from './order.decider.js';
import { refundableCents, type PlacedOrderState } from './order.js';

/** Reads an order from its stream, so that the result never lags behind the log. */
@Injectable()
export class OrderReader {
  constructor(private readonly store: EventStore) {}

  /** Null when nothing was placed under this id. */
  async find(orderId: string): Promise<PlacedOrderState | null> {
    const { state: order } = await readState(this.store, orderDecider, orderId);
    return order.status === 'none' ? null : order;
  }

  /** Null when nothing was placed under this id. */
  async numberOf(orderId: string): Promise<string | null> {
    return (await this.find(orderId))?.orderNumber ?? null;
  }

  /** What the payment has left to refund, in cents; 0 for an unknown order. */
  async leftCentsOf(orderId: string): Promise<number> {
    const order = await this.find(orderId);
    return order ? Math.max(refundableCents(order), 0) : 0;
  }

  /** Whether the payment of the order was captured, also after a cancellation. */
  async hasCaptured(orderId: string): Promise<boolean> {
    return ((await this.find(orderId))?.capturedCents ?? 0) > 0;
  }
}
