import { IsEmail, IsIn, IsNotEmpty } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { withdrawalStates, type WithdrawalCause, type WithdrawalState } from '../../../../contracts/withdrawals.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { WorkColumns } from '../../platform/work/work-columns.js';

/** A statement of withdrawal as filed, with or without an order. */
@Protection('secret')
@Kept(
  'Herroepingen met naam en e-mailadres',
  'Bewijs van een wettelijk recht, zolang de administratie het vraagt (art. 52 AWR).',
  { after: 'stated_at', months: 84 },
)
@Entity('withdrawals')
@Index(['state', 'statedAt'])
@Index('withdrawals_by_mailbox', { synchronize: false }) // expression index, created by the migration
export class Withdrawal extends WorkColumns {
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

  /** Hash of the token in the receipt. Null when the sender was logged in, and in older statements. */
  @Index('withdrawals_by_confirmation', { unique: true })
  @Column('text', { nullable: true })
  confirmationHash: string | null;

  /** The token for the mail, encrypted with the row's id. Removed once the statement is confirmed. */
  @Column('text', { nullable: true })
  sealedConfirmation: string | null;

  /** When the mailbox was proved: by the link, or by being logged in. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** Too many mails were sent to this mailbox or from this network that day. */
  @Column('boolean', { default: false })
  isReceiptWithheld: boolean;

  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Column('int', { nullable: true })
  handledBy: number | null;
}
