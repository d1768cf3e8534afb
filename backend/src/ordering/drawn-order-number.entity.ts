import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** The number that an order has or will have. Drawn once, so browser, webhook and sweep use the same one. */
@Protection('internal')
@Kept('Uitgegeven bestelnummers', 'Nummers zijn uniek.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('drawn_order_numbers')
export class DrawnOrderNumber {
  @PrimaryColumn('uuid')
  orderId: string;

  /** Null only inside the transaction that draws it. */
  @Column('bigint', { nullable: true })
  number: string | null;
}
