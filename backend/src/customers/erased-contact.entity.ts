import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';

/** Id of an erased contact. Late facts about its order, subscription or return do not restore it. */
@Protection('internal')
@Entity('erased_contacts')
export class ErasedContact {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_contacts_pk' })
  contactId: string;

  @Column('timestamptz', { default: () => 'now()' })
  erasedAt: Date;
}
