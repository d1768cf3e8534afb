import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { WorkColumns } from '../../platform/work/work-columns.js';

/** A table whose old rows are removed every hour. */
@Protection('internal')
@Kept('Wanneer welke tabel is opgeschoond', 'De bewaartermijnen handhaven.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('retention_sweeps')
export class RetentionSweep extends WorkColumns {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('retention_sweeps_by_table', { unique: true })
  @Column('text')
  tableName: string;

  @Column('timestamptz', { nullable: true })
  sweptAt: Date | null;
}
