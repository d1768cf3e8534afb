import { Module } from '@nestjs/common';
import { AdminOrderListController } from './admin-order-list/admin-order-list.controller.js';
import { AdminOrderList } from './admin-order-list/admin-order-list.query.js';

/** The questions that screens ask of the read models. */
@Module({ controllers: [AdminOrderListController], providers: [AdminOrderList] })
export class ReadModelsModule {}
