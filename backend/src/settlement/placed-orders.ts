import { Injectable } from '@nestjs/common';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { orderDecider } from '../orders/order.decider.js';
import type { OrderLine } from '../orders/order.events.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';

export interface StoredOrder {
  orderNumber: string;
  lines: readonly OrderLine[];
  isPaid: boolean;
  /** Also true when its payment failed. */
  isCancelled: boolean;
}

const mostRemembered = 1000;

/** Reads orders from the event store, because a read model may lag behind an order placed a moment ago. */
@Injectable()
export class PlacedOrders {
  /** By order id. Browser and webhook settle the same payment within a second of each other. */
  private readonly numbers = new Map<string, string>();

  constructor(private readonly store: EventStore) {}

  /** Returns null when no order was placed under this id. */
  async numberOf(orderId: string): Promise<string | null> {
    return this.numbers.get(orderId) ?? (await this.find(orderId))?.orderNumber ?? null;
  }

  /** Caches the number of an order that this process placed, so that `numberOf` does not read the event store. */
  remember(orderId: string, orderNumber: string): void {
    this.numbers.set(orderId, orderNumber);
    if (this.numbers.size > mostRemembered) this.numbers.delete(this.numbers.keys().next().value!);
  }

  /** Returns null when no order was placed under this id. */
  async find(orderId: string): Promise<StoredOrder | null> {
    const { events } = await readState(this.store, orderDecider, orderId);
    const types = new Set(events.map(({ type }) => type));
    const placed = events.find((event) => event.type === 'OrderPlaced');
    if (!placed) return null;
    const { orderNumber, lines } = placed.data;
    const isCancelled = types.has('OrderCancelled') || types.has('PaymentFailed');
    return { orderNumber, lines, isPaid: types.has('PaymentCaptured'), isCancelled };
  }
}
