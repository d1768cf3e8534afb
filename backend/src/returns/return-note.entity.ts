import { Column, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** Free text about a return. It may contain personal data, so events do not hold it. */
@Protection('personal')
@Kept('Toelichtingen bij retouren', 'Een retour beoordelen.', { after: 'updated_at', months: 24 })
@Entity('return_notes')
export class ReturnNote {
  @PrimaryColumn('text')
  returnId: string;

  /** The sender's contact: an erasure must not depend on a read model. Null in rows from before this column. */
  @Index('return_notes_by_contact')
  @Column('text', { nullable: true })
  contactId: string | null;

  /** The sender's explanation. */
  @Column('text', { nullable: true })
  note: string | null;

  /** The reason of staff, as the mail shows it. */
  @Column('text', { nullable: true })
  rejection: string | null;

  /** Where the customer prints the return label. */
  @Column('text', { nullable: true })
  labelUrl: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
