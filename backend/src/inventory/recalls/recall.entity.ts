import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A lot that is called back. It waits for its mails to be queued while its status is `queued`. */
@Protection('internal')
@Kept('Terugroepacties', 'Bewijs van de waarschuwing (verordening 178/2002).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('recalls')
@Index('recalls_by_lot', ['productId', 'lot'], { unique: true })
export class Recall {
  @PrimaryColumn('uuid')
  id: string;

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

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When its mails may be queued, or when the current lease ends. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
