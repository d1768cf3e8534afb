import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { Product } from '../product.entity.js';

/**
 * A fact about the price of a product, never changed or deleted. A trigger on `products` adds each price and each change
 * of being on offer in the transaction that saves the product. `ended` ends the record that `endsId` names.
 */
@Protection('public')
@Kept('Prijzen en aanbiedingen van vroeger', 'De laagste prijs van 30 dagen (Besluit prijsaanduiding art. 5a).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('product_prices')
@Index('product_prices_of_product', ['productId'])
@Index('product_prices_by_ended', ['endsId'], { where: 'ends_id is not null' })
@Check('product_prices_amount', `(kind in ('regular', 'sale')) = (price_cents is not null) and price_cents > 0`)
@Check('product_prices_end', `(ends_at is null or (kind = 'sale' and ends_at > starts_at))`)
@Check('product_prices_ended', `(kind = 'ended') = (ends_id is not null)`)
export class ProductPrice {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'product_prices_pk' })
  id: number;

  @Column('int')
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_prices_product' })
  product: Relation<Product>;

  @Column('text')
  kind: 'regular' | 'sale' | 'ended' | 'offered' | 'withdrawn';

  @Column('int', { nullable: true })
  priceCents: number | null;

  @Column('timestamptz')
  startsAt: Date;

  /** The moment at which a sale is over; null without an end. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('int', { nullable: true })
  endsId: number | null;

  /** The member of staff in whose transaction a trigger saw the insert; null for an import or a seed. */
  @Column('int', { nullable: true })
  recordedBy: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  recordedAt: Date;
}
