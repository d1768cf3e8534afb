import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Quote } from '../../../../contracts/checkout.js';
import type { OrderLine } from '../../orders/order.events.js';

/**
 * Every quote that a checkout was ever given, written before anything is held or asked for it. The payment names the one
 * its amount was taken from, so that it can be settled to the cent wherever a change of basket or code was cut short.
 */
@Entity('checkout_quotes')
export class CheckoutQuote {
  @PrimaryColumn('uuid')
  checkoutId: string;

  @PrimaryColumn('text')
  quoteHash: string;

  @Column('jsonb')
  quote: Quote;

  @Column('jsonb')
  lines: OrderLine[];

  @CreateDateColumn({ type: 'timestamptz' })
  issuedAt: Date;
}
