import { IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/**
 * The books of a year are kept for seven years after it (art. 52 AWR), so at most eight. The order stays, without a name.
 */
export const untilQuiet = {
  sweptBy: 'privacy/retention/forget-quiet-people',
  since: 'nadat de klant voor het laatst bestelde of inlogde, zonder lopend abonnement, of eerder op verzoek',
};

/** Personal data of one order, subscription or return. Events hold only its id, so deleting it erases the person. */
@Protection('personal')
@Kept(
  'Naam, adres en e-mailadres bij een bestelling',
  'Leveren, garantie en administratie: nodig voor de overeenkomst.',
  { after: 'created_at', months: 96, ...untilQuiet },
)
@Entity('contacts')
@Index('contacts_by_age', ['createdAt'])
@Index('contacts_by_words', { synchronize: false }) // created by a migration
@Index('contacts_by_names', { synchronize: false }) // created by a migration
@Index('contacts_by_name', { synchronize: false }) // created by a migration
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

  /** What the search of every record finds the person by; a trigger writes it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  words: string;

  /** What lists find the person by; a trigger writes it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  names: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

export const erasedContactName = 'Verwijderde klant';
