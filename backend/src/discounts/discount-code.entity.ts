import { IsIn, IsInt, IsOptional, IsUppercase, Matches, Min } from 'class-validator';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { discountTypes, type DiscountType } from '../../../contracts/discounts.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** One conditional update of `redeemed` (paid orders) and `reserved` (open checkouts) enforces `maxUses`. */
@Protection('internal')
@Kept('Kortingscodes', 'Acties.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('discount_codes')
@Check('discount_codes_counts', 'redeemed >= 0 and reserved >= 0')
@Check('discount_codes_max_uses', 'max_uses is null or redeemed + reserved <= max_uses')
export class DiscountCode {
  @PrimaryGeneratedColumn()
  id: number;

  @IsUppercase()
  @Matches(/^\S{3,40}$/)
  @Index('discount_codes_code', { unique: true, where: 'hidden_at is null' })
  @Column('text')
  code: string;

  @IsIn(discountTypes)
  @Column('text')
  type: DiscountType;

  /** Hundredths of a percent or of a euro; 0 for free shipping. */
  @IsInt()
  @Min(0)
  @Column('int')
  value: number;

  /** Minimum subtotal after quantity discounts, in cents. */
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

  /** The promotion that this code gives, which states the amount; null for a code of its own. */
  @Index('discount_codes_promotion', { unique: true })
  @Column('int', { nullable: true })
  promotionId: number | null;

  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

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

  @VersionColumn({ default: 1 })
  version: number;

  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;
}
