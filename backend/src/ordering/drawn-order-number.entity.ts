import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number that an order has or will have. Drawn once, so browser, webhook and sweep use the same one. */
@Entity('drawn_order_numbers')
export class DrawnOrderNumber {
  @PrimaryColumn('uuid')
  orderId: string;

  /** Null only inside the transaction that draws it. */
  @Column('bigint', { nullable: true })
  number: string | null;
}
