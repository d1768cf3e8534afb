import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Keyed hash of an erased mailbox. Payments from before the erasure do not restore its contact. */
@Entity('erased_mailboxes')
export class ErasedMailbox {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_mailboxes_pk' })
  mailboxHash: string;

  @Column('timestamptz')
  erasedAt: Date;
}
