import { listProducts, findProduct, listTexts, listCategories } from '../../../../contracts/catalog.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, Header } from '@nestjs/common';
import { StorefrontCatalog } from './storefront-catalog.js';

const json = 'application/json; charset=utf-8';

@Controller()
export class StorefrontController {
  constructor(private readonly catalog: StorefrontCatalog) {}

  @Handles(listProducts)
  @Header('content-type', json)
  listProducts({ query: { category } }: Call<typeof listProducts>): Promise<string> {
    return this.catalog.productsJson(category ?? null);
  }

  @Handles(findProduct)
  @Header('content-type', json)
  findProduct({ params: { slug } }: Call<typeof findProduct>): Promise<string> {
    return this.catalog.productJson(slug);
  }

  @Handles(listTexts)
  @Header('content-type', json)
  listTexts(): Promise<string> {
    return this.catalog.textsJson();
  }

  @Handles(listCategories)
  @Header('content-type', json)
  listCategories(): Promise<string> {
    return this.catalog.categoriesJson();
  }
}
