import { Module } from '@nestjs/common';
import { ShippingSettings } from './shipping-settings.js';
import { ShopController } from './shop.controller.js';

@Module({ controllers: [ShopController], providers: [ShippingSettings], exports: [ShippingSettings] })
export class SettingsModule {}
