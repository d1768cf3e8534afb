import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { VatRateSchema } from '../../../contracts/vat.js';
import type { ExistingProducts } from '../inventory/existing-products.port.js';
import { countOf, rowsOf } from '../platform/database/rows.js';

const ProductForSaleRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  priceCents: z.int(),
  badge: z.string().nullable(),
  vatRate: VatRateSchema,
  isActive: z.boolean(),
  subscriptionEnabled: z.boolean(),
  subscriptionDiscount: z.int(),
});
export type ProductForSale = z.output<typeof ProductForSaleRow>;

const AdvertisedProduct = ProductForSaleRow.pick({ slug: true, name: true, priceCents: true });

const forSale = `
  select p.id, p.slug, p.name, p.price_cents as "priceCents", p.badge,
    p.vat_rate as "vatRate", p.is_active and p.hidden_at is null as "isActive",
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
    return rowsOf(this.dataSource, ProductForSaleRow, forSale, [slugsOrIds]);
  }

  /** Omits inactive and removed products. */
  findActive(slugs: readonly string[]): Promise<z.output<typeof AdvertisedProduct>[]> {
    return rowsOf(this.dataSource, AdvertisedProduct, active, [slugs]);
  }

  /** False when staff removed the product. */
  async exists(id: number): Promise<boolean> {
    const sql = 'select 1 from products where id = $1 and hidden_at is null';
    return (await countOf(this.dataSource, sql, [id])) > 0;
  }
}
