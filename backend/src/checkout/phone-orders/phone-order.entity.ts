import { IsEmail, IsNotEmpty } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Quote } from '../../../../contracts/checkout.js';
import type { OrderLine } from '../../orders/order.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** An order that staff took by phone. The customer pays it by a link, at the prices of the day on which it was made. */
@Protection('secret')
@Kept('Bestellingen per telefoon', 'De klant betaalt via een link in de mail.', {
  after: 'expires_at',
  days: 90,
  sweptBy: 'checkout/quote/sweep-quotes',
})
@Entity('phone_orders')
@Index('phone_orders_by_age', ['createdAt'])
export class PhoneOrder {
  @PrimaryColumn('uuid')
  id: string;

  @IsNotEmpty()
  @Index('phone_orders_by_token', { unique: true })
  @Column('text')
  tokenHash: string;

  /** For the mail and the colleague who copies the link, readable with APP_SECRET only. */
  @IsNotEmpty()
  @Column('text')
  sealedToken: string;

  @IsEmail()
  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @IsNotEmpty()
  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  address: string;

  @Column('text')
  postalCode: string;

  @Column('text')
  city: string;

  @Column('text')
  quoteHash: string;

  @Column('jsonb')
  quote: Quote;

  @Column('jsonb')
  lines: OrderLine[];

  /** The id of the order that it is added to. */
  @Index('phone_orders_by_extended_order')
  @Column('text', { nullable: true })
  addsTo: string | null;

  @Column('int')
  createdBy: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
