import { Module } from '@nestjs/common';
import { MakeRefundHandler } from './requested/make-refund.work.js';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { FailedRefundListController } from './failed/failed-refund-list.controller.js';
import { FailedRefundsController } from './failed/failed-refunds.controller.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { Disputes } from './disputes/disputes.js';
import { ReviewDisputesHandler } from './disputes/review-disputes.handler.js';
import { ExternalRefundRecords } from './external/external-refund-records.query.js';
import { ExternalRefunds } from './external/external-refunds.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { QueueRefundHandler } from './requested/queue-refund.handler.js';
import { ReduceRefundHandler } from './requested/reduce-refund.handler.js';
import { RefundAtProvider } from './requested/refund-at-provider.js';
import { RefundRecords } from './requested/refund-records.query.js';
import { Refunds } from './requested/refunds.js';
import { RetryRefundHandler } from './requested/retry-refund.handler.js';
import { ReviewRefundsHandler } from './external/review-refunds.handler.js';
import { SettleRefundByHandHandler } from './requested/settle-refund-by-hand.handler.js';

@Module({
  imports: [PaymentsModule],
  controllers: [DisputesController, FailedRefundListController, FailedRefundsController],
  providers: [
    Disputes,
    ExternalRefundRecords,
    ExternalRefunds,
    MakeRefundHandler,
    OrderReader,
    QueueRefundHandler,
    ReduceRefundHandler,
    RefundAtProvider,
    RefundRecords,
    Refunds,
    RetryRefundHandler,
    ReviewDisputesHandler,
    ReviewRefundsHandler,
    SettleRefundByHandHandler,
  ],
})
export class RefundsModule {}
