import type { IssuedInvoice } from '../../invoices/invoice.js';
import { idOf, type RecordedEvent } from '../../platform/event-sourcing/events.js';

/** Cents of an order that its events have and its documents lack; negative when the documents have more. */
export interface OrderDifference {
  orderId: string;
  capturedCents: number;
  refundedCents: number;
}

type Movement = { side: 'captured' | 'refunded'; sign: 1 | -1 };

/** The events of an order that move money. */
const movements: Readonly<Record<string, Movement>> = {
  PaymentCaptured: { side: 'captured', sign: 1 },
  LatePaymentCaptured: { side: 'captured', sign: 1 },
  OrderRefunded: { side: 'refunded', sign: 1 },
  ExternalRefundRecorded: { side: 'refunded', sign: 1 },
  RefundFailed: { side: 'refunded', sign: -1 },
  ExternalRefundFailed: { side: 'refunded', sign: -1 },
};

const documents: Readonly<Record<IssuedInvoice['kind'], Movement>> = {
  invoice: { side: 'captured', sign: 1 },
  'credit-note': { side: 'refunded', sign: 1 },
  correction: { side: 'refunded', sign: -1 },
};

export const bookedEventTypes = [...Object.keys(movements), 'InvoiceIssued'];

/** Compares the money of each order with its documents. Holds only the orders that do not agree yet. */
export class OrderBalances {
  private readonly open = new Map<string, OrderDifference>();

  add(event: RecordedEvent): void {
    if (event.type === 'InvoiceIssued') {
      const { kind, orderId, totalCents } = event.data as IssuedInvoice;
      this.move(orderId, documents[kind], -totalCents);
    } else {
      const { amountCents } = event.data as { amountCents: number };
      this.move(idOf(event.streamId), movements[event.type]!, amountCents);
    }
  }

  differences(): OrderDifference[] {
    return [...this.open.values()];
  }

  private move(orderId: string, { side, sign }: Movement, cents: number): void {
    const order = this.open.get(orderId) ?? { orderId, capturedCents: 0, refundedCents: 0 };
    order[`${side}Cents`] += sign * cents;
    if (order.capturedCents === 0 && order.refundedCents === 0) this.open.delete(orderId);
    else this.open.set(orderId, order);
  }
}

/** What a money event adds to what the shop has: refunds subtract. */
export function netCentsOf({ type, data }: RecordedEvent): number {
  const { side, sign } = movements[type]!;
  return (side === 'captured' ? sign : -sign) * (data as { amountCents: number }).amountCents;
}
