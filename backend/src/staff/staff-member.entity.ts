import { IsEmail, IsIn, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { staffRoles, type StaffRole } from '../../../contracts/staff/permissions.js';

@Entity('staff_members')
export class StaffMember {
  @PrimaryGeneratedColumn()
  id: number;

  @IsEmail()
  @Index({ unique: true })
  @Column('text')
  email: string;

  /** scrypt, prefixed with its salt and cost. */
  @IsNotEmpty()
  @Column('text')
  passwordHash: string;

  @IsIn(staffRoles)
  @Column('text', { default: 'owner' })
  role: StaffRole;

  /** False until an invited member of staff has chosen one; `passwordHash` is then that of a random text. */
  @Column('boolean', { default: true })
  hasPassword: boolean;

  /** A disabled account has no sessions and starts none. */
  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSeenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
