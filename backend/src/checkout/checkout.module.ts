import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CheckoutClosing } from './checkout-closing.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkouts } from './checkouts.js';
import { ProductsForSale } from './products-for-sale.js';
import { Settlement } from './settlement.js';
import { ReviewCheckoutHandler } from './review-checkout.handler.js';
import { SweepCheckoutsHandler } from './sweep-checkouts.handler.js';
import { StockHolds } from './stock-holds.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';

@Module({
  imports: [PaymentsModule, SettingsModule],
  controllers: [CheckoutController, StripeWebhookController],
  providers: [
    CheckoutClosing,
    Checkouts,
    ProductsForSale,
    ReviewCheckoutHandler,
    Settlement,
    StockHolds,
    SweepCheckoutsHandler,
  ],
  exports: [Settlement],
})
export class CheckoutModule {}
