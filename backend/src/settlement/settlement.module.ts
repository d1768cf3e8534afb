import { Module } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';
import { OrderNumbers } from './order-numbers.js';
import { OrderSettlement } from './order-settlement.js';
import { UnmatchedPaymentRecords } from './unmatched-payment-records.query.js';

const shared = [OrderReader, OrderSettlement, UnmatchedPaymentRecords];

@Module({ providers: [OrderNumbers, ...shared], exports: shared })
export class SettlementModule {}
