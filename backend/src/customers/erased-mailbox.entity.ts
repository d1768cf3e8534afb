import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** Keyed hash of an erased mailbox. Payments from before the erasure do not restore its contact. */
@Protection('internal')
@Kept('Versleutelde kenmerken van verwijderde mailadressen', 'Houdt verwijderde gegevens weg.', {
  kept: 'Bevat alleen een kenmerk dat zonder sleutel niets zegt.',
})
@Entity('erased_mailboxes')
export class ErasedMailbox {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_mailboxes_pk' })
  mailboxHash: string;

  @Column('timestamptz')
  erasedAt: Date;
}
