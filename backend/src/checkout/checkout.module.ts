import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkouts } from './checkouts.js';
import { ProductsForSale } from './products-for-sale.js';
import { Settlement } from './settlement.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';

@Module({
  imports: [PaymentsModule, SettingsModule],
  controllers: [CheckoutController, StripeWebhookController],
  providers: [Checkouts, ProductsForSale, Settlement],
  exports: [Settlement],
})
export class CheckoutModule {}
