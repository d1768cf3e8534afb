import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A customer's login, valid for thirty days and for fourteen without use. Stores only a hash of the token. */
@Protection('secret')
@Kept('Waar een klant is ingelogd', 'Ingelogd blijven en misbruik herkennen.', {
  until: 'Tot de klant uitlogt, 14 dagen niets doet of na 30 dagen.',
})
@Entity('customer_sessions')
export class CustomerSession {
  @PrimaryColumn('text')
  tokenHash: string;

  @Index()
  @Column('int')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  /** Names the session to its customer; the token stays secret. */
  @Column('text', { default: () => '(gen_random_uuid())' })
  id: string;

  /** The result of `browserName`. */
  @Column('text', { nullable: true })
  browser: string | null;

  /** At most five minutes behind. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;

  /** When a mailed code proved again who uses this session. Null until then; its login counts too. */
  @Column('timestamptz', { nullable: true })
  provenAt: Date | null;

  @Index()
  @Column('timestamptz')
  createdAt: Date;
}
