import { Injectable } from '@nestjs/common';
import { DomainError } from '../platform/errors/domain-error.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import type { Recorded } from '../platform/event-sourcing/events.js';
import { orderDecider } from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { isChargedBack, refundableCents } from './captured-money.js';
import type { PlacedOrderState } from './order.js';
import type { ChosenLine } from './refund-parts.js';
import { leftOfReturn } from './returned-goods.js';
import { isWithdrawn } from './withdrawn-pieces.js';

type Captured = Extract<OrderEvent, { type: 'PaymentCaptured' }>;

/** An order and its payment, null until that was received. `position`: the order's newest event. */
export interface Purchase {
  orderNumber: string;
  /** ISO 8601. */
  placedAt: string;
  payment: Pick<Captured['data'], 'paidAt' | 'dispatchOn'> | null;
  position: bigint | null;
}

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

  /** Null when nothing was placed under this id. */
  async purchaseOf(orderId: string): Promise<Purchase | null> {
    const { state: order, events, position } = await readState(this.store, orderDecider, orderId);
    if (order.status === 'none') return null;
    const captured = events.findLast(({ type }) => type === 'PaymentCaptured') as Captured | undefined;
    const placedAt = events[0]!.metadata.occurredAt;
    return { orderNumber: order.orderNumber, placedAt, payment: captured?.data ?? null, position };
  }

  /** Returns rows about an order. Throws `order-not-found` when there are none because the order does not exist. */
  async knownRows<Row>(orderId: string, rows: readonly Row[]): Promise<Row[]> {
    if (rows.length === 0 && !(await this.find(orderId))) throw new DomainError('order-not-found');
    return [...rows];
  }

  /** The events of an order up to and including `revision`, in their current versions. */
  async historyUntil(orderId: string, revision: number): Promise<readonly Recorded<OrderEvent>[]> {
    const { events } = await readState(this.store, orderDecider, orderId);
    return events.slice(0, revision + 1);
  }

  /** Whether the event of an order records that the bank took money back, or gave back what it took. */
  async isChargeback(orderId: string, eventId: string): Promise<boolean> {
    const { events } = await readState(this.store, orderDecider, orderId);
    const event = events.find(({ id }) => id === eventId);
    const isExternal = event?.type === 'ExternalRefundRecorded' || event?.type === 'ExternalRefundFailed';
    return isExternal && event.data.origin === 'dispute';
  }

  /** What the payment has left to refund, in cents; 0 for an unknown order. */
  async leftCentsOf(orderId: string): Promise<number> {
    const order = await this.find(orderId);
    return order ? Math.max(refundableCents(order), 0) : 0;
  }

  /** What the payment of the order and the pieces of a return have left to refund, in cents. */
  async leftForReturn(
    orderId: string,
    returnId: string,
    inspected: readonly ChosenLine[] | null,
  ): Promise<{ leftCents: number; ownLeftCents: number }> {
    const order = await this.find(orderId);
    if (!order) return { leftCents: 0, ownLeftCents: 0 };
    return {
      leftCents: Math.max(refundableCents(order), 0),
      ownLeftCents: leftOfReturn(order, returnId, inspected),
    };
  }

  /** Whether the buyer withdrew the whole order or charged it back. Its cancellation then gives no discount back. */
  async isUndoneByBuyer(orderId: string): Promise<boolean> {
    const order = await this.find(orderId);
    return order !== null && (isWithdrawn(order) || isChargedBack(order));
  }

  /** Whether the shop still has the payment to refund. `uncertain`: the bank returned a part of it, or may return it. */
  async moneyAfterDisputes(orderId: string): Promise<'due' | 'uncertain' | 'charged-back'> {
    const order = await this.find(orderId);
    if (!order) return 'due';
    if (isChargedBack(order)) return 'charged-back';
    return order.disputes.some(({ outcome }) => outcome === null || outcome === 'lost') ? 'uncertain' : 'due';
  }

  /** Whether the payment of the order was captured, also after a cancellation. */
  async hasCaptured(orderId: string): Promise<boolean> {
    return ((await this.find(orderId))?.capturedCents ?? 0) > 0;
  }
}
