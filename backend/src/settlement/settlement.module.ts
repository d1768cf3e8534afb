import { Module } from '@nestjs/common';
import { OrderSettlement } from './order-settlement.js';
import { PlacedOrders } from './placed-orders.js';

@Module({ providers: [OrderSettlement, PlacedOrders], exports: [OrderSettlement, PlacedOrders] })
export class SettlementModule {}
