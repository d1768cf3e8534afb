import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** An unused recovery code. */
@Protection('secret')
@Kept('Herstelcodes van medewerkers, gehasht', 'Veilig inloggen.', {
  until: 'Tot de code gebruikt is of de medewerker nieuwe maakt.',
})
@Entity('staff_recovery_codes')
export class StaffRecoveryCode {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_recovery_codes_pk' })
  codeHash: string;

  @Index('staff_recovery_codes_by_member')
  @Column('int')
  staffMemberId: number;
}
