import { IsEmail, IsIn, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { staffRoles, type StaffRole } from '../../../contracts/staff/permissions.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

@Protection('secret')
@Kept('Accounts van medewerkers', 'Werken in de backoffice.', {
  until: 'Blijft na het vertrek, zonder rechten, om te weten wie wat deed.',
})
@Entity('staff_members')
export class StaffMember {
  @PrimaryGeneratedColumn()
  id: number;

  @IsEmail()
  @Index({ unique: true })
  @Column('text')
  email: string;

  /** scrypt, with its cost and salt. */
  @IsNotEmpty()
  @Column('text')
  passwordHash: string;

  /** The hash that a login made of the same password with the present cost. Void once `passwordHash` differs. */
  @Column('text', { nullable: true })
  renewedHash: string | null;

  /** The hash before it was renewed: the cookies of known devices are signed over it. */
  @Column('text', { nullable: true })
  deviceHash: string | null;

  /** The hash of a password that somebody else set. Until `passwordHash` differs, nothing but a choice opens. */
  @Column('text', { nullable: true })
  initialHash: string | null;

  /** Until when `initialHash` logs in. */
  @Column('timestamptz', { nullable: true })
  initialUntil: Date | null;

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
