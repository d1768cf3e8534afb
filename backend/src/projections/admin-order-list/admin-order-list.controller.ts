import { Controller, Get, Param } from '@nestjs/common';
import type { AdminOrder, AdminOrderDetail } from '../../../../contracts/orders.js';
import { AllowAccess } from '../../auth/access.js';
import { AdminOrderList } from './admin-order-list.query.js';

@Controller('api/admin/orders')
@AllowAccess('staff')
export class AdminOrderListController {
  constructor(private readonly orders: AdminOrderList) {}

  /** All orders, newest first. */
  @Get()
  listOrders(): Promise<AdminOrder[]> {
    return this.orders.list();
  }

  /** One order with its lines. 404 `order-not-found`. */
  @Get(':id')
  findOrder(@Param('id') id: string): Promise<AdminOrderDetail> {
    return this.orders.find(id);
  }
}
