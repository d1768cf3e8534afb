import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { Product } from '../product.entity.js';

/**
 * A cost price of a product and the moment from which it holds, never changed or deleted. A trigger on `products` adds it
 * in the transaction that saves the product.
 */
@Protection('internal')
@Kept('Inkoopprijzen van vroeger', 'De marge op wat toen verkocht is.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('product_costs')
@Index('product_costs_of_product', ['productId', 'startsAt'])
@Check('product_costs_amount', 'cost_cents >= 0')
export class ProductCost {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'product_costs_pk' })
  id: number;

  @Column('int')
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_costs_product' })
  product: Relation<Product>;

  /** What one piece costs, without VAT; null from the moment at which staff emptied it. */
  @Column('int', { nullable: true })
  costCents: number | null;

  @Column('timestamptz')
  startsAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  recordedAt: Date;
}
