import { Module } from '@nestjs/common';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { BasketPromotions } from '../catalog/promotions/basket-promotions.query.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { ClaimSettings } from './claim-settings.js';
import { CompanyModule } from './company.module.js';
import { CompanySettings } from './company-settings.js';
import { DispatchSettings } from './dispatch-settings.js';
import { ShippingSettings } from './shipping-settings.js';
import { ShopTextsModule } from '../shop-texts/shop-texts.module.js';
import { ShopFacts } from './shop-facts.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [CompanyModule, PaymentsModule, ShopTextsModule],
  controllers: [AdminSettingsController, ShopController],
  providers: [BasketPromotions, ClaimSettings, CompanySettings, DispatchSettings, ShippingSettings, ShopFacts],
  exports: [CompanyModule, DispatchSettings, ShippingSettings, ShopFacts],
})
export class SettingsModule {}
