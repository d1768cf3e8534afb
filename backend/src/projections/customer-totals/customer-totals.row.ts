import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Sums up the orders of a mailbox. */
@Protection('personal')
@Kept('Hoeveel een klant bestelde en besteedde', 'Klanten helpen: nodig voor de overeenkomst.', {
  until: 'Tot de klant zijn gegevens verwijdert.',
})
@Entity('customer_totals')
@Index('customer_totals_by_last_order', ['lastOrderAt'])
@Index('customer_totals_by_orders', ['orders'])
@Index('customer_totals_by_spent', ['spentCents'])
@Index('customer_totals_by_newest_contact', ['newestContactId'])
@Index('customer_totals_by_last_name', { synchronize: false }) // created by a migration
export class CustomerTotalsRow {
  /** Lower case, without spaces around it. */
  @PrimaryColumn('text')
  mailbox: string;

  /** Paid and not cancelled. */
  @Column('int')
  orders: number;

  /** What was received less what was refunded, in cents, of all orders. */
  @Column('bigint')
  spentCents: string;

  /** When the last of `orders` was placed; null without one. */
  @Column('timestamptz', { nullable: true })
  lastOrderAt: string | null;

  /** The contact of the newest order, paid or not. */
  @Column('text')
  newestContactId: string;

  /** Its name. */
  @Column('text', { default: '' })
  newestName: string;
}
