import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { LegalModule } from '../../legal/legal.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { ShopTextsModule } from '../../shop-texts/shop-texts.module.js';
import { CrawlersController } from './crawlers.controller.js';
import { PageAddresses } from './page-addresses.js';
import { PageReads } from './page-reads.js';
import { SecurityTextController } from './security-text.controller.js';

@Module({
  imports: [CatalogModule, LegalModule, SettingsModule, ShopTextsModule],
  controllers: [CrawlersController, SecurityTextController],
  providers: [PageAddresses, PageReads],
})
export class StorefrontPagesModule {}
