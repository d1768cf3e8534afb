import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Quote } from '../../../../contracts/checkout.js';
import type { OrderLine } from '../../orders/order.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Every quote of a checkout, stored before anything is reserved for it. The payment names its quote. */
@Protection('internal')
@Kept('Berekende prijzen bij het afrekenen', 'Wat betaald wordt, is wat getoond werd.', {
  after: 'issued_at',
  days: 90,
  sweptBy: 'checkout/quote/sweep-quotes',
})
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
