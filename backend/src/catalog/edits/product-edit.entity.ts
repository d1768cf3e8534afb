import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Several products that staff changes together. It waits for its products to change while its status is `queued`. */
@Protection('internal')
@Kept('Bewerkingen van meer producten', 'Nagaan wie wat wanneer wijzigde.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('product_edits')
export class ProductEdit {
  /** Drawn by the back office. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: 'edit' | 'undo' | 'import';

  /** The member of staff in whose name the products change. */
  @Column('int')
  startedBy: number;

  /** The edit that takes this one back. */
  @Column('uuid', { nullable: true })
  undoneBy: string | null;

  /** `draft`: an import that staff has not confirmed. */
  @Column('text', { default: 'queued' })
  status: 'draft' | 'queued' | 'applied' | 'failed';

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When its products may change, or when the current lease ends. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  appliedAt: Date | null;
}
