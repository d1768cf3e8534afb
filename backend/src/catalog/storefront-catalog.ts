import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Category, Product, ProductDetail } from '../../../contracts/catalog.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { ReadModelProgress } from '../event-sourcing/read-model-progress.js';
import { CatalogVersion } from './catalog-version.js';
import { categoriesSql, productDetailSql, productListSql } from './storefront.sql.js';

const mostRemembered = 2000;

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

  /** One active product with everything on its page. Throws `not-found`. */
  productJson(slug: string): Promise<string> {
    return this.remembered(`product:${slug}`, async () => {
      const [row] = await this.dataSource.query<{ product: ProductDetail }[]>(productDetailSql, [slug]);
      if (!row) throw new DomainError('not-found');
      return JSON.stringify(row.product);
    });
  }

  categoriesJson(): Promise<string> {
    return this.remembered('categories', async () => {
      const rows = await this.dataSource.query<{ category: Category }[]>(categoriesSql);
      return JSON.stringify(rows.map(({ category }) => category));
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
