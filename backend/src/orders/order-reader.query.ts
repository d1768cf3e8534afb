import { Injectable } from '@nestjs/common';
import { fold } from '../platform/event-sourcing/deciding/decider.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { upcast } from '../platform/event-sourcing/event-types.js';
import { orderDecider } from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import type { PlacedOrderState } from './order.js';

/** Reads an order from its stream, so that the answer never lags behind the log. */
@Injectable()
export class OrderReader {
  constructor(private readonly store: EventStore) {}

  /** Null when nothing was placed under this id. */
  async find(orderId: string): Promise<PlacedOrderState | null> {
    const stored = await this.store.readStream(`order-${orderId}`);
    const events = stored.map((event) => upcast(event, orderDecider.eventTypes) as unknown as OrderEvent);
    const order = fold(orderDecider, orderDecider.initialState, events);
    return order.status === 'none' ? null : order;
  }
}
