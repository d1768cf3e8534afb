import { IsInt, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Quote } from '../../../contracts/checkout.js';
import type { OrderLine } from '../orders/order.events.js';

/** One shopper's attempt to buy one basket. Owned by an anonymous `sid`; becomes an order when its payment arrives. */
@Entity('checkouts')
@Index(['sidHash'], { unique: true, where: `status = 'open'` })
@Index(['status', 'reservedUntil'])
@Index('checkouts_by_shopper', ['sidHash', 'updatedAt'])
@Index('checkouts_claims', ['addressKey'], { where: 'claimed is not null' })
export class Checkout {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  sidHash: string;

  /** Names the quote below: the same basket with the same code gets the same payment back, untouched. */
  @Column('text')
  quoteHash: string;

  @Index({ unique: true })
  @Column('text', { nullable: true })
  paymentIntentId: string | null;

  @IsInt()
  @Min(50)
  @Column('int')
  totalCents: number;

  /** What was offered last. Every quote there was is in `checkout_quotes`. */
  @Column('jsonb')
  quote: Quote;

  /** The lines of the order that this checkout becomes, frozen with the quote. */
  @Column('jsonb')
  lines: OrderLine[];

  /** `closing`: no longer the shopper's; its payment is being cancelled, or is under way and will tell. */
  @Column('text')
  status: 'open' | 'closing' | 'settled' | 'abandoned';

  /** Until when its pieces are held, unless its payment is under way. */
  @Column('timestamptz')
  reservedUntil: Date;

  /** The keyed hash of the network that it came from, until it holds nothing unpaid any more. */
  @Column('text', { nullable: true })
  addressKey: string | null;

  /** Pieces by product id that it holds or is about to hold; null once they are paid for or released. */
  @Column('jsonb', { nullable: true })
  claimed: Record<string, number> | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
