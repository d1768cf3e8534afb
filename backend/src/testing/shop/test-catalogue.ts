import * as api from '../../../../contracts/api.js';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { forSale } from '../../../../contracts/food/label.fixtures.js';
import { CatalogVersion } from '../../catalog/storefront/catalog-version.js';
import { eventually } from '../kernel.js';
import type { Arguments } from './test-browser.js';
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
    return this.create(api.adminCategories.createCategory, { name: slug, slug, description: null, ...fields });
  }

  changeCategory(id: number, body: object): Promise<number> {
    return this.status(api.adminCategories.changeCategory, { params: { id }, body });
  }

  product(slug: string, categoryId: number, fields: object = {}): Promise<number> {
    const form = { name: slug, slug, description: 'Lekker.', categoryId, price: '24,95', ...forSale, ...fields };
    return this.create(api.adminProducts.createProduct, form);
  }

  changeProduct(id: number, body: object): Promise<number> {
    return this.status(api.adminProducts.changeProduct, { params: { id }, body });
  }

  addImage(id: number, url: string): Promise<number> {
    return this.status(api.adminProductImages.addImage, { params: { id }, body: { url } });
  }

  removeProduct(id: number): Promise<number> {
    return this.status(api.adminProducts.deleteProduct, { params: { id } });
  }

  removeCategory(id: number): Promise<number> {
    return this.status(api.adminCategories.deleteCategory, { params: { id } });
  }

  private async create(
    endpoint: typeof api.adminCategories.createCategory | typeof api.adminProducts.createProduct,
    body: object,
  ): Promise<number> {
    const response = await this.call(endpoint, { body });
    if (response.status !== 201) throw new Error(`${endpoint.path}: ${await response.text()}`);
    return (await response.json()).id;
  }

  private async status<E extends Endpoint>(endpoint: E, ...sent: Arguments<E>): Promise<number> {
    return (await this.call(endpoint, ...sent)).status;
  }

  private async call<E extends Endpoint>(endpoint: E, ...sent: Arguments<E>) {
    const before = this.version.current;
    const response = await this.staff.call(endpoint, ...sent);
    if (response.ok) await eventually(() => this.version.current > before, 'the new catalogue');
    return response;
  }
}
