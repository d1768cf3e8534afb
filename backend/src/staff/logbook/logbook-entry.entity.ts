import { IsIn, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { staffActs, type ActDetails, type StaffAct } from '../../../../contracts/admin/logbook.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

@Protection('personal')
@Kept('Wat medewerkers deden en vanaf welk netwerk', 'Beveiliging: misbruik nagaan.', {
  after: 'created_at',
  months: 13,
  sweptBy: 'staff/logbook/sweep-logbook',
})
@Entity('logbook_entries')
export class LogbookEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'logbook_entries_pk' })
  id: string;

  @IsIn(staffActs)
  @Column('text', { name: 'outcome' })
  act: StaffAct;

  /** Null for an unknown account: what was typed is not stored. */
  @Column('int', { nullable: true })
  staffMemberId: number | null;

  /** An id or a name, never personal data. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('jsonb', { nullable: true })
  details: ActDetails | null;

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
