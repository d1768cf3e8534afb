import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The app with codes of a member of staff. */
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
