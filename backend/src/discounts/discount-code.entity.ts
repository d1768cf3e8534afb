import { IsIn, IsInt, IsOptional, IsUppercase, Matches, Min } from 'class-validator';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { discountTypes, type DiscountType } from '../../../contracts/discounts.js';

/**
 * A code that makes a basket cheaper. How often it was used is counted in the row itself, so that one conditional write
 * can decide: `redeemed` by paid orders, `reserved` by open checkouts, together never above `maxUses`.
 */
@Entity('discount_codes')
@Check('discount_codes_counts', 'redeemed >= 0 and reserved >= 0')
@Check('discount_codes_max_uses', 'max_uses is null or redeemed + reserved <= max_uses')
export class DiscountCode {
  @PrimaryGeneratedColumn()
  id: number;

  /** Upper case. A hidden code makes its name free again. */
  @IsUppercase()
  @Matches(/^\S{3,40}$/)
  @Index('discount_codes_code', { unique: true, where: 'hidden_at is null' })
  @Column('text')
  code: string;

  @IsIn(discountTypes)
  @Column('text')
  type: DiscountType;

  /** Hundredths: of a percent, or of a euro. 0 for free shipping. */
  @IsInt()
  @Min(0)
  @Column('int')
  value: number;

  /** The subtotal after quantity discounts that it asks for, in cents. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Column('int', { nullable: true })
  minPurchaseCents: number | null;

  /** Null is unlimited. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Column('int', { nullable: true })
  maxUses: number | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column('boolean', { default: false })
  firstOrderOnly: boolean;

  @Column('int', { default: 0 })
  redeemed: number;

  @Column('int', { default: 0 })
  reserved: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Removed by staff. What checkouts hold of it stays good. */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;
}
