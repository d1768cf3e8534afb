import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NotedKind } from '../../../contracts/admin/notes.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** Free text of staff about an order or a customer. It may contain personal data, so events do not hold it. */
@Protection('personal')
@Kept('Notities van medewerkers bij bestellingen en klanten', 'Klanten helpen: collega’s weten wat er speelt.', {
  after: 'created_at',
  months: 24,
})
@Entity('record_notes')
@Index('record_notes_by_record', ['kind', 'recordId'])
@Index('record_notes_unread', { synchronize: false }) // created by a migration
export class RecordNote {
  /** Drawn by the back office. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: NotedKind;

  /** The id of the order or of the customer. */
  @Column('text')
  recordId: string;

  /** The contact of an order: an erasure must not depend on a read model. */
  @Index('record_notes_by_contact')
  @Column('text', { nullable: true })
  contactId: string | null;

  @Column('int')
  authorId: number;

  /** Null once removed. */
  @Column('text', { nullable: true })
  text: string | null;

  /** The members of staff whom the text mentions. */
  @Column('int', { array: true, default: [] })
  mentioned: number[];

  /** Those of `mentioned` who have not marked it as read. */
  @Column('int', { array: true, default: [] })
  unread: number[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
