import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Protection } from './protection.js';
import { Kept } from './retention.js';

/** How many rows of a table went at the end of their term, and when. */
@Protection('internal')
@Kept('Wat er na zijn bewaartermijn verwijderd is', 'Laten zien dat de termijnen gelden.', {
  after: 'removed_at',
  months: 24,
})
@Entity('retention_removals')
@Index('retention_removals_by_table', ['tableName', 'removedAt'])
export class RetentionRemoval {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tableName: string;

  @Column('int')
  removed: number;

  @CreateDateColumn({ type: 'timestamptz' })
  removedAt: Date;
}
