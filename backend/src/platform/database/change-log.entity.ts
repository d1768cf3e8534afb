import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a member of staff changed in a row that is stored as state. Written by a trigger, never by the program. */
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

  /** What people look at when they want to know of it: of an image, its product. */
  @Column('text')
  subject: string;

  @Column('text')
  subjectId: string;

  /** Columns as they were; null for a new row. Of a change only those that differ. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  /** Columns as they became; null for a removed row. */
  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
