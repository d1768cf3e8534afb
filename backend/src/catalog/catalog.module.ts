import { Module } from '@nestjs/common';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { AdminCategoriesController } from './admin/admin-categories.controller.js';
import { AdminProductImagesController } from './admin/admin-product-images.controller.js';
import { AdminProductsController } from './admin/admin-products.controller.js';
import { AdminProductEditsController } from './edits/admin-product-edits.controller.js';
import { ApplyProductEditHandler } from './edits/apply-product-edit.work.js';
import { ProductEdits } from './edits/product-edits.js';
import { AdminProductImportsController } from './imports/admin-product-imports.controller.js';
import { ProductImports } from './imports/product-imports.js';
import { AdminProductPricesController } from './prices/admin-product-prices.controller.js';
import { CatalogVersion } from './storefront/catalog-version.js';
import { Categories } from './categories.js';
import { ProductImages } from './images/product-images.js';
import { ProductStock } from './product-stock.js';
import { ProductPrices } from './prices/product-prices.js';
import { AdminPromotionsController } from './promotions/admin-promotions.controller.js';
import { PromotionChanges } from './promotions/promotion-changes.js';
import { PromotionClaims } from './promotions/promotion-claims.js';
import { Promotions } from './promotions/promotions.js';
import { Products } from './products.js';
import { SweepImagesHandler } from './images/sweep-images.handler.js';
import { StorefrontCatalog } from './storefront/storefront-catalog.js';
import { StorefrontController } from './storefront/storefront.controller.js';

@Module({
  imports: [DiscountsModule, FilesModule],
  controllers: [
    AdminCategoriesController,
    AdminProductImagesController,
    AdminPromotionsController,
    AdminProductEditsController,
    AdminProductImportsController,
    AdminProductPricesController,
    AdminProductsController,
    StorefrontController,
  ],
  providers: [
    ApplyProductEditHandler,
    Promotions,
    PromotionChanges,
    PromotionClaims,
    CatalogVersion,
    Categories,
    ProductEdits,
    ProductImages,
    ProductImports,
    ProductPrices,
    ProductStock,
    Products,
    StorefrontCatalog,
    SweepImagesHandler,
  ],
  exports: [CatalogVersion, PromotionClaims, StorefrontCatalog],
})
export class CatalogModule {}
