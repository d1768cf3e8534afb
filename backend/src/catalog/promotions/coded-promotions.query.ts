import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { discountByCode, type DiscountedLine } from '../../../../pricing/discount-by-code.js';
import { Product } from '../product.entity.js';
import { benefitOf } from './benefit-of.js';
import { Promotion } from './promotion.entity.js';

/** A line of a checkout. A subscription gets only what is off the whole basket. */
export interface CodedLine extends DiscountedLine {
  productId: number;
  subscription: { jars: number } | null;
}

/** What promotions with a code give. */
@Injectable()
export class CodedPromotions {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the discount in cents on lines at their prices, at most their total, and the pieces that it covers. */
  async give(promotionId: number, lines: readonly CodedLine[]): Promise<{ cents: number; pieces: number }> {
    const promotion = await this.dataSource.getRepository(Promotion).findOneByOrFail({ id: promotionId });
    if (promotion.scope === 'basket') {
      const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
      return { cents: discountByCode(benefitOf(promotion), [{ quantity: 1, totalCents }]), pieces: piecesOf(lines) };
    }
    const includes = await this.scopeOf(promotion, lines);
    const pieces = lines.filter(({ subscription, productId }) => subscription === null && includes(productId));
    return { cents: discountByCode(benefitOf(promotion), pieces), pieces: piecesOf(pieces) };
  }

  private async scopeOf({ scope, productIds, categoryIds }: Promotion, lines: readonly CodedLine[]) {
    if (scope === 'all') return () => true;
    if (scope === 'products') return (id: number) => productIds.includes(id);
    const where = { id: In(lines.map(({ productId }) => productId)), categoryId: In(categoryIds) };
    const found = await this.dataSource.getRepository(Product).find({ where, select: { id: true } });
    return (id: number) => found.some((product) => product.id === id);
  }
}

const piecesOf = (lines: readonly CodedLine[]) =>
  lines.reduce((sum, { quantity, subscription }) => sum + quantity * (subscription?.jars ?? 1), 0);
