import { IsNotEmpty } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Name, e-mail and address as given for one order, subscription or return. Events and read models hold its id only, so
 * that erasing the contact erases the person everywhere.
 */
@Entity('contacts')
@Index('contacts_by_mailbox', { synchronize: false }) // an index on an expression, made by the migration
@Index('contacts_by_normalised_email', { synchronize: false }) // as above; finds earlier orders for first-order codes
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

/** What is shown for a contact that was erased. */
export const erasedContactName = 'Verwijderde klant';
