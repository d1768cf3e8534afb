import { IsInt, IsNotEmpty, IsOptional, IsUppercase, Max, Min } from 'class-validator';
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { Kept } from '../../platform/database/retention.js';
import { Protection } from '../../platform/database/protection.js';

/** A promotion on pieces. Its terms never change, because the price history follows from them; it can only end. */
@Protection('public')
@Kept('Acties', 'De laagste prijs van 30 dagen (Besluit prijsaanduiding art. 5a).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('promotions')
@Check('promotions_benefit', `(benefit = 'buy-get') = (buy is not null and free is not null and value is null)`)
@Check('promotions_period', 'ends_at is null or ends_at > starts_at')
@Check(
  'promotions_budget',
  `used >= 0 and used_cents >= 0 and (max_uses is null or used <= max_uses)
    and (max_cents is null or used_cents <= max_cents)`,
)
export class Promotion {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'promotions_pk' })
  id: number;

  @IsNotEmpty()
  @Column('text')
  name: string;

  @Column('text')
  benefit: 'buy-get' | 'percentage' | 'amount';

  @IsOptional()
  @IsInt()
  @Min(1)
  @Column('int', { nullable: true })
  buy: number | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Column('int', { nullable: true })
  free: number | null;

  /** Hundredths of a percent, or cents. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Column('int', { nullable: true })
  value: number | null;

  @Column('text')
  scope: 'products' | 'categories' | 'all' | 'basket';

  @Column('int', { array: true, default: [] })
  productIds: number[];

  @Column('int', { array: true, default: [] })
  categoryIds: number[];

  @IsInt()
  @Min(1)
  @Max(100)
  @Column('int', { default: 10 })
  priority: number;

  @Column('boolean', { default: false })
  isExclusive: boolean;

  /** Only for shoppers who entered this code; null for everybody. */
  @IsOptional()
  @IsUppercase()
  @Column('text', { nullable: true })
  code: string | null;

  /** The subtotal in cents from which the code applies. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Column('int', { nullable: true })
  minSubtotalCents: number | null;

  /** The number of orders that one customer may use it for; null for any. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Column('int', { nullable: true })
  perCustomer: number | null;

  /** The budget in orders; null for any. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Column('int', { nullable: true })
  maxUses: number | null;

  /** The budget in cents given away; null for any. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Column('int', { nullable: true })
  maxCents: number | null;

  /** The claims that count in the budget. Zero without any limit. */
  @Column('int', { default: 0 })
  used: number;

  @Column('int', { default: 0 })
  usedCents: number;

  /** When its budget was used up; null again once a checkout releases its claim. */
  @Column('timestamptz', { nullable: true })
  usedUpAt: Date | null;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  /** When staff ended it before its time. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
