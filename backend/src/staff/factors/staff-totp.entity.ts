import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';

/** The app with codes of a member of staff. */
@Protection('secret')
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
