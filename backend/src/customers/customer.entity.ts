import { IsEmail, IsLowercase } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { untilQuiet } from './contact.entity.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

@Protection('personal')
@Kept('Accounts van klanten', 'Het account: nodig voor de overeenkomst.', {
  after: 'last_login_at',
  months: 96,
  ...untilQuiet,
})
@Entity('customers')
@Index('customers_newest', { synchronize: false }) // created by a migration
@Index('customers_by_words', { synchronize: false }) // created by a migration
@Index('customers_by_names', { synchronize: false }) // created by a migration
@Index('customers_by_last_name', { synchronize: false }) // created by a migration
@Index('customers_unnamed', { synchronize: false }) // created by a migration
export class Customer {
  @PrimaryGeneratedColumn()
  id: number;

  @IsEmail()
  @IsLowercase()
  @Index({ unique: true })
  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  firstName: string | null;

  @Column('text', { nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  postalCode: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  /** What the search of every record finds the person by; a trigger writes it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  words: string;

  /** What lists find the person by; a trigger writes it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  names: string;

  /** Null until the first login since this column exists. */
  @Column('timestamptz', { nullable: true })
  lastLoginAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
