import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BasketItem } from '../../../../contracts/checkout.js';
import { candidateSlugs, type ProductForSale } from './basket.js';

const sql = `
  select p.id, p.slug, p.name, p.price_cents as "priceCents", p.is_active and p.hidden_at is null as "isActive",
    p.subscription_enabled as "subscriptionEnabled", p.subscription_discount as "subscriptionDiscount",
    coalesce((select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.sort_order limit 1), '')
      as "imageUrl"
  from products p
  where p.slug = any($1) or p.id::text = any($1)`;

/** The catalogue as the till reads it: one query for a whole basket. */
@Injectable()
export class ProductsForSale {
  constructor(private readonly dataSource: DataSource) {}

  /** Every product that the items may mean, hidden ones too. */
  find(items: readonly BasketItem[]): Promise<ProductForSale[]> {
    return this.dataSource.query<ProductForSale[]>(sql, [candidateSlugs(items)]);
  }
}
