import { Module } from '@nestjs/common';
import { AdminShopTextsController } from './admin-shop-texts.controller.js';
import { HomeTextsController } from './home-texts.controller.js';
import { QuestionsController } from './questions.controller.js';
import { Questions } from './questions.query.js';
import { ShopTextPublishing } from './shop-text-publishing.js';
import { ShopTexts } from './shop-texts.query.js';

@Module({
  controllers: [AdminShopTextsController, HomeTextsController, QuestionsController],
  providers: [Questions, ShopTextPublishing, ShopTexts],
  exports: [Questions, ShopTexts],
})
export class ShopTextsModule {}
