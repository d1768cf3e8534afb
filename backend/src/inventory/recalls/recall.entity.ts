import { Column, Entity, Index } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { Batch } from '../../platform/work/batch.js';

/** A lot that is called back. It waits for its mails to be queued while its status is `queued`. */
@Protection('internal')
@Kept('Terugroepacties', 'Bewijs van de waarschuwing (verordening 178/2002).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('recalls')
@Index('recalls_by_lot', ['productId', 'lot'], { unique: true })
export class Recall extends Batch {
  @Column('int')
  productId: number;

  @Column('text')
  lot: string;

  @Column('text')
  reason: string;

  @Column('text')
  instruction: string;

  @Column('boolean')
  withPossible: boolean;

  @Column('text', { default: 'queued' })
  status: 'queued' | 'mailed' | 'failed';

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
