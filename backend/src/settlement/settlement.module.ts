import { Module } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';
import { OrderNumbers } from './order-numbers.js';
import { OrderSettlement } from './order-settlement.js';
import { PlacedOrders } from './placed-orders.js';
import { UnmatchedPaymentRecords } from './unmatched-payment-records.query.js';

const shared = [OrderReader, OrderSettlement, PlacedOrders, UnmatchedPaymentRecords];

@Module({ providers: [OrderNumbers, ...shared], exports: shared })
export class SettlementModule {}
