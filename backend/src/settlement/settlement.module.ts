import { Module } from '@nestjs/common';
import { OrderSettlement } from './order-settlement.js';
import { PlacedOrders } from './placed-orders.js';
import { UnmatchedPaymentRecords } from './unmatched-payment-records.query.js';

const shared = [OrderSettlement, PlacedOrders, UnmatchedPaymentRecords];

@Module({ providers: shared, exports: shared })
export class SettlementModule {}
