import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { ReturnNotes } from '../returns/return-notes.service.js';
import { AdminOrderReturnsController } from './admin-order-returns.controller.js';
import { AdminWithdrawalsController } from './admin-withdrawals.controller.js';
import { CustomerOrderReturnsController } from './customer-order-returns.controller.js';
import { Confirmations } from './confirming/confirmations.js';
import { WithdrawalConfirmationsController } from './confirming/withdrawal-confirmations.controller.js';
import { FileReturns } from './file-returns.js';
import { MatchWithdrawalHandler } from './matching/match-withdrawal.handler.js';
import { SweepWithdrawalsHandler } from './matching/sweep-withdrawals.handler.js';
import { WithdrawalLimits } from './withdrawal-limits.js';
import { WithdrawalMatches } from './matching/withdrawal-matches.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { Withdrawals } from './withdrawals.js';

@Module({
  imports: [CustomersModule],
  controllers: [
    AdminOrderReturnsController,
    AdminWithdrawalsController,
    CustomerOrderReturnsController,
    WithdrawalConfirmationsController,
    WithdrawalsController,
  ],
  providers: [
    Confirmations,
    FileReturns,
    MatchWithdrawalHandler,
    OrderReader,
    ReturnNotes,
    SweepWithdrawalsHandler,
    WithdrawalLimits,
    WithdrawalMatches,
    Withdrawals,
  ],
})
export class WithdrawalsModule {}
