import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** What one order adds to the totals of its customer. Amounts in cents; `contacts` holds the mailbox. */
@Protection('internal')
@Kept('Wat een bestelling optelt bij haar klant, zonder naam', 'Administratie (art. 52 AWR).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('customer_orders')
@Index('customer_orders_by_contact', ['contactId'])
export class CustomerOrderRow {
  @PrimaryColumn('text')
  orderId: string;

  @Column('text')
  contactId: string;

  @Column('timestamptz')
  placedAt: string;

  @Column('boolean')
  paid: boolean;

  @Column('boolean')
  cancelled: boolean;

  @Column('int')
  capturedCents: number;

  @Column('int')
  refundedCents: number;
}
