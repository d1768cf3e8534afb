import { ArrayMaxSize, IsInt, IsNotEmpty, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';
import type { VatRate } from '../../../pricing/vat.js';
import type { Nutrition } from '../../../contracts/catalog.js';
import type { ClaimDecision } from '../../../contracts/food/claims/check-product.js';
import type { FoodFacts, ProductKind } from '../../../contracts/food/food-facts.js';
import { Category } from './category.entity.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

// internal for its cost price: the storefront selects its columns by name
@Protection('internal')
@Kept('Producten', 'Het assortiment.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('products')
@Check('products_kind', `kind in ('supplement', 'other')`)
@Check('products_archived', `archived_at is null or not is_active`)
@Check('products_cost', 'cost_cents >= 0')
@Index('products_sku_taken', { synchronize: false }) // created by a migration
@Index('products_ean_taken', { synchronize: false }) // created by a migration
@Index('products_newest', { synchronize: false }) // created by a migration
@Index('products_by_words', { synchronize: false }) // created by a migration
export class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @Matches(/^(?!.*-\d{1,2}-[123]$)/, { message: 'a slug must not end like a subscription plan' })
  @Index({ unique: true })
  @Column('text')
  slug: string;

  @Column('text', { default: 'supplement' })
  kind: ProductKind;

  @IsNotEmpty()
  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { nullable: true })
  details: string | null;

  @Index()
  @Column('int')
  categoryId: number;

  @ManyToOne(() => Category)
  @JoinColumn({ name: 'category_id' })
  category: Relation<Category>;

  @IsInt()
  @Min(1)
  @Column('int')
  priceCents: number;

  /** The article number of the shop; unique among the products that are not removed, whatever its case. */
  @IsOptional()
  @MaxLength(40)
  @Column('text', { nullable: true })
  sku: string | null;

  @IsOptional()
  @Matches(/^(\d{8}|\d{12,14})$/)
  @Column('text', { nullable: true })
  ean: string | null;

  /** What one piece costs the shop, without VAT. `product_costs` holds the former ones. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Column('int', { nullable: true })
  costCents: number | null;

  @Column('text', { default: 'low' })
  vatRate: VatRate;

  @Column('int', { nullable: true })
  servings: number | null;

  /** Pack size as displayed. */
  @IsNotEmpty()
  @Column('text', { default: '60 stuks' })
  quantity: string;

  @Column('text', { nullable: true })
  badge: string | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column('boolean', { default: false })
  isFeatured: boolean;

  @Column('boolean', { default: false })
  subscriptionEnabled: boolean;

  @IsInt()
  @Min(0)
  @Max(100)
  @Column('int', { default: 20 })
  subscriptionDiscount: number;

  @ArrayMaxSize(50)
  @Column('jsonb', { default: [] })
  benefits: string[];

  @Column('text', { nullable: true })
  usage: string | null;

  @Column('text', { nullable: true })
  whenToUse: string | null;

  /** What or when it is for, on a card. */
  @IsOptional()
  @IsNotEmpty()
  @MaxLength(40)
  @Column('text', { nullable: true })
  purpose: string | null;

  /** What it tastes of, on a card. */
  @IsOptional()
  @IsNotEmpty()
  @MaxLength(40)
  @Column('text', { nullable: true })
  flavour: string | null;

  /** From 1, sweet, to 5, sour. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  @Column('int', { nullable: true })
  sourness: number | null;

  /** From 1, soft, to 5, firm. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  @Column('int', { nullable: true })
  firmness: number | null;

  @ArrayMaxSize(50)
  @Column('jsonb', { default: [] })
  variants: string[];

  @ArrayMaxSize(100)
  @Column('jsonb', { default: [] })
  ingredients: string[];

  @Column('jsonb', { nullable: true })
  nutrition: Nutrition | null;

  @Column('jsonb', { nullable: true })
  foodFacts: FoodFacts | null;

  @IsOptional()
  @ArrayMaxSize(100)
  @Column('jsonb', { default: [] })
  claimDecisions: ClaimDecision[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VersionColumn({ default: 1 })
  version: number;

  /** The moment from which an active product is on sale; null for at once. */
  @Column('timestamptz', { nullable: true })
  publishAt: Date | null;

  /** Null unless staff put the product away. It left the shop and the list, and can come back. */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;
}
