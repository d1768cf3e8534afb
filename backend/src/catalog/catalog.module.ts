import { Module } from '@nestjs/common';
import { CatalogVersion } from './catalog-version.js';
import { StorefrontCatalog } from './storefront-catalog.js';
import { StorefrontController } from './storefront.controller.js';

@Module({
  controllers: [StorefrontController],
  providers: [StorefrontCatalog, CatalogVersion],
  exports: [CatalogVersion],
})
export class CatalogModule {}
