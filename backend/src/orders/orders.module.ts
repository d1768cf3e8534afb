import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../event-sourcing/command-handlers.js';
import { AdminOrdersController } from './admin-orders.controller.js';
import { orderDecider } from './order.decider.js';

@Module({ controllers: [AdminOrdersController], providers: commandHandlersFor(orderDecider) })
export class OrdersModule {}
