import { Injectable } from '@nestjs/common';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { stockDecider } from './stock.decider.js';

/** The published query on what can be bought now. It reads the stream, so that it never lags behind the log. */
@Injectable()
export class AvailableStock {
  constructor(private readonly store: EventStore) {}

  /** The pieces on hand that no checkout reserved, at least 0; null: unlimited. */
  async of(productId: number): Promise<number | null> {
    const { state: stock } = await readState(this.store, stockDecider, productId);
    return stock.onHand === null ? null : Math.max(0, stock.onHand - stock.reserved);
  }
}
