import { IsIn, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { mailStatuses, type MailStatus } from '../../../contracts/mails.js';
import type { MailReference, MailTemplate } from './commands/queue-mail.js';

/**
 * One mail that has to go out, at most one per reason. This table is the schedule of record: the queue only makes it
 * quick. It holds no personal data; recipient and content are looked up when the mail is sent.
 */
@Entity('mails')
@Index(['status', 'dueAt'])
export class Mail {
  @PrimaryColumn('uuid')
  id: string;

  /** The reason, like `order-confirmation:{orderId}`. */
  @IsNotEmpty()
  @Index({ unique: true })
  @Column('text')
  key: string;

  @Column('text')
  template: MailTemplate;

  /** Ids of what the mail is about, nothing else. */
  @Column('jsonb')
  reference: MailReference;

  @IsIn(mailStatuses)
  @Column('text', { default: 'queued' })
  status: MailStatus;

  /** How often it was handed to a mail server. */
  @Column('int', { default: 0 })
  attempts: number;

  /** A code, never the server's words: those may repeat an address. */
  @Column('text', { nullable: true })
  lastError: string | null;

  /** From when on the sweep may put it back in the queue. */
  @Column('timestamptz')
  dueAt: Date;

  /** Until when one worker alone may send it. */
  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;

  /** When it was asked for, or the last time that staff sent it again: it is tried for 24 hours from here. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
