import { z } from 'zod';
import { AdminCustomerSchema } from '../../../../contracts/admin-customers.js';
import { Controller, Get, Param, ParseIntPipe, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin-lists.js';
import { AdminOrderSchema, type AdminOrder } from '../../../../contracts/orders.js';
import { AllowAccess } from '../../auth/access.js';
import { Answers, AnswersFile } from '../../http/answers.js';
import { parsedBy } from '../../http/invalid-input.js';
import { AdminLists } from '../../http/listing/admin-lists.js';
import { AdminOrderDetails } from '../admin-order-list/admin-order.query.js';
import { adminCustomerListing } from './admin-customer.listing.js';

@Controller('api/admin/customers')
@AllowAccess('staff')
export class AdminCustomerListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly orders: AdminOrderDetails,
  ) {}

  /** Customers, newest first; a guest by the contact of the newest order. Search: name, e-mail, phone. */
  @Get()
  @Answers(z.array(AdminCustomerSchema))
  listCustomers(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.answer(adminCustomerListing, query, reply);
  }

  @Get('export.csv')
  @AnswersFile('text/csv')
  exportCustomers(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(adminCustomerListing, query);
  }

  /** The orders of one customer, newest first. Their net amounts add up to `totalSpent`. */
  @Get(':id/orders')
  @Answers(z.array(AdminOrderSchema))
  listCustomerOrders(@Param('id', ParseIntPipe) customerId: number): Promise<AdminOrder[]> {
    return this.orders.ofCustomer(customerId);
  }
}
