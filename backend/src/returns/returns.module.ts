import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { ReturnRefusals } from '../orders/return-refusals.query.js';
import { commandHandlersFor } from '../platform/event-sourcing/deciding/command-handlers.js';
import { AdminReturnInspectionsController } from './admin-return-inspections.controller.js';
import { AdminReturnsController } from './admin-returns.controller.js';
import { AdminOrderReturnsController } from './filing/admin-order-returns.controller.js';
import { CustomerOrderReturnsController } from './filing/customer-order-returns.controller.js';
import { FileReturns } from './filing/file-returns.js';
import { returnDecider } from './return.decider.js';
import { ReturnRefunds } from './return-refunds.query.js';
import { ReturnNotes } from './return-notes.service.js';
import { AdminWithdrawalsController } from './withdrawals/admin-withdrawals.controller.js';
import { Confirmations } from './withdrawals/confirming/confirmations.js';
import { WithdrawalConfirmationsController } from './withdrawals/confirming/withdrawal-confirmations.controller.js';
import { MatchWithdrawalHandler } from './withdrawals/matching/match-withdrawal.work.js';
import { WithdrawalMatches } from './withdrawals/matching/withdrawal-matches.js';
import { WithdrawalLimits } from './withdrawals/withdrawal-limits.js';
import { WithdrawalsController } from './withdrawals/withdrawals.controller.js';
import { Withdrawals } from './withdrawals/withdrawals.js';

const orders = [OrderReader, ReturnRefusals];
const filing = [FileReturns, ReturnNotes, ReturnRefunds];
const withdrawing = [Confirmations, MatchWithdrawalHandler, WithdrawalLimits, WithdrawalMatches, Withdrawals];

@Module({
  imports: [CustomersModule],
  controllers: [
    AdminOrderReturnsController,
    AdminReturnInspectionsController,
    AdminReturnsController,
    AdminWithdrawalsController,
    CustomerOrderReturnsController,
    WithdrawalConfirmationsController,
    WithdrawalsController,
  ],
  providers: [...orders, ...filing, ...withdrawing, ...commandHandlersFor(returnDecider)],
})
export class ReturnsModule {}
