import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The app with codes of a member of staff. */
@Protection('secret')
@Kept('Tweede factor van medewerkers, versleuteld', 'Veilig inloggen.', {
  until: 'Tot de medewerker de factor verwijdert.',
})
@Entity('staff_totp')
export class StaffTotp {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'staff_totp_pk' })
  staffMemberId: number;

  /** Sealed for the member. */
  @Column('text')
  sealedSecret: string;

  /** The period of thirty seconds whose code was used last. */
  @Column('int')
  lastStep: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
