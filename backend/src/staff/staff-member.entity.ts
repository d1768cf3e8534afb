import { IsEmail, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
