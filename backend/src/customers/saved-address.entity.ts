import { IsNotEmpty } from 'class-validator';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Customer } from './customer.entity.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

@Protection('personal')
@Kept('Het adresboek van een klant', 'Sneller bestellen: gemak voor de klant.', {
  until: 'Tot de klant het adres of zijn account verwijdert.',
})
@Entity('saved_addresses')
@Index(['customerId'], { unique: true, where: 'is_default' })
export class SavedAddress {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @Column('int')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @IsNotEmpty()
  @Column('text')
  firstName: string;

  @IsNotEmpty()
  @Column('text')
  lastName: string;

  @IsNotEmpty()
  @Column('text')
  address: string;

  @IsNotEmpty()
  @Column('text')
  postalCode: string;

  @IsNotEmpty()
  @Column('text')
  city: string;

  @IsNotEmpty()
  @Column('text')
  country: string;

  @Column('boolean')
  isDefault: boolean;
}
