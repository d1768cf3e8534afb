import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';

/** An unused recovery code. */
@Protection('secret')
@Entity('staff_recovery_codes')
export class StaffRecoveryCode {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_recovery_codes_pk' })
  codeHash: string;

  @Index('staff_recovery_codes_by_member')
  @Column('int')
  staffMemberId: number;
}
