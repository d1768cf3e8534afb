import { Module } from '@nestjs/common';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { CustomerOrders } from '../projections/admin-order-list/customer-orders.query.js';
import { DueRenewals } from '../projections/due-renewals/due-renewals.query.js';
import { CustomerSubscriptions } from '../projections/customer-subscriptions/customer-subscriptions.query.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ProductRecords } from '../catalog/product-records.query.js';
import { SettingsModule } from '../settings/settings.module.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { SubscriptionAddressController } from './changes/subscription-address.controller.js';
import { SubscriptionAddresses } from './changes/subscription-addresses.js';
import { AdminTermsController } from './changes/admin-terms.controller.js';
import { TermsOffers } from './changes/terms-offers.js';
import { AdminRenewalsController } from './admin-renewals.controller.js';
import { CloseRenewalPaymentHandler } from './payments/close-renewal-payment.handler.js';
import { CustomerReservations } from './subscriber/customer-reservations.js';
import { CustomerPayments } from './payment-methods/customer-payments.js';
import { CustomerPaymentsController } from './payment-methods/customer-payments.controller.js';
import { CustomerSubscriptionsController } from './subscriber/customer-subscriptions.controller.js';
import { DetachMethodsHandler } from './payment-methods/detach-methods.work.js';
import { EndedSubscriptions } from './payment-methods/ended-subscriptions.query.js';
import { ForgetPaymentMethodsHandler } from './payment-methods/forget-payment-methods.handler.js';
import { PaymentLinks } from './payment-methods/payment-links.js';
import { PaymentMethods } from './payment-methods/payment-methods.js';
import { RememberPaymentMethodHandler } from './payment-methods/remember-payment-method.handler.js';
import { ChargeRenewalHandler } from './charge-renewal.handler.js';
import { RenewalPayments } from './payments/renewal-payments.js';
import { RenewalSettlement } from './payments/renewal-settlement.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';
import { Renewals } from './renewals.js';
import { SettleRenewalHandler } from './payments/settle-renewal.handler.js';
import { SubscriptionDetails } from './subscriber/subscription-details.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import { SweepRenewalsHandler, SweepSlowRenewalsHandler } from './sweep/sweep-renewals.handler.js';

@Module({
  imports: [PaymentsModule, OrderingModule, SettingsModule],
  controllers: [
    AdminRenewalsController,
    AdminTermsController,
    SubscriptionAddressController,
    CustomerPaymentsController,
    CustomerSubscriptionsController,
  ],
  providers: [
    CloseRenewalPaymentHandler,
    CustomerReservations,
    CustomerOrders,
    CustomerPayments,
    CustomerSubscriptions,
    DetachMethodsHandler,
    DueRenewals,
    EndedSubscriptions,
    ForgetPaymentMethodsHandler,
    OrderContacts,
    PaymentLinks,
    PaymentMethods,
    ProductRecords,
    RememberPaymentMethodHandler,
    ChargeRenewalHandler,
    RenewalPayments,
    RenewalSettlement,
    RenewalSweep,
    Renewals,
    SettleRenewalHandler,
    SubscriptionAddresses,
    SubscriptionDetails,
    SubscriptionReader,
    SweepRenewalsHandler,
    SweepSlowRenewalsHandler,
    TermsOffers,
  ],
  exports: [DueRenewals, PaymentMethods, RenewalSweep, Renewals],
})
export class RenewalsModule {}
