import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Category, MissingProduct, Product, ProductDetail } from '../../../../contracts/catalog.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';
import { catalogPagesSql, type CatalogPages } from './catalog-pages.sql.js';
import { CatalogVersion } from './catalog-version.js';
import { categoriesSql, productDetailSql, productListSql, slugOwnerSql } from './storefront.sql.js';

const mostRemembered = 2000;

interface SlugOwner {
  slug: string;
  categoryId: number;
  isActive: boolean;
  isRemoved: boolean;
}

/**
 * What shoppers see of the catalogue, as JSON that is made once and answered many times: until a product, a category or
 * any stock changes. Requests that arrive while it is made share the making.
 */
@Injectable()
export class StorefrontCatalog {
  private cache = new Map<string, Promise<string>>();
  private cachedAt = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly progress: ReadModelProgress,
    private readonly version: CatalogVersion,
  ) {}

  /** Active products as a JSON array, newest last; of one category when its id is given. */
  productsJson(categoryId: number | null): Promise<string> {
    return this.remembered(`list:${categoryId ?? ''}`, async () => {
      const rows = await this.dataSource.query<{ product: Product }[]>(productListSql, [categoryId]);
      return JSON.stringify(rows.map(({ product }) => product));
    });
  }

  /** One active product with everything on its page. Throws `not-found`, with a `MissingProduct` when it was there before. */
  productJson(slug: string): Promise<string> {
    return this.remembered(`product:${slug}`, async () => {
      const [row] = await this.dataSource.query<{ product: ProductDetail }[]>(productDetailSql, [slug]);
      if (!row) throw new DomainError('not-found', await this.whatBecameOf(slug));
      return JSON.stringify(row.product);
    });
  }

  categoriesJson(): Promise<string> {
    return this.remembered('categories', async () => {
      const rows = await this.dataSource.query<{ category: Category }[]>(categoriesSql);
      return JSON.stringify(rows.map(({ category }) => category));
    });
  }

  /** Nothing for an inactive product: it may come back, or may never have been on sale. */
  private async whatBecameOf(slug: string): Promise<MissingProduct> {
    const [owner] = await this.dataSource.query<SlugOwner[]>(slugOwnerSql, [slug]);
    if (owner?.isRemoved) return { categoryId: owner.categoryId };
    return owner?.isActive && owner.slug !== slug ? { slug: owner.slug } : {};
  }

  /** What crawlers are told of each product and category, as a `CatalogPages`. */
  pagesJson(): Promise<string> {
    return this.remembered('pages', async () => {
      const [row] = await this.dataSource.query<{ pages: CatalogPages }[]>(catalogPagesSql);
      return JSON.stringify(row!.pages);
    });
  }

  private remembered(key: string, make: () => Promise<string>): Promise<string> {
    const moment = `${this.progress.changes}/${this.version.current}`;
    if (moment !== this.cachedAt) {
      this.cache = new Map();
      this.cachedAt = moment;
    }
    const known = this.cache.get(key);
    if (known) return known;
    const { cache } = this;
    const made = make();
    if (cache.size >= mostRemembered) return made; // somebody asks for every number there is
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  }
}
