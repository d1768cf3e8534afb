import { IsInt, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Quote } from '../../../contracts/checkout.js';
import type { OrderLine } from '../orders/order.events.js';

/** One shopper's attempt to buy one basket. Owned by an anonymous `sid`; becomes an order when its payment arrives. */
@Entity('checkouts')
@Index(['sidHash'], { unique: true, where: `status = 'open'` })
@Index(['status', 'reservedUntil'])
export class Checkout {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  sidHash: string;

  /** A hash over the basket's lines: the same basket gets the same payment intent back. */
  @Column('text')
  basketHash: string;

  @Index({ unique: true })
  @Column('text', { nullable: true })
  paymentIntentId: string | null;

  @IsInt()
  @Min(50)
  @Column('int')
  totalCents: number;

  /** What was offered. The received amount must equal its total. */
  @Column('jsonb')
  quote: Quote;

  /** The lines of the order that this checkout becomes, frozen with the quote. */
  @Column('jsonb')
  lines: OrderLine[];

  @Column('text')
  status: 'open' | 'settled' | 'abandoned';

  /** Until when its pieces are held, unless its payment is under way. */
  @Column('timestamptz')
  reservedUntil: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
