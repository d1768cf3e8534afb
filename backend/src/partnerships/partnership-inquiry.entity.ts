import { IsEmail, IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

@Protection('personal')
@Kept('Aanvragen voor samenwerking', 'Antwoord geven: gerechtvaardigd belang.', { after: 'created_at', months: 24 })
@Entity('partnership_inquiries')
export class PartnershipInquiry {
  @PrimaryColumn('text')
  id: string;

  @IsNotEmpty()
  @Column('text')
  contactName: string;

  @IsEmail()
  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  /** Chamber of Commerce number (KvK); null when not given. */
  @Column('text', { nullable: true })
  kvkNumber: string | null;

  @IsNotEmpty()
  @Column('text')
  message: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
