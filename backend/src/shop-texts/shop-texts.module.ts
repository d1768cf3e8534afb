import { Module } from '@nestjs/common';
import { AdminShopTextsController } from './admin-shop-texts.controller.js';
import { ShopTextPublishing } from './shop-text-publishing.js';
import { ShopTexts } from './shop-texts.query.js';

@Module({
  controllers: [AdminShopTextsController],
  providers: [ShopTextPublishing, ShopTexts],
  exports: [ShopTexts],
})
export class ShopTextsModule {}
