import { Module } from '@nestjs/common';
import { AdminSettingsController } from './admin-settings.controller.js';
import { ShippingSettings } from './shipping-settings.js';
import { ShopFacts } from './shop-facts.js';
import { ShopController } from './shop.controller.js';

@Module({
  controllers: [AdminSettingsController, ShopController],
  providers: [ShippingSettings, ShopFacts],
  exports: [ShippingSettings, ShopFacts],
})
export class SettingsModule {}
