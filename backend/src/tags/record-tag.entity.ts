import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TaggedKind } from '../../../contracts/admin/tags.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A word of staff about an order or a customer. It says something about a person, so events do not hold it. */
@Protection('personal')
@Kept('Tags van medewerkers bij bestellingen en klanten', 'Klanten helpen: collega’s vinden wat bij elkaar hoort.', {
  after: 'created_at',
  months: 24,
})
@Entity('record_tags')
@Index('record_tags_by_tag', ['kind', 'tag', 'recordId'])
export class RecordTag {
  @PrimaryColumn('text')
  kind: TaggedKind;

  /** The id of the order or of the customer. */
  @PrimaryColumn('text')
  recordId: string;

  @PrimaryColumn('text')
  tag: string;

  /** The contact of an order: an erasure must not depend on a read model. */
  @Index('record_tags_by_contact')
  @Column('text', { nullable: true })
  contactId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
