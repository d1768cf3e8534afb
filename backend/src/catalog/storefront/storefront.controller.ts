import {
  ListedCategorySchema,
  ProductDetailSchema,
  ProductSchema,
  ProductTextSchema,
} from '../../../../contracts/catalog.js';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { StorefrontCatalog } from './storefront-catalog.js';

const ListQuerySchema = z.object({
  category: z.coerce
    .number({ error: 'Onbekende categorie' })
    .int('Onbekende categorie')
    .positive()
    .max(2 ** 31 - 1, 'Onbekende categorie')
    .optional(),
});
const json = 'application/json; charset=utf-8';

@Controller('api')
@AllowAccess('shopper')
export class StorefrontController {
  constructor(private readonly catalog: StorefrontCatalog) {}

  /** All active products, or those of one category by its id. */
  @Get('products')
  @Answers(z.array(ProductSchema))
  @Header('content-type', json)
  listProducts(@Query(parsedBy(ListQuerySchema)) { category }: z.infer<typeof ListQuerySchema>): Promise<string> {
    return this.catalog.productsJson(category ?? null);
  }

  /**
   * One product by its slug. 404 when it does not exist or is hidden. `details` then holds its current slug, or the
   * category of a removed product.
   */
  @Get('products/:slug')
  @Answers(ProductDetailSchema)
  @Header('content-type', json)
  findProduct(@Param('slug') slug: string): Promise<string> {
    return this.catalog.productJson(slug);
  }

  /** The texts of all active products that the search reads. */
  @Get('product-texts')
  @Answers(z.array(ProductTextSchema))
  @Header('content-type', json)
  listTexts(): Promise<string> {
    return this.catalog.textsJson();
  }

  @Get('categories')
  @Answers(z.array(ListedCategorySchema))
  @Header('content-type', json)
  listCategories(): Promise<string> {
    return this.catalog.categoriesJson();
  }
}
