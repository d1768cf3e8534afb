import { Module } from '@nestjs/common';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ProductRecords } from '../catalog/product-records.query.js';
import { BasketPromotions } from '../catalog/promotions/basket-promotions.query.js';
import { CodedPromotions } from '../catalog/promotions/coded-promotions.query.js';
import { RefundWebhookEvents } from './provider/refund-webhook-events.js';
import { RefundRecords } from '../refunds/requested/refund-records.query.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { CarryOutDecisionHandler } from './unmatched/carry-out-decision.work.js';
import { LegalModule } from '../legal/legal.module.js';
import { AgreedTerms } from './agreed-terms.js';
import { CheckoutBeginning } from './checkout-beginning.js';
import { CheckoutClosing } from './closing/checkout-closing.js';
import { CheckoutReservations } from './reservations/checkout-reservations.js';
import { CheckoutLimits } from './reservations/checkout-limits.js';
import { CheckoutRecords } from './checkout-records.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkouts } from './checkouts.js';
import { DeclinedPayments } from './closing/declined-payments.js';
import { DiscountChoice } from './discounts/discount-choice.js';
import { DiscountCodesController } from './discounts/discount-codes.controller.js';
import { ExternalRefundRecords } from '../refunds/external/external-refund-records.query.js';
import { FirstOrderReservations } from './reservations/first-order-reservations.js';
import { UnpaidReservations } from './reservations/unpaid-reservations.js';
import { MailboxKeys } from './reservations/mailbox-keys.js';
import { IssuedQuotes } from './quote/issued-quotes.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { BuyerRecords } from '../customers/buyer-records.query.js';
import { AdminOrderSwapsController } from './phone-orders/admin-order-swaps.controller.js';
import { AdminPhoneOrdersController } from './phone-orders/admin-phone-orders.controller.js';
import { OrderAdditions } from './phone-orders/order-additions.js';
import { PaymentLinks } from './phone-orders/payment-links.js';
import { PaymentLinksController } from './phone-orders/payment-links.controller.js';
import { PhoneOrderList } from './phone-orders/phone-order-list.js';
import { PhoneOrderStarts } from './phone-orders/phone-order-starts.js';
import { PhoneOrderStates } from './phone-orders/phone-order-states.js';
import { PhoneOrders } from './phone-orders/phone-orders.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { Offers } from './quote/offers.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { Repricing } from './quote/repricing.js';
import { RepeatOrders } from './closing/repeat-orders.js';
import { FailedPayments } from './settlement/failed-payments.js';
import { PaymentResponses } from './payment-responses.js';
import { PaymentMatching } from './settlement/payment-matching.js';
import { Settlement } from './settlement/settlement.js';
import { FirstVisits } from './settlement/first-visits.js';
import { RestoreBuyerHandler } from './restoring/restore-buyer.handler.js';
import { RestoreCheckoutHandler } from './restoring/restore-checkout.handler.js';
import { LostPayments } from './restoring/lost-payments.js';
import { ReleaseLostReservationHandler } from './restoring/release-lost-reservation.handler.js';
import { RestoreCodeUseHandler } from './discounts/restore-code-use.handler.js';
import { ReviewCheckoutHandler } from './closing/review-checkout.handler.js';
import { SweepCheckoutsHandler } from './closing/sweep-checkouts.handler.js';
import { LeftOverReservations } from './reservations/left-over-reservations.js';
import { SweepQuotesHandler } from './quote/sweep-quotes.handler.js';
import { ShopperLocks } from './reservations/shopper-locks.js';
import { StockReservations } from './reservations/stock-reservations.js';
import { StripeWebhookController } from './provider/stripe-webhook.controller.js';
import { UnmatchedPayments } from './unmatched/unmatched-payments.js';
import { UnmatchedPaymentsController } from './unmatched/unmatched-payments.controller.js';

@Module({
  imports: [CatalogModule, DiscountsModule, LegalModule, PaymentsModule, SettingsModule, OrderingModule],
  controllers: [
    AdminOrderSwapsController,
    AdminPhoneOrdersController,
    CheckoutController,
    DiscountCodesController,
    PaymentLinksController,
    StripeWebhookController,
    UnmatchedPaymentsController,
  ],
  providers: [
    AgreedTerms,
    CarryOutDecisionHandler,
    CheckoutBeginning,
    CheckoutClosing,
    CheckoutReservations,
    CheckoutLimits,
    CheckoutRecords,
    Checkouts,
    BasketPromotions,
    BuyerRecords,
    CodedPromotions,
    DeclinedPayments,
    DiscountChoice,
    ExternalRefundRecords,
    FailedPayments,
    FirstOrderReservations,
    FirstVisits,
    UnpaidReservations,
    IssuedQuotes,
    RestoreBuyerHandler,
    RestoreCheckoutHandler,
    LeftOverReservations,
    LostPayments,
    MailboxKeys,
    Offers,
    OrderContacts,
    OrderAdditions,
    OrderReader,
    PaymentLinks,
    PaymentMatching,
    PaymentResponses,
    PhoneOrderList,
    PhoneOrderStarts,
    PhoneOrderStates,
    PhoneOrders,
    ProductRecords,
    RefundWebhookEvents,
    RefundRecords,
    ReleaseLostReservationHandler,
    RepeatOrders,
    Repricing,
    RestoreCodeUseHandler,
    ReviewCheckoutHandler,
    Settlement,
    ShopperLocks,
    StockReservations,
    SweepCheckoutsHandler,
    SweepQuotesHandler,
    UnmatchedPayments,
  ],
  exports: [Settlement],
})
export class CheckoutModule {}
