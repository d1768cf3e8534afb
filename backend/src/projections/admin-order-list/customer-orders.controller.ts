import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  CustomerOrderSchema,
  CustomerOrdersPageSchema,
  type CustomerOrder,
  type CustomerOrdersPage,
} from '../../../../contracts/customers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { CustomerOrders } from './customer-orders.query.js';

@Controller('api/customer/orders')
@AllowAccess('customer')
export class CustomerOrdersController {
  constructor(private readonly orders: CustomerOrders) {}

  /** One's own orders, newest first. */
  @Get()
  @Answers(z.array(CustomerOrderSchema))
  listOrders(
    @Query(parsedBy(CustomerOrdersPageSchema)) page: CustomerOrdersPage,
    @Req() request: FastifyRequest,
  ): Promise<CustomerOrder[]> {
    return this.orders.list(request.customer!.email, page);
  }

  /** 404 `order-not-found`, also for somebody else's. */
  @Get(':id')
  @Answers(CustomerOrderSchema)
  findOrder(@Param('id') orderId: string, @Req() request: FastifyRequest): Promise<CustomerOrder> {
    return this.orders.find(request.customer!.email, orderId);
  }
}
