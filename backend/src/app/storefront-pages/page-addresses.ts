import { Injectable } from '@nestjs/common';
import type { ListedCategory, MissingProduct } from '../../../../contracts/catalog.js';
import { categoryWithSlug } from '../../../../contracts/values/category-slugs.js';
import { LegalVersionQuerySchema } from '../../../../contracts/law/legal-pages.js';
import type { PagePath } from '../../../../contracts/pages/page-paths.js';
import { StorefrontCatalog } from '../../catalog/storefront/storefront-catalog.js';
import { LegalPages } from '../../legal/legal-pages.js';
import { DomainError } from '../../platform/errors/domain-error.js';

export type PageResponse = { status: 200 | 404 | 410 } | { location: string };

/** `query` is the part behind the question mark. */
export interface PageAddress {
  path: PagePath;
  params: Readonly<Record<string, string>>;
  query: string;
}

const found: PageResponse = { status: 200 };
const notFound: PageResponse = { status: 404 };
const removed: PageResponse = { status: 410 };

@Injectable()
export class PageAddresses {
  constructor(
    private readonly catalog: StorefrontCatalog,
    private readonly legal: LegalPages,
  ) {}

  /** Responds with 200 when the catalogue cannot be read, because the page shows that error itself. */
  async responseTo({ path, params, query }: PageAddress): Promise<PageResponse> {
    try {
      if (path === '/product/$id') return await this.product(params.id!, query);
      if (path === '/products/$category') return await this.category(params.category!, query);
      if (path === '/informatie/$name') return await this.legalPage(params.name!, query);
      if (path === '/products') return await this.list(query);
    } catch {
      return found;
    }
    return found;
  }

  private async product(slug: string, query: string): Promise<PageResponse> {
    try {
      await this.catalog.productJson(slug);
      return found;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { slug: present, categoryId } = error.details as MissingProduct;
      if (present) return { location: withQuery(`/product/${present}`, query) };
      return categoryId ? removed : notFound;
    }
  }

  private async category(named: string, query: string): Promise<PageResponse> {
    const category = categoryWithSlug(await this.categories(), named);
    if (!category) return notFound;
    return category.slug === named ? found : { location: withQuery(`/products/${category.slug}`, query) };
  }

  private async legalPage(name: string, query: string): Promise<PageResponse> {
    const typed = new URLSearchParams(query).get('versie') ?? undefined;
    const { success, data } = LegalVersionQuerySchema.safeParse({ version: typed });
    try {
      await this.legal.find(name, success ? data.version : undefined);
      return found;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return notFound;
    }
  }

  /** `/products?category=…` names a category by its id or slug; its own page is at `/products/<slug>`. */
  private async list(query: string): Promise<PageResponse> {
    const parameters = new URLSearchParams(query);
    const named = parameters.get('category');
    if (!named) return found;
    const categories = await this.categories();
    const category = categories.find(({ id }) => String(id) === named) ?? categoryWithSlug(categories, named);
    if (!category) return found;
    parameters.delete('category');
    return { location: withQuery(`/products/${category.slug}`, parameters.toString()) };
  }

  private async categories(): Promise<ListedCategory[]> {
    return JSON.parse(await this.catalog.categoriesJson()) as ListedCategory[];
  }
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
