import { IsInt, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { CheckoutMethod } from '../../../contracts/payments/payment-methods.js';
import type { Quote } from '../../../contracts/checkout.js';
import type { OrderLine } from '../orders/order.events.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

export const checkoutStatuses = ['open', 'closing', 'settled', 'abandoned'] as const;

/** One shopper's attempt to buy one basket. The anonymous `sid` owns it. */
@Protection('internal')
@Kept('Winkelmandjes die afgerekend worden, zonder naam', 'Betalingen aan bestellingen koppelen.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('checkouts')
@Index(['sidHash'], { unique: true, where: `status = 'open'` })
@Index(['status', 'reservedUntil'])
@Index('checkouts_by_shopper', ['sidHash', 'updatedAt'])
@Index('checkouts_claims', ['addressKey'], { where: 'claimed is not null' })
@Index('checkouts_buyers', ['buyerKey'], { where: 'buyer_key is not null' })
@Index('checkouts_wider_claims', { synchronize: false })
export class Checkout {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  sidHash: string;

  /** Names the quote below; an equal basket and code resume the same payment. */
  @Column('text')
  quoteHash: string;

  @Index({ unique: true })
  @Column('text', { nullable: true })
  paymentIntentId: string | null;

  @IsInt()
  @Min(50)
  @Column('int')
  totalCents: number;

  /** The latest quote. `checkout_quotes` has all of them. */
  @Column('jsonb')
  quote: Quote;

  /** The order lines that belong to the quote. */
  @Column('jsonb')
  lines: OrderLine[];

  /** What its payment allows, so that a repeated call asks for the same; null for all of the account. */
  @Column('jsonb', { nullable: true })
  methods: CheckoutMethod[] | null;

  /** `closing`: no longer the shopper's; its payment is being cancelled or is processing. */
  @Column('text')
  status: (typeof checkoutStatuses)[number];

  /** When the reservation of its pieces expires, unless its payment is processing. */
  @Column('timestamptz')
  reservedUntil: Date;

  /** Keyed hash of the shopper's network; null once it has reserved nothing unpaid. */
  @Column('text', { nullable: true })
  addressKey: string | null;

  /** Keyed hashes of the wider networks of an IPv6 address, narrowest first; null together with `addressKey`. */
  @Column('text', { array: true, nullable: true })
  widerKeys: string[] | null;

  /** Pieces by product id that it has reserved or is about to reserve; null once paid or released. */
  @Column('jsonb', { nullable: true })
  claimed: Record<string, number> | null;

  /** Started by a call without the shopper's cookie. */
  @Column('boolean', { default: false })
  isFirstVisit: boolean;

  /** The shopper confirmed that an equal basket is paid. */
  @Column('boolean', { default: false })
  isRepeat: boolean;

  /** The version of the terms that the shopper last agreed to. */
  @Column('int', { nullable: true })
  termsVersion: number | null;

  /** Keyed hash of the mailbox that paid, for an hour; only of a first visit. */
  @Column('text', { nullable: true })
  buyerKey: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
