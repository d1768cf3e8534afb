import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  ListedCategorySchema,
  ProductDetailSchema,
  ProductSchema,
  ProductTextSchema,
  type MissingProduct,
  type Product,
} from '../../../../contracts/catalog.js';
import { endOfDay } from '../../../../contracts/values/calendar.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';
import { CatalogPagesRow, catalogPagesSql, type CatalogPages } from './catalog-pages.sql.js';
import { PriceHistoryRow } from '../prices/prices.sql.js';
import { nextShownChange, shownBadge, shownPrice, type ShownPrice } from '../prices/shown-price.js';
import { CatalogVersion } from './catalog-version.js';
import { neighboursOf } from './neighbours.js';
import {
  categoriesSql,
  nextPublicationSql,
  productDetailSql,
  productListSql,
  productTextsSql,
  slugOwnerSql,
} from './storefront.sql.js';
import { rowsOf, valueOf } from '../../platform/database/rows.js';

const prices = { price: true, referencePrice: true, freePieces: true } as const;
const Listed = z.object({ product: ProductSchema.omit(prices), history: PriceHistoryRow });
const added = { contents: true, goesWith: true, alternatives: true } as const;
const Detail = ProductDetailSchema.omit({ ...prices, ...added }).extend({ contentIds: z.array(z.int()) });
const Detailed = z.object({ product: Detail, history: PriceHistoryRow });
const ListedCategory = z.object({ category: ListedCategorySchema });
const SlugOwner = z.object({
  slug: z.string(),
  categoryId: z.int(),
  isOnSale: z.boolean(),
  isRemoved: z.boolean(),
});

/**
 * Caches the storefront as JSON until a product, category, stock or planned price changes. Concurrent requests share a query. Keeps
 * nothing under names that visitors make up, so they cannot fill it.
 */
@Injectable()
export class StorefrontCatalog {
  private cache = new Map<string, Promise<string>>();
  private cachedAt = '';
  private timedChanges = 0;
  private nextTimedChange = Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly progress: ReadModelProgress,
    private readonly version: CatalogVersion,
    private readonly clock: Clock,
  ) {}

  /** Changes with every possible change of the catalogue. */
  get state(): string {
    if (this.clock.now().getTime() >= this.nextTimedChange) {
      this.nextTimedChange = Infinity;
      this.timedChanges++;
    }
    return `${this.progress.changes}/${this.version.current}/${this.timedChanges}`;
  }

  /** Active products as a JSON array, oldest first; null returns all categories. */
  productsJson(categoryId: number | null): Promise<string> {
    return this.cached(`list:${categoryId ?? ''}`, async (forget) => {
      const rows = await rowsOf(this.dataSource, Listed, productListSql, [categoryId]);
      if (rows.length === 0) forget();
      return JSON.stringify(rows.map((row) => this.priced(row)));
    });
  }

  /** Throws `not-found`, with a `MissingProduct` when the slug was in use before. */
  productJson(slug: string): Promise<string> {
    return this.cached(`product:${slug}`, async () => {
      const [row] = await rowsOf(this.dataSource, Detailed, productDetailSql, [slug]);
      if (!row) throw new DomainError('not-found', await this.missingProduct(slug));
      const all = JSON.parse(await this.productsJson(null)) as Product[];
      const { contentIds, ...detail } = this.priced(row);
      const contents = contentIds.flatMap((id) => all.find((other) => other.id === id) ?? []);
      return JSON.stringify({ ...detail, contents, ...neighboursOf(row.product, all, contentIds) });
    });
  }

  textsJson(): Promise<string> {
    return this.cached('texts', async () =>
      JSON.stringify(await rowsOf(this.dataSource, ProductTextSchema, productTextsSql)),
    );
  }

  categoriesJson(): Promise<string> {
    return this.cached('categories', async () => {
      const rows = await rowsOf(this.dataSource, ListedCategory, categoriesSql);
      return JSON.stringify(rows.map(({ category }) => category));
    });
  }

  /** A product that is not on sale may never have been on sale, so it reveals nothing. */
  private async missingProduct(slug: string): Promise<MissingProduct> {
    const [owner] = await rowsOf(this.dataSource, SlugOwner, slugOwnerSql, [slug]);
    if (owner?.isRemoved) return { categoryId: owner.categoryId };
    return owner?.isOnSale && owner.slug !== slug ? { slug: owner.slug } : {};
  }

  pagesJson(): Promise<string> {
    return this.cached('pages', async () => {
      const { products, categories } = await valueOf(this.dataSource, CatalogPagesRow, catalogPagesSql);
      const priced = products.map(({ history, ...page }) => ({ ...page, priceCents: this.shown(history).priceCents }));
      return JSON.stringify({ products: priced, categories } satisfies CatalogPages);
    });
  }

  private priced<T extends { badge: string | null }>({ product, history }: { product: T; history: PriceHistoryRow }) {
    const { priceCents, referenceCents, freePieces } = this.shown(history);
    const referencePrice = referenceCents === null ? null : centsToDecimal(referenceCents);
    const badge = shownBadge(product.badge, freePieces);
    return { ...product, badge, price: centsToDecimal(priceCents), referencePrice, freePieces };
  }

  /** The price now. What is cached expires when it changes. */
  private shown(history: PriceHistoryRow): ShownPrice {
    const now = this.clock.now();
    this.nextTimedChange = Math.min(this.nextTimedChange, nextShownChange(history, now, endOfDay(this.clock.today())));
    return shownPrice(history, now);
  }

  /** What is cached expires when a product goes on sale by itself. */
  private async noteNextPublication(): Promise<void> {
    const at = await valueOf(this.dataSource, z.number().nullable(), nextPublicationSql);
    this.nextTimedChange = Math.min(this.nextTimedChange, at ?? Infinity);
  }

  private cached(key: string, load: (forget: () => void) => Promise<string>): Promise<string> {
    const { state } = this;
    if (state !== this.cachedAt) {
      this.cache = new Map();
      this.cachedAt = state;
    }
    const hit = this.cache.get(key);
    if (hit) return hit;
    const { cache } = this;
    const forget = () => void cache.delete(key);
    const pending = this.noteNextPublication().then(() => load(forget));
    cache.set(key, pending);
    pending.catch(forget);
    return pending;
  }
}
