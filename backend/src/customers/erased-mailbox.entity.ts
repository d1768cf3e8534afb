import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';

/** Keyed hash of an erased mailbox. Payments from before the erasure do not restore its contact. */
@Protection('internal')
@Entity('erased_mailboxes')
export class ErasedMailbox {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_mailboxes_pk' })
  mailboxHash: string;

  @Column('timestamptz')
  erasedAt: Date;
}
