import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { InvoiceKind, IssuedInvoice } from '../../invoices/ledger.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/**
 * One issued document. Amounts in cents; those of a credit note are negative, so that a column sums to what was sold.
 * Amounts by rate are without VAT.
 */
@Protection('internal')
@Kept('Overzicht van facturen, zonder naam', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('invoice_list')
@Index('invoice_list_numbers', { synchronize: false }) // created by a migration
@Index('invoice_list_by_day', ['issuedOn', 'number'])
export class InvoiceListRow {
  @PrimaryColumn('text')
  number: string;

  @Column('text')
  kind: InvoiceKind;

  @Index('invoice_list_by_order')
  @Column('text')
  orderId: string;

  @Column('text')
  orderNumber: string;

  @Column('date')
  issuedOn: string;

  @Column('int')
  totalCents: number;

  @Column('int')
  highNetCents: number;

  @Column('int')
  highVatCents: number;

  @Column('int')
  lowNetCents: number;

  @Column('int')
  lowVatCents: number;

  @Column('int')
  zeroNetCents: number;

  @Column('text', { nullable: true })
  refersTo: string | null;

  /** All of the document but its buyer, to print it. */
  @Column('jsonb')
  document: IssuedInvoice;
}
