import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../platform/event-sourcing/deciding/command-handlers.js';
import { AdminCancelledPiecesController } from './admin-cancelled-pieces.controller.js';
import { AdminOrdersController } from './admin-orders.controller.js';
import { AdminParcelsController } from './admin-parcels.controller.js';
import { AdminRefundsController } from './admin-refunds.controller.js';
import { OrderCancellations } from './order-cancellations.query.js';
import { OrderReader } from './order-reader.query.js';
import { OrderStatuses } from './order-statuses.service.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import { SetStatusesHandler } from './status-batches/set-statuses.work.js';
import { StatusBatches } from './status-batches/status-batches.js';
import { StatusBatchesController } from './status-batches/status-batches.controller.js';
import { StatusUndo } from './status-undo.service.js';
import { orderDecider } from './order.decider.js';

@Module({
  controllers: [
    AdminCancelledPiecesController,
    AdminOrdersController,
    AdminParcelsController,
    AdminRefundsController,
    StatusBatchesController,
  ],
  providers: [
    ...commandHandlersFor(orderDecider),
    OrderCancellations,
    OrderReader,
    OrderStatuses,
    SetStatusesHandler,
    StatusBatches,
    StatusUndo,
    SubscriptionReader,
  ],
})
export class OrdersModule {}
