import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/**
 * The buyer that the documents of one order name. It outlives an erasure, because invoices must be readable for seven
 * years (art. 52 AWR), and no longer.
 */
@Protection('personal')
@Kept('Naam en adres op facturen', 'Wettelijke plicht: facturen zijn 7 jaar leesbaar (art. 52 AWR).', {
  after: 'kept_until',
  days: 0,
  sweptBy: 'invoicing/sweep-invoices',
})
@Entity('invoice_buyers')
export class InvoiceBuyer {
  @PrimaryColumn('text')
  orderId: string;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  @Column('text')
  postalCode: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  /** The last day, seven years after the year of the latest document of the order. */
  @Index('invoice_buyers_by_end')
  @Column('date')
  keptUntil: string;
}
