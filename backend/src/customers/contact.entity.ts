import { IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';

/** Personal data of one order, subscription or return. Events hold only its id, so deleting it erases the person. */
@Protection('personal')
@Entity('contacts')
@Index('contacts_by_mailbox', { synchronize: false }) // created by a migration
@Index('contacts_by_normalised_email', { synchronize: false }) // created by a migration
export class Contact {
  @PrimaryColumn('text')
  id: string;

  @IsNotEmpty()
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('text', { default: '' })
  phone: string;

  @Column('text', { default: '' })
  address: string;

  @Column('text', { default: '' })
  postalCode: string;

  @Column('text', { default: '' })
  city: string;

  @Column('text', { default: 'NL' })
  country: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

export const erasedContactName = 'Verwijderde klant';
