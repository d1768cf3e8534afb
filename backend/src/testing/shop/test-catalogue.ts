import { CatalogVersion } from '../../catalog/storefront/catalog-version.js';
import { eventually } from '../kernel.js';
import { staffOf, type TestBrowser, type TestShop } from './test-shop.js';

/** Edits the catalogue as staff. Each method resolves once the storefront shows the change. */
export class TestCatalogue {
  private constructor(
    private readonly staff: TestBrowser,
    private readonly version: CatalogVersion,
  ) {}

  static async of(shop: TestShop): Promise<TestCatalogue> {
    return new TestCatalogue(await staffOf(shop), shop.app.get(CatalogVersion));
  }

  category(slug: string, fields: object = {}): Promise<number> {
    return this.create('/api/admin/categories', { name: slug, slug, description: null, ...fields });
  }

  changeCategory(id: number, patch: object): Promise<number> {
    return this.status('PATCH', `/api/admin/categories/${id}`, patch);
  }

  product(slug: string, categoryId: number, fields: object = {}): Promise<number> {
    const form = { name: slug, slug, description: 'Lekker.', categoryId, price: '24,95', ...fields };
    return this.create('/api/admin/products', form);
  }

  changeProduct(id: number, patch: object): Promise<number> {
    return this.status('PATCH', `/api/admin/products/${id}`, patch);
  }

  addImage(id: number, url: string): Promise<number> {
    return this.status('POST', `/api/admin/products/${id}/images`, { url });
  }

  remove(kind: 'products' | 'categories', id: number): Promise<number> {
    return this.status('DELETE', `/api/admin/${kind}/${id}`);
  }

  private async create(path: string, form: object): Promise<number> {
    const response = await this.send('POST', path, form);
    if (response.status !== 201) throw new Error(`${path}: ${await response.text()}`);
    return ((await response.json()) as { id: number }).id;
  }

  private async status(method: string, path: string, body?: object): Promise<number> {
    return (await this.send(method, path, body)).status;
  }

  private async send(method: string, path: string, body?: object): Promise<Response> {
    const before = this.version.current;
    const response = await this.staff.send(method, path, body, {});
    if (response.ok) await eventually(() => this.version.current > before, 'the new catalogue');
    return response;
  }
}
