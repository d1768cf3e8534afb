import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A table whose old rows are removed every hour. */
@Protection('internal')
@Kept('Wanneer welke tabel is opgeschoond', 'De bewaartermijnen handhaven.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('retention_sweeps')
export class RetentionSweep {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('retention_sweeps_by_table', { unique: true })
  @Column('text')
  tableName: string;

  @Column('timestamptz', { nullable: true })
  sweptAt: Date | null;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When it may be swept, or when the current lease ends. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;
}
