import { Injectable } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';

const mostRemembered = 1000;

/** What a settlement asks about placed orders. Browser and webhook settle the same payment within a second of each other. */
@Injectable()
export class PlacedOrders {
  private readonly numbers = new Map<string, string>();

  constructor(private readonly orders: OrderReader) {}

  /** Returns null when no order was placed under this id. */
  async numberOf(orderId: string): Promise<string | null> {
    return this.numbers.get(orderId) ?? (await this.orders.find(orderId))?.orderNumber ?? null;
  }

  /** Whether the payment of the order was captured, also after a cancellation. */
  async hasCaptured(orderId: string): Promise<boolean> {
    return ((await this.orders.find(orderId))?.capturedCents ?? 0) > 0;
  }

  /** Caches the number of an order that this process placed, so that `numberOf` does not read the event store. */
  remember(orderId: string, orderNumber: string): void {
    this.numbers.set(orderId, orderNumber);
    if (this.numbers.size > mostRemembered) this.numbers.delete(this.numbers.keys().next().value!);
  }
}
