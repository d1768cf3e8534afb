import { Injectable } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { linesOf, requested } from './return.js';
import { returnDecider } from './return.decider.js';

export interface ReturnCompletion {
  orderId: string;
  refundCents: number;
  leftCents: number;
  ownLeftCents: number;
}

@Injectable()
export class ReturnRefunds {
  constructor(
    private readonly store: EventStore,
    private readonly orders: OrderReader,
  ) {}

  /**
   * What completing the return would refund, and what the payment and the pieces have left. `asked`: the amount that staff chose.
   * Throws `return-not-found`.
   */
  async completionOf(returnId: string, asked: number | null): Promise<ReturnCompletion> {
    const { state } = await readState(this.store, returnDecider, returnId);
    const { orderId, refundRequested, proposedCents, inspected } = requested(state);
    const { leftCents, ownLeftCents } = await this.orders.leftForReturn(orderId, returnId, linesOf(inspected));
    const refundCents = refundRequested ? 0 : (asked ?? Math.min(proposedCents, leftCents, ownLeftCents));
    return { orderId, refundCents, leftCents, ownLeftCents };
  }

  /** The number of the order; null for an unknown return, and after its refund was requested. */
  async openOrderOf(returnId: string): Promise<string | null> {
    const { state, events } = await readState(this.store, returnDecider, returnId);
    const [first] = events;
    if (state.status === 'none' || state.refundRequested || first?.type !== 'ReturnRequested') return null;
    return first.data.orderNumber;
  }

  /** Returns the sender. Throws `return-not-found`, and `return-settled` when the refund was requested. */
  async requireOpen(returnId: string): Promise<{ contactId: string }> {
    const { state } = await readState(this.store, returnDecider, returnId);
    const { contactId, refundRequested } = requested(state);
    if (refundRequested) throw new DomainError('return-settled');
    return { contactId };
  }
}
