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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
