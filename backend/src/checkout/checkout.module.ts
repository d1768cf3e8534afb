import { Module } from '@nestjs/common';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { CheckoutClosing } from './checkout-closing.js';
import { CheckoutHolds } from './checkout-holds.js';
import { CheckoutLimits } from './checkout-limits.js';
import { CheckoutRecords } from './checkout-records.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkouts } from './checkouts.js';
import { DeclinedPayments } from './declined-payments.js';
import { DiscountChoice } from './discount-choice.js';
import { DiscountCodesController } from './discount-codes.controller.js';
import { FirstOrderClaims } from './first-order-claims.js';
import { HoldClaims } from './hold-claims.js';
import { IssuedQuotes } from './issued-quotes.js';
import { OrderContacts } from './order-contacts.js';
import { Offers } from './offers.js';
import { ProductsForSale } from './products-for-sale.js';
import { Repricing } from './repricing.js';
import { RepeatOrders } from './repeat-orders.js';
import { Settlement } from './settlement.js';
import { ReviewCheckoutHandler } from './review-checkout.handler.js';
import { SweepCheckoutsHandler } from './sweep-checkouts.handler.js';
import { SweepQuotesHandler } from './sweep-quotes.handler.js';
import { ShopperTurns } from './shopper-turns.js';
import { StockHolds } from './stock-holds.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { UnmatchedPayments } from './unmatched-payments.js';
import { UnmatchedPaymentsController } from './unmatched-payments.controller.js';

@Module({
  imports: [DiscountsModule, PaymentsModule, SettingsModule],
  controllers: [CheckoutController, DiscountCodesController, StripeWebhookController, UnmatchedPaymentsController],
  providers: [
    CheckoutClosing,
    CheckoutHolds,
    CheckoutLimits,
    CheckoutRecords,
    Checkouts,
    DeclinedPayments,
    DiscountChoice,
    FirstOrderClaims,
    HoldClaims,
    IssuedQuotes,
    Offers,
    OrderContacts,
    ProductsForSale,
    RepeatOrders,
    Repricing,
    ReviewCheckoutHandler,
    Settlement,
    ShopperTurns,
    StockHolds,
    SweepCheckoutsHandler,
    SweepQuotesHandler,
    UnmatchedPayments,
  ],
  exports: [Settlement],
})
export class CheckoutModule {}
