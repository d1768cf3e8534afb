import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What a subscription is paid with, by the provider's ids. No personal data: names and numbers stay with the provider. */
@Entity('payment_methods')
export class PaymentMethod {
  @PrimaryColumn('uuid')
  subscriptionId: string;

  /** The payment that left the method behind; it is asked when the method is first needed. */
  @Column('text', { nullable: true })
  paymentIntentId: string | null;

  @Column('text', { nullable: true })
  customerId: string | null;

  @Column('text', { nullable: true })
  paymentMethodId: string | null;

  /** The set-up by which the customer changed it. */
  @Column('text', { nullable: true })
  setupIntentId: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
