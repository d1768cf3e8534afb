import { Injectable } from '@nestjs/common';
import { recordRemoval } from '../platform/database/record-removal.js';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CalendarDay } from '../../../contracts/values/calendar.js';
import { buyers } from '../customers/buyers.view.js';
import { isErased } from '../customers/erased.view.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import type { Buyer } from './invoice.js';
import { InvoiceBuyer } from './invoice-buyer.entity.js';

/** Orders of erased buyers keep the row that they have. */
const keep = `
  with wanted as (select * from unnest($1::text[], $2::text[], $3::date[]) as w (order_id, contact_id, kept_until)),
  kept as (
    insert into invoice_buyers (order_id, name, address, postal_code, city, country, kept_until)
    select w.order_id, coalesce(b.name, c.name), coalesce(b.address, c.address),
      coalesce(b.postal_code, c.postal_code), coalesce(b.city, c.city), coalesce(b.country, c.country), w.kept_until
    from wanted w left join invoice_buyers b on b.order_id = w.order_id left join ${buyers} c on c.id = w.contact_id
    where b.order_id is not null or c.id is not null
    on conflict (order_id) do update set kept_until = excluded.kept_until
    where invoice_buyers.kept_until < excluded.kept_until)
  select w.contact_id as "contactId" from wanted w left join ${buyers} c on c.id = w.contact_id
  where c.id is null and not ${isErased('w.contact_id')}`;
const forget = `delete from invoice_buyers where kept_until < $1 returning order_id`;

/** Art. 52 AWR: seven years after the year of the document. */
export const keptUntil = (issuedOn: CalendarDay): CalendarDay => `${Number(issuedOn.slice(0, 4)) + 7}-12-31`;

interface DocumentOfBuyer {
  orderId: string;
  contactId: string;
  issuedOn: CalendarDay;
}

const Unknown = z.object({ contactId: z.string() });

/** The buyers of issued documents, one for each order. */
@Injectable()
export class InvoiceBuyers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Keeps the buyers of orders, at least until the law allows to forget their documents. Returns the contacts that are
   * neither stored nor erased.
   */
  async keep(documents: readonly DocumentOfBuyer[]): Promise<Set<string>> {
    const latest = new Map<string, DocumentOfBuyer>();
    for (const document of documents) {
      const known = latest.get(document.orderId);
      if (!known || known.issuedOn < document.issuedOn) latest.set(document.orderId, document);
    }
    const orders = [...latest.values()];
    const unknown = await rowsOf(this.dataSource, Unknown, keep, [
      orders.map(({ orderId }) => orderId),
      orders.map(({ contactId }) => contactId),
      orders.map(({ issuedOn }) => keptUntil(issuedOn)),
    ]);
    return new Set(unknown.map(({ contactId }) => contactId));
  }

  /** Null when the buyer gave no name, was erased before the first document, or is forgotten. */
  async find(orderId: string): Promise<Buyer | null> {
    const row = await this.dataSource.getRepository(InvoiceBuyer).findOneBy({ orderId });
    if (!row || row.name === '') return null;
    const { name, address, postalCode, city, country } = row;
    return { name, address, postalCode, city, country };
  }

  /** Removes the buyers whose last day has passed, and returns how many. */
  async forgetOld(today: CalendarDay): Promise<number> {
    const removed = await countOf(this.dataSource, forget, [today]);
    await recordRemoval(this.dataSource, 'invoice_buyers', removed);
    return removed;
  }
}
