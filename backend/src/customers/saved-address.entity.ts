import { IsNotEmpty } from 'class-validator';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Customer } from './customer.entity.js';
import { Protection } from '../platform/database/protection.js';

@Protection('personal')
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
