import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarDay } from '../../../contracts/calendar.js';
import { countOf } from '../platform/database/rows.js';
import type { Buyer } from './invoice.js';
import { InvoiceBuyer } from './invoice-buyer.entity.js';

const keep = `
  insert into invoice_buyers (order_id, name, address, postal_code, city, country, kept_until)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (order_id) do nothing`;
const prolong = `update invoice_buyers set kept_until = $2 where order_id = $1 and kept_until < $2`;
const forget = `delete from invoice_buyers where kept_until < $1 returning order_id`;

/** Art. 52 AWR: seven years after the year of the document. */
export const keptUntil = (issuedOn: CalendarDay): CalendarDay => `${Number(issuedOn.slice(0, 4)) + 7}-12-31`;

/** The buyers of issued documents, one for each order. */
@Injectable()
export class InvoiceBuyers {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps the first known buyer of an order, at least until the law allows to forget the document of `issuedOn`. */
  async keep(orderId: string, buyer: Buyer | null, issuedOn: CalendarDay): Promise<void> {
    const until = keptUntil(issuedOn);
    if (buyer) {
      const { name, address, postalCode, city, country } = buyer;
      await this.dataSource.query(keep, [orderId, name, address, postalCode, city, country, until]);
    }
    await this.dataSource.query(prolong, [orderId, until]);
  }

  /** Null when the buyer gave no name, was erased before the first document, or is forgotten. */
  async find(orderId: string): Promise<Buyer | null> {
    const row = await this.dataSource.getRepository(InvoiceBuyer).findOneBy({ orderId });
    if (!row || row.name === '') return null;
    const { name, address, postalCode, city, country } = row;
    return { name, address, postalCode, city, country };
  }

  /** Removes the buyers whose last day has passed, and returns how many. */
  forgetOld(today: CalendarDay): Promise<number> {
    return countOf(this.dataSource, forget, [today]);
  }
}
