import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from './product.entity.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A slug that a product used before. The row names the last product that used it. */
@Protection('public')
@Kept('Oude adressen van producten', 'Oude links blijven werken.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('former_slugs')
export class FormerSlug {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'former_slugs_pk' })
  slug: string;

  @Column('int')
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'former_slugs_product' })
  product: Relation<Product>;
}
