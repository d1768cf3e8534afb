import type { Process } from '../event-sourcing/process.js';
import { whenOrderCancelledThenRevertSale } from './when-order-cancelled-then-revert-sale.process.js';
import { whenOrderPlacedThenSellStock } from './when-order-placed-then-sell-stock.process.js';
import { whenPaymentCapturedThenMailConfirmation } from './when-payment-captured-then-mail-confirmation.process.js';
import { whenPaymentCapturedThenStartSubscriptions } from './when-payment-captured-then-start-subscriptions.process.js';
import { whenRefundRequestedThenQueueRefund } from './when-refund-requested-then-queue-refund.process.js';
import { whenReturnRefundRequestedThenRequestRefund } from './when-return-refund-requested-then-request-refund.process.js';

/** Every reaction of the shop. What is not in this list does not happen. */
export const allProcesses: Process[] = [
  whenOrderPlacedThenSellStock,
  whenOrderCancelledThenRevertSale,
  whenPaymentCapturedThenMailConfirmation,
  whenPaymentCapturedThenStartSubscriptions,
  whenReturnRefundRequestedThenRequestRefund,
  whenRefundRequestedThenQueueRefund,
];
