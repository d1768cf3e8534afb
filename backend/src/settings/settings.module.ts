import { Module } from '@nestjs/common';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { ClaimSettings } from './claim-settings.js';
import { CompanyDetails } from './company-details.query.js';
import { CompanySettings } from './company-settings.js';
import { KnownCompany } from './known-company.js';
import { ShippingSettings } from './shipping-settings.js';
import { ShopFacts } from './shop-facts.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [PaymentsModule],
  controllers: [AdminSettingsController, ShopController],
  providers: [ClaimSettings, CompanyDetails, CompanySettings, KnownCompany, ShippingSettings, ShopFacts],
  exports: [CompanyDetails, KnownCompany, ShippingSettings, ShopFacts],
})
export class SettingsModule {}
