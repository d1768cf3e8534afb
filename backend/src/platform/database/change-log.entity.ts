import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Protection } from './protection.js';
import { Kept } from './retention.js';

/** A change by staff to a row. Written by a trigger, never by the program. */
@Protection('personal')
@Kept(
  'Welke medewerker wat wijzigde in het assortiment en de instellingen',
  'Administratie: prijzen en afspraken zijn na te gaan (art. 52 AWR).',
  { after: 'at', months: 84 },
)
@Entity('change_log')
@Index(['subject', 'subjectId', 'at'])
export class ChangeLogEntry {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('int')
  staffId: number;

  @Column('text')
  entity: string;

  @Column('text')
  entityId: string;

  /** The subject whose history shows the change: for an image, its product. */
  @Column('text')
  subject: string;

  @Column('text')
  subjectId: string;

  /** Former values of the changed columns; null for a new row. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  /** New values; null for a removed row. */
  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
