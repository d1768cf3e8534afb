import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExistingProducts } from '../inventory/existing-products.port.js';

export interface ProductForSale {
  id: number;
  slug: string;
  name: string;
  imageUrl: string;
  priceCents: number;
  badge: string | null;
  isActive: boolean;
  subscriptionEnabled: boolean;
  subscriptionDiscount: number;
}

type AdvertisedProduct = Pick<ProductForSale, 'slug' | 'name' | 'priceCents'>;

const forSale = `
  select p.id, p.slug, p.name, p.price_cents as "priceCents", p.badge, p.is_active and p.hidden_at is null as "isActive",
    p.subscription_enabled as "subscriptionEnabled", p.subscription_discount as "subscriptionDiscount",
    coalesce((select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.sort_order limit 1), '')
      as "imageUrl"
  from products p
  where p.slug = any($1) or p.id::text = any($1)`;
const active = `
  select slug, name, price_cents as "priceCents" from products
  where slug = any($1) and is_active and hidden_at is null`;

/** The published queries on products. */
@Injectable()
export class ProductRecords implements ExistingProducts {
  constructor(private readonly dataSource: DataSource) {}

  /** Includes inactive and removed products. */
  find(slugsOrIds: readonly string[]): Promise<ProductForSale[]> {
    return this.dataSource.query<ProductForSale[]>(forSale, [slugsOrIds]);
  }

  /** Omits inactive and removed products. */
  findActive(slugs: readonly string[]): Promise<AdvertisedProduct[]> {
    return this.dataSource.query<AdvertisedProduct[]>(active, [slugs]);
  }

  /** False when staff removed the product. */
  async exists(id: number): Promise<boolean> {
    const sql = 'select 1 from products where id = $1 and hidden_at is null';
    return (await this.dataSource.query<object[]>(sql, [id])).length > 0;
  }
}
