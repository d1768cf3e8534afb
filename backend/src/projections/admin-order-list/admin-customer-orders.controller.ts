import { Controller, Get, Param, ParseIntPipe } from '@nestjs/common';
import { z } from 'zod';
import { AdminOrderSchema, type AdminOrder } from '../../../../contracts/orders.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { AdminOrderDetails } from './admin-order.query.js';

@Controller('api/admin/customers')
@AllowAccess('staff', 'customers')
export class AdminCustomerOrdersController {
  constructor(private readonly orders: AdminOrderDetails) {}

  /** The orders of one customer, newest first. Their net amounts add up to `totalSpent`. */
  @Get(':id/orders')
  @NotesAct('opened-customer', 'id')
  @Answers(z.array(AdminOrderSchema))
  listCustomerOrders(@Param('id', ParseIntPipe) customerId: number): Promise<AdminOrder[]> {
    return this.orders.ofCustomer(customerId);
  }
}
