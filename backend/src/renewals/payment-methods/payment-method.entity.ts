import { Column, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The payment method of a subscription, as ids of the provider. No personal data. */
@Protection('personal')
@Kept(
  'De betaalmethode van een abonnement, zoals de laatste vier cijfers',
  'Abonnementen afschrijven: nodig voor de overeenkomst.',
  {
    until:
      'Tot een dag na het einde van het abonnement, en zolang een levering, retour of terugbetaling ervan openstaat. Daarna verwijderen we haar ook bij de betaaldienst.',
  },
)
@Entity('payment_methods')
export class PaymentMethod {
  @PrimaryColumn('uuid')
  subscriptionId: string;

  /** The subscriber's contact: an erasure must not depend on a read model. Null in rows from before this column. */
  @Index('payment_methods_by_contact')
  @Column('text', { nullable: true })
  contactId: string | null;

  /** The first payment, from which the method is looked up on first use, or the newest one by a link. */
  @Column('text', { nullable: true })
  paymentIntentId: string | null;

  @Column('text', { nullable: true })
  customerId: string | null;

  @Column('text', { nullable: true })
  paymentMethodId: string | null;

  /** The set-up of the method; null when it came from a payment. */
  @Column('text', { nullable: true })
  setupIntentId: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
