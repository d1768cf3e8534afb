import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { VatRateSchema } from '../../../contracts/tax/vat.js';
import type { ExistingProducts } from '../inventory/existing-products.port.js';
import { Clock } from '../platform/clock/clock.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { isOnSale } from './on-sale.sql.js';
import { PriceHistoryRow, priceHistory } from './prices/prices.sql.js';
import { shownPrice, type PromotionChoice, type ShownPrice } from './prices/shown-price.js';

const ProductForSaleRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  history: PriceHistoryRow,
  badge: z.string().nullable(),
  vatRate: VatRateSchema,
  isActive: z.boolean(),
  subscriptionEnabled: z.boolean(),
  subscriptionDiscount: z.int(),
});
type Priced<Row extends { history: PriceHistoryRow }> = Omit<Row, 'history'> & ShownPrice;
/** At the price of the moment. */
export type ProductForSale = Priced<z.output<typeof ProductForSaleRow>>;

const AdvertisedProductRow = ProductForSaleRow.pick({ slug: true, name: true, imageUrl: true, history: true });
export type AdvertisedProduct = Priced<z.output<typeof AdvertisedProductRow>>;

const firstImage = `coalesce(
  (select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.sort_order limit 1), '')`;
const forSale = `
  select p.id, p.slug, p.name, ${priceHistory} as history, p.badge,
    p.vat_rate as "vatRate", ${isOnSale} as "isActive",
    p.subscription_enabled as "subscriptionEnabled", p.subscription_discount as "subscriptionDiscount",
    ${firstImage} as "imageUrl"
  from products p
  where p.slug = any($1) or p.id::text = any($1)`;
const active = `
  select p.slug, p.name, ${firstImage} as "imageUrl", ${priceHistory} as history from products p
  where p.slug = any($1) and ${isOnSale}`;

/** The published queries on products. */
@Injectable()
export class ProductRecords implements ExistingProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Includes inactive and removed products. */
  async find(slugsOrIds: readonly string[], choice?: PromotionChoice): Promise<ProductForSale[]> {
    const rows = await rowsOf(this.dataSource, ProductForSaleRow, forSale, [slugsOrIds]);
    return rows.map((row) => this.priced(row, choice));
  }

  /** Omits inactive and removed products. */
  async findActive(slugs: readonly string[]): Promise<AdvertisedProduct[]> {
    const rows = await rowsOf(this.dataSource, AdvertisedProductRow, active, [slugs]);
    return rows.map((row) => this.priced(row));
  }

  /** The first picture of each product, also of a removed one. Omits products without any. */
  async pictures(ids: readonly number[]): Promise<Map<number, string>> {
    const Row = z.object({ id: z.int(), imageUrl: z.string() });
    const sql = `select p.id, ${firstImage} as "imageUrl" from products p where p.id = any($1)`;
    const rows = await rowsOf(this.dataSource, Row, sql, [ids]);
    return new Map(rows.filter(({ imageUrl }) => imageUrl).map(({ id, imageUrl }) => [id, imageUrl]));
  }

  /** False when staff removed the product. */
  async exists(id: number): Promise<boolean> {
    const sql = 'select 1 from products where id = $1 and hidden_at is null';
    return (await countOf(this.dataSource, sql, [id])) > 0;
  }

  private priced<Row extends { history: PriceHistoryRow }>(
    { history, ...product }: Row,
    choice?: PromotionChoice,
  ): Priced<Row> {
    return { ...product, ...shownPrice(history, this.clock.now(), choice) };
  }
}
