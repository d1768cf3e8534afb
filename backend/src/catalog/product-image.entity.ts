import { IsInt, IsNotEmpty, Min } from 'class-validator';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Product } from './product.entity.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

@Protection('public')
@Kept("Foto's van producten", 'Het assortiment.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('product_images')
@Index(['productId', 'sortOrder'])
export class ProductImage {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product: Relation<Product>;

  @IsNotEmpty()
  @Column('text')
  url: string;

  @Column('text')
  altText: string;

  @Column('boolean', { default: false })
  isPrimary: boolean;

  @IsInt()
  @Min(0)
  @Column('int')
  sortOrder: number;
}
