import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { daysOf } from '../../../../contracts/tax/tax-periods.js';
import { OrderInvoiceSchema, type OrderInvoice } from '../../../../contracts/invoices.js';
import type { IssuedInvoice } from '../../invoices/ledger.events.js';
import { streamRows } from '../../platform/http/listing/stream-rows.js';
import { rowsOf } from '../../platform/database/rows.js';
import { orders } from '../admin-order-list/orders.view.js';
import { InvoiceListRow } from './invoice-list.row.js';
import { documentFields } from './invoice.listing.js';

const Found = z.object({ row: OrderInvoiceSchema });
const Numbered = z.object({ number: z.string() });
const Sourced = z.object({ sourceId: z.string() });
const ofOrder = `select json_build_object(${documentFields}) as row from invoice_list i where i.order_id = $1`;
/** In the order in which they were issued: within a day a credit note follows its invoice. */
const oldestFirst = `order by i.issued_on, i.kind = 'correction', i.kind = 'credit-note', i.number`;
const isOwn = `exists (select from ${orders} o join contacts c on c.id = o.contact_id
  where o.order_id = i.order_id and lower(btrim(c.email)) = $2)`;

/** Leaves out what the books do not need. Each series in the order of its numbers. */
const inPeriod = `select document - '{lines,seller}'::text[] as document from invoice_list
  where issued_on between $1::date and $2::date order by number`;

/** What the books need of a document. */
export type ListedDocument = Omit<IssuedInvoice, 'lines' | 'seller'>;

/** The published queries on issued documents. They may lag behind the ledger. */
@Injectable()
export class InvoiceDocuments {
  constructor(private readonly dataSource: DataSource) {}

  async ofOrder(orderId: string): Promise<OrderInvoice[]> {
    return (await rowsOf(this.dataSource, Found, `${ofOrder} ${oldestFirst}`, [orderId])).map(({ row }) => row);
  }

  /** Empty for an order of another mailbox. */
  async ofOwnOrder(mailbox: string, orderId: string): Promise<OrderInvoice[]> {
    const sql = `${ofOrder} and ${isOwn} ${oldestFirst}`;
    return (await rowsOf(this.dataSource, Found, sql, [orderId, mailbox])).map(({ row }) => row);
  }

  /** Whether the document exists; with a mailbox, whether it is about an order of that buyer. */
  async exists(number: string, mailbox?: string): Promise<boolean> {
    const sql = `select i.number from invoice_list i where i.number = $1 ${mailbox === undefined ? '' : `and ${isOwn}`}`;
    return (
      (await rowsOf(this.dataSource, Numbered, sql, mailbox === undefined ? [number] : [number, mailbox])).length > 0
    );
  }

  /** Those of the events that led to a listed document of the period. */
  async sourcesIn(period: string, eventIds: readonly string[]): Promise<string[]> {
    const { from, to } = daysOf(period);
    const sql = `select document ->> 'sourceId' as "sourceId" from invoice_list
      where issued_on between $1::date and $2::date and document ->> 'sourceId' = any($3)`;
    return (await rowsOf(this.dataSource, Sourced, sql, [from, to, eventIds])).map(({ sourceId }) => sourceId);
  }

  /** The numbers of a period, in order. */
  async numbersIn(period: string): Promise<string[]> {
    const { from, to } = daysOf(period);
    const sql = 'select number from invoice_list where issued_on between $1::date and $2::date order by number';
    return (await rowsOf(this.dataSource, Numbered, sql, [from, to])).map(({ number }) => number);
  }

  /** The documents of a period in batches, each series in the order of its numbers. */
  async *inPeriod(period: string): AsyncGenerator<ListedDocument[]> {
    const { from, to } = daysOf(period);
    for await (const rows of streamRows<{ document: ListedDocument }>(this.dataSource, inPeriod, [from, to]))
      yield rows.map(({ document }) => document);
  }

  /** Null for an unknown number. */
  async find(number: string): Promise<IssuedInvoice | null> {
    const row = await this.dataSource.getRepository(InvoiceListRow).findOneBy({ number });
    return row?.document ?? null;
  }
}
