import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A contact that was erased. It names nobody; late facts about its order, subscription or return do not bring it back. */
@Entity('erased_contacts')
export class ErasedContact {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_contacts_pk' })
  contactId: string;

  @Column('timestamptz', { default: () => 'now()' })
  erasedAt: Date;
}
