import { Injectable } from '@nestjs/common';
import { ProductRecords } from '../../catalog/product-records.query.js';
import { ExistingProducts } from '../../inventory/existing-products.port.js';

@Injectable()
export class CatalogProducts extends ExistingProducts {
  constructor(private readonly products: ProductRecords) {
    super();
  }

  exists(productId: number): Promise<boolean> {
    return this.products.exists(productId);
  }
}
