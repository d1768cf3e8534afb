import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import { AdminOrderDetailSchema, AdminOrderSchema, type AdminOrderDetail } from '../../../../contracts/orders.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminOrderListing } from './admin-order.listing.js';
import { AdminOrderDetails } from './admin-order.query.js';

@Controller('api/admin/orders')
@AllowAccess('staff', 'orders')
export class AdminOrderListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly orders: AdminOrderDetails,
  ) {}

  /** Orders, newest first. Search: order number, customer name, e-mail. */
  @Get()
  @Answers(z.array(AdminOrderSchema))
  listOrders(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.answer(adminOrderListing, query, reply);
  }

  @Get('export.csv')
  @AllowAccess('staff', 'export')
  @AnswersFile('text/csv')
  exportOrders(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(adminOrderListing, query);
  }

  /** One order with its lines. 404 `order-not-found`. */
  @Get(':id')
  @Answers(AdminOrderDetailSchema)
  findOrder(@Param('id') id: string): Promise<AdminOrderDetail> {
    return this.orders.find(id);
  }
}
