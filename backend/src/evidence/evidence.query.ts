import { Injectable } from '@nestjs/common';
import type { AdminOrder, AdminOrderDetail } from '../../../contracts/orders.js';
import type { OrderInvoice } from '../../../contracts/invoices.js';
import type { ShippedParcel } from '../../../contracts/shipping/parcels.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { AdminOrderDetails } from '../projections/admin-order-list/admin-order.query.js';
import { InvoiceDocuments } from '../projections/invoice-list/invoice-documents.query.js';
import { OrderParcelsQuery } from '../projections/order-parcels/order-parcels.query.js';
import { RecordMails } from '../projections/record-mails/record-mails.query.js';

/** The newest mails are printed with their text; each costs a query. */
const mostMails = 20;
const mostEarlier = 50;

export interface Evidence {
  order: AdminOrderDetail;
  paidAt: string | null;
  paymentIntentId: string;
  parcels: ShippedParcel[];
  documents: OrderInvoice[];
  /** Oldest first. */
  mails: { sentAt: string; to: string; subject: string; text: string }[];
  olderMails: number;
  /** Orders of the same mailbox, newest first. */
  earlier: AdminOrder[];
}

/** Gathers what the shop knows of an order. */
@Injectable()
export class EvidenceOfOrders {
  constructor(
    private readonly orders: OrderReader,
    private readonly details: AdminOrderDetails,
    private readonly parcels: OrderParcelsQuery,
    private readonly documents: InvoiceDocuments,
    private readonly mails: RecordMails,
  ) {}

  /** Throws `order-not-found`. */
  async of(orderId: string): Promise<Evidence> {
    const state = await this.orders.find(orderId);
    if (!state) throw new DomainError('order-not-found');
    const order = await this.details.find(orderId);
    const [{ parcels }, documents, { mails, olderMails }, earlier] = await Promise.all([
      this.parcels.find(orderId),
      this.documents.ofOrder(orderId),
      this.mailsOf(orderId),
      this.earlierThan(order),
    ]);
    const { paidAt, paymentIntentId } = state;
    return { order, paidAt, paymentIntentId, parcels, documents, mails, olderMails, earlier };
  }

  private async mailsOf(orderId: string): Promise<Pick<Evidence, 'mails' | 'olderMails'>> {
    const sent = (await this.mails.ofRecord(orderId)).filter(({ sentAt, to }) => sentAt !== null && to !== null);
    const mails: Evidence['mails'] = [];
    for (const { id, sentAt } of sent.slice(0, mostMails).reverse()) {
      const { to, subject, text } = await this.mails.find(id);
      mails.push({ sentAt: sentAt!, to, subject, text });
    }
    return { mails, olderMails: Math.max(0, sent.length - mostMails) };
  }

  private async earlierThan({ customerId, createdAt, id }: AdminOrderDetail): Promise<AdminOrder[]> {
    const all = customerId === null ? [] : await this.details.ofCustomer(customerId);
    return all.filter((one) => one.id !== id && one.createdAt < createdAt).slice(0, mostEarlier);
  }
}
