import type { Process } from '../platform/event-sourcing/readers/process.js';
import { whenDeliverySkippedOrSubscriptionCancelledThenClosePayment } from './when-delivery-skipped-or-subscription-cancelled-then-close-payment.process.js';
import { whenOrderCancelledThenRestoreCodeUse } from './when-order-cancelled-then-restore-code-use.process.js';
import { whenOrderCancelledThenMailCancellation } from './when-order-cancelled-then-mail-cancellation.process.js';
import { whenOrderCancelledThenRevertSale } from './when-order-cancelled-then-revert-sale.process.js';
import { whenPaymentCapturedOrOrderCancelledThenStartOrEndSubscriptions } from './when-payment-captured-or-order-cancelled-then-start-or-end-subscriptions.process.js';
import { whenOrderPlacedThenRestoreCheckout } from './when-order-placed-then-restore-checkout.process.js';
import { whenOrderPlacedOrOrderStatusChangedThenMoveStock } from './when-order-placed-or-order-status-changed-then-move-stock.process.js';
import { whenOrderPlacedThenMailReplacement } from './when-order-placed-then-mail-replacement.process.js';
import { whenPiecesReplacedThenPlaceReplacement } from './when-pieces-replaced-then-place-replacement.process.js';
import { whenOrderRefundedThenMailOrderRefund } from './when-order-refunded-then-mail-order-refund.process.js';
import { whenOrderStatusChangedThenDropLabels } from './when-order-status-changed-then-drop-labels.process.js';
import { whenOrderStatusChangedThenMailShipment } from './when-order-status-changed-then-mail-shipment.process.js';
import { whenPaymentCapturedOrOrderRefundedThenIssueInvoice } from './when-payment-captured-or-order-refunded-then-issue-invoice.process.js';
import { whenPaymentCapturedThenStoreCustomer } from './when-payment-captured-then-store-customer.process.js';
import { whenPaymentCapturedThenRestoreBuyerAndMailConfirmation } from './when-payment-captured-then-restore-buyer-and-mail-confirmation.process.js';
import { whenPaymentCapturedThenRememberPaymentMethod } from './when-payment-captured-then-remember-payment-method.process.js';
import { whenPaymentFailedThenMailFailure } from './when-payment-failed-then-mail-failure.process.js';
import { whenRefundRequestedThenQueueRefund } from './when-refund-requested-then-queue-refund.process.js';
import { whenReturnInspectedThenRestockPieces } from './when-return-inspected-then-restock-pieces.process.js';
import { whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces } from './when-return-rejected-or-return-approved-then-release-or-reclaim-pieces.process.js';
import { whenReturnApprovedOrReturnRejectedThenMailDecision } from './when-return-approved-or-return-rejected-then-mail-decision.process.js';
import { whenOrderRefundedThenMailReturnRefund } from './when-order-refunded-then-mail-return-refund.process.js';
import { whenReturnRegisteredThenMailReceipt } from './when-return-registered-then-mail-receipt.process.js';
import { whenReturnRegisteredThenRequestReturn } from './when-return-registered-then-request-return.process.js';
import { whenReturnRefundRequestedThenRequestRefund } from './when-return-refund-requested-then-request-refund.process.js';
import { whenStockChangeRegisteredOrStockReleasedThenMailStockAlerts } from './when-stock-change-registered-or-stock-released-then-mail-stock-alerts.process.js';
import { whenStockReservedThenReleaseLostReservation } from './when-stock-reserved-then-release-lost-reservation.process.js';
import { whenSubscriptionStartedThenEndIfErased } from './when-subscription-started-then-end-if-erased.process.js';
import { whenSubscriptionStartedThenMailSubscriptionNews } from './when-subscription-started-then-mail-subscription-news.process.js';

/** All processes of the shop; a process that is missing here never runs. */
export const allProcesses: Process[] = [
  whenOrderPlacedOrOrderStatusChangedThenMoveStock,
  whenOrderPlacedThenRestoreCheckout,
  whenStockReservedThenReleaseLostReservation,
  whenStockChangeRegisteredOrStockReleasedThenMailStockAlerts,
  whenOrderCancelledThenRevertSale,
  whenOrderCancelledThenMailCancellation,
  whenOrderCancelledThenRestoreCodeUse,
  whenPaymentCapturedThenStoreCustomer,
  whenPaymentCapturedThenRestoreBuyerAndMailConfirmation,
  whenPaymentCapturedOrOrderRefundedThenIssueInvoice,
  whenPaymentCapturedOrOrderCancelledThenStartOrEndSubscriptions,
  whenPaymentCapturedThenRememberPaymentMethod,
  whenSubscriptionStartedThenEndIfErased,
  whenSubscriptionStartedThenMailSubscriptionNews,
  whenDeliverySkippedOrSubscriptionCancelledThenClosePayment,
  whenReturnRegisteredThenRequestReturn,
  whenReturnRegisteredThenMailReceipt,
  whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces,
  whenReturnApprovedOrReturnRejectedThenMailDecision,
  whenReturnInspectedThenRestockPieces,
  whenReturnRefundRequestedThenRequestRefund,
  whenRefundRequestedThenQueueRefund,
  whenPaymentFailedThenMailFailure,
  whenOrderStatusChangedThenDropLabels,
  whenOrderStatusChangedThenMailShipment,
  whenOrderRefundedThenMailOrderRefund,
  whenOrderRefundedThenMailReturnRefund,
  whenPiecesReplacedThenPlaceReplacement,
  whenOrderPlacedThenMailReplacement,
];
