import { IsEmail, IsIn, IsNotEmpty } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { withdrawalStates, type WithdrawalCause, type WithdrawalState } from '../../../contracts/withdrawals.js';

/** A statement of withdrawal as filed, with or without an order. */
@Entity('withdrawals')
@Index(['state', 'statedAt'])
@Index('withdrawals_by_mailbox', { synchronize: false }) // expression index, created by the migration
export class Withdrawal {
  @PrimaryColumn('uuid')
  id: string;

  @IsNotEmpty()
  @Column('text')
  orderNumber: string;

  @IsEmail()
  @Column('text')
  email: string;

  @IsNotEmpty()
  @Column('text')
  name: string;

  /** Null for the whole order. */
  @Column('text', { nullable: true })
  part: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @IsIn(withdrawalStates)
  @Column('text', { default: 'received' })
  state: WithdrawalState;

  @Column('text', { nullable: true })
  cause: WithdrawalCause | null;

  @Column('text', { nullable: true })
  orderId: string | null;

  @Column('text', { nullable: true })
  returnId: string | null;

  @Column('timestamptz')
  statedAt: Date;

  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Column('int', { nullable: true })
  handledBy: number | null;
}
