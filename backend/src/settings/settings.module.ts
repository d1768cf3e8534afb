import { Module } from '@nestjs/common';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { ClaimSettings } from './claim-settings.js';
import { KnownFoodBusiness } from './known-food-business.js';
import { CompanyDetails } from './company-details.query.js';
import { CompanySettings } from './company-settings.js';
import { ShippingSettings } from './shipping-settings.js';
import { ShopFacts } from './shop-facts.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [PaymentsModule],
  controllers: [AdminSettingsController, ShopController],
  providers: [ClaimSettings, CompanyDetails, CompanySettings, KnownFoodBusiness, ShippingSettings, ShopFacts],
  exports: [CompanyDetails, ShippingSettings, ShopFacts],
})
export class SettingsModule {}
