import { IsIn, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { loginOutcomes, type LoginOutcome } from '../../../../contracts/admin/logbook.js';

@Entity('logbook_entries')
export class LogbookEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'logbook_entries_pk' })
  id: string;

  @IsIn(loginOutcomes)
  @Column('text')
  outcome: LoginOutcome;

  /** Null for an unknown account: what was typed is not stored. */
  @Column('int', { nullable: true })
  staffMemberId: number | null;

  /** The result of `addressPrefix`. */
  @IsNotEmpty()
  @Column('text')
  network: string;

  @Column('text', { nullable: true })
  browser: string | null;

  @Column('boolean')
  isKnownDevice: boolean;

  @Index('logbook_entries_by_time')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
