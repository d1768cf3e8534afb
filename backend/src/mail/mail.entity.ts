import { IsIn, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { mailStatuses, type MailStatus } from '../../../contracts/mails.js';
import type { MailReference, MailTemplate } from './commands/queue-mail.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** The schedule of record for mails, at most one per key; the queue only speeds it up. Holds no personal data. */
@Protection('internal')
@Kept('Welke mail bij welke bestelling hoort, zonder adres', 'Niemand krijgt een mail twee keer.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('mails')
@Index(['status', 'dueAt'])
@Index('mails_by_record', { synchronize: false }) // created by a migration
export class Mail {
  @PrimaryColumn('uuid')
  id: string;

  @IsNotEmpty()
  @Index({ unique: true })
  @Column('text')
  key: string;

  @Column('text')
  template: MailTemplate;

  @Column('jsonb')
  reference: MailReference;

  @IsIn(mailStatuses)
  @Column('text', { default: 'queued' })
  status: MailStatus;

  @Column('int', { default: 0 })
  attempts: number;

  /** An error code without the server's text, which may contain an address. */
  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;

  /** Start of the 24-hour retry window. A manual retry resets it. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
