import type { Process } from '../platform/event-sourcing/readers/process.js';
import { whenDeliveryDroppedThenClosePayment } from './when-delivery-dropped-then-close-payment.process.js';
import { whenOrderCancelledThenRestoreCodeUse } from './when-order-cancelled-then-restore-code-use.process.js';
import { whenOrderCancelledThenMailCancellation } from './when-order-cancelled-then-mail-cancellation.process.js';
import { whenOrderCancelledThenRevertSale } from './when-order-cancelled-then-revert-sale.process.js';
import { whenOrderChangedThenStartOrEndSubscriptions } from './when-order-changed-then-start-or-end-subscriptions.process.js';
import { whenOrderPlacedThenKeepCheckout } from './when-order-placed-then-keep-checkout.process.js';
import { whenOrderPlacedThenSellStock } from './when-order-placed-then-sell-stock.process.js';
import { whenOrderRefundedThenMailRefund } from './when-order-refunded-then-mail-refund.process.js';
import { whenOrderShippedThenMailShipment } from './when-order-shipped-then-mail-shipment.process.js';
import { whenPaymentCapturedThenKeepCustomer } from './when-payment-captured-then-keep-customer.process.js';
import { whenPaymentCapturedThenMailConfirmation } from './when-payment-captured-then-mail-confirmation.process.js';
import { whenPaymentCapturedThenRememberPaymentMethod } from './when-payment-captured-then-remember-payment-method.process.js';
import { whenPaymentFailedThenMailFailure } from './when-payment-failed-then-mail-failure.process.js';
import { whenRefundRequestedThenQueueRefund } from './when-refund-requested-then-queue-refund.process.js';
import { whenReturnDecidedThenFreePieces } from './when-return-decided-then-free-pieces.process.js';
import { whenReturnDecidedThenMailSender } from './when-return-decided-then-mail-sender.process.js';
import { whenReturnRefundedThenMailRefund } from './when-return-refunded-then-mail-refund.process.js';
import { whenReturnRegisteredThenMailReceipt } from './when-return-registered-then-mail-receipt.process.js';
import { whenReturnRegisteredThenRequestReturn } from './when-return-registered-then-request-return.process.js';
import { whenReturnRefundRequestedThenRequestRefund } from './when-return-refund-requested-then-request-refund.process.js';
import { whenStockReservedThenReleaseLostHold } from './when-stock-reserved-then-release-lost-hold.process.js';
import { whenSubscriptionStartedThenEndIfErased } from './when-subscription-started-then-end-if-erased.process.js';
import { whenSubscriptionChangedThenMailSubscriber } from './when-subscription-changed-then-mail-subscriber.process.js';

/** All processes of the shop; a process that is missing here never runs. */
export const allProcesses: Process[] = [
  whenOrderPlacedThenSellStock,
  whenOrderPlacedThenKeepCheckout,
  whenStockReservedThenReleaseLostHold,
  whenOrderCancelledThenRevertSale,
  whenOrderCancelledThenMailCancellation,
  whenOrderCancelledThenRestoreCodeUse,
  whenPaymentCapturedThenKeepCustomer,
  whenPaymentCapturedThenMailConfirmation,
  whenOrderChangedThenStartOrEndSubscriptions,
  whenPaymentCapturedThenRememberPaymentMethod,
  whenSubscriptionStartedThenEndIfErased,
  whenSubscriptionChangedThenMailSubscriber,
  whenDeliveryDroppedThenClosePayment,
  whenReturnRegisteredThenRequestReturn,
  whenReturnRegisteredThenMailReceipt,
  whenReturnDecidedThenFreePieces,
  whenReturnDecidedThenMailSender,
  whenReturnRefundRequestedThenRequestRefund,
  whenRefundRequestedThenQueueRefund,
  whenPaymentFailedThenMailFailure,
  whenOrderShippedThenMailShipment,
  whenOrderRefundedThenMailRefund,
  whenReturnRefundedThenMailRefund,
];
