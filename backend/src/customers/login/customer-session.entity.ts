import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** A customer's login, valid for thirty days and for fourteen without use. Stores only a hash of the token. */
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

  @Index()
  @Column('timestamptz')
  createdAt: Date;

  /** Exact to an hour. */
  @Column('timestamptz', { nullable: true })
  lastSeenAt: Date | null;
}
