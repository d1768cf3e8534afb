import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailbox that asked to be erased: a keyed hash, see erasedMailboxHash. What it paid before then brings nobody back. */
@Entity('erased_mailboxes')
export class ErasedMailbox {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_mailboxes_pk' })
  mailboxHash: string;

  /** Of the latest erasure. */
  @Column('timestamptz')
  erasedAt: Date;
}
