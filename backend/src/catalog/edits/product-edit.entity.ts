import { Column, Entity } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { Batch } from '../../platform/work/batch.js';

/** Several products that staff changes together. It waits for its products to change while its status is `queued`. */
@Protection('internal')
@Kept('Bewerkingen van meer producten', 'Nagaan wie wat wanneer wijzigde.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('product_edits')
export class ProductEdit extends Batch {
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

  @Column('timestamptz', { nullable: true })
  appliedAt: Date | null;
}
