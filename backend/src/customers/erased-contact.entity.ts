import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** Id of an erased contact. Late facts about its order, subscription or return do not restore it. */
@Protection('internal')
@Kept('Nummers van verwijderde contacten', 'Houdt verwijderde gegevens weg.', {
  kept: 'Bevat alleen een nummer zonder betekenis.',
})
@Entity('erased_contacts')
export class ErasedContact {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_contacts_pk' })
  contactId: string;

  @Column('timestamptz', { default: () => 'now()' })
  erasedAt: Date;
}
