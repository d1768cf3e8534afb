import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CrawlersController } from './crawlers.controller.js';
import { PageAddresses } from './page-addresses.js';

/** What browsers and search engines get that is neither data nor a file. */
@Module({ imports: [CatalogModule], controllers: [CrawlersController], providers: [PageAddresses] })
export class StorefrontPagesModule {}
