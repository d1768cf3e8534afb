import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { WorkColumns } from '../../platform/work/work-columns.js';

/** A customer of the provider whose methods are still to be detached there. The row goes when they are. No personal data. */
@Protection('internal')
@Kept('Betaalmethoden die bij de betaaldienst nog weg moeten', 'De bewaartermijnen handhaven.', {
  until: 'Tot de betaaldienst ze heeft verwijderd.',
})
@Entity('payment_method_removals')
export class PaymentMethodRemoval extends WorkColumns {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null when the method was never looked up. Its payment then leads to the customer. */
  @Column('text', { nullable: true })
  customerId: string | null;

  @Column('text', { nullable: true })
  paymentIntentId: string | null;
}

/** SQL that forgets payment methods and has them detached at the provider. One statement, so that a crash loses neither. */
export const forgetMethods = (where: string) => `
  with forgotten as (delete from payment_methods where ${where} returning customer_id, payment_intent_id)
  insert into payment_method_removals (customer_id, payment_intent_id)
  select customer_id, payment_intent_id from forgotten`;
