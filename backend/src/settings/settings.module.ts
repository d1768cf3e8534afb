import { Module } from '@nestjs/common';
import { AdminSettingsController } from './admin-settings.controller.js';
import { ShippingSettings } from './shipping-settings.js';
import { ShopController } from './shop.controller.js';

@Module({
  controllers: [AdminSettingsController, ShopController],
  providers: [ShippingSettings],
  exports: [ShippingSettings],
})
export class SettingsModule {}
