import { Controller, Get, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import {
  AdminOrderDetailSchema,
  AdminOrderSchema,
  ParcelDetailSchema,
  ParcelSchema,
  type AdminOrderDetail,
  type ParcelDetail,
} from '../../../../contracts/orders.js';
import { AllowAccess, mayStaff } from '../../platform/auth/access.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminOrderListing, parcelListing } from './admin-order.listing.js';
import { AdminOrderDetails } from './admin-order.query.js';

@Controller('api/admin/orders')
@AllowAccess('staff', 'orders')
export class AdminOrderListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly orders: AdminOrderDetails,
  ) {}

  /** Orders, newest first. Search: order number, customer name, e-mail (with the permission `sales`). */
  @Get()
  @Answers(z.array(AdminOrderSchema.or(ParcelSchema)))
  listOrders(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    const listing = mayStaff(request.staff, 'sales') ? adminOrderListing : parcelListing;
    return this.lists.respond(listing, query, reply);
  }

  @Get('export.csv')
  @AllowAccess('staff', 'export')
  @AnswersFile('text/csv')
  exportOrders(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(adminOrderListing, query);
  }

  /** One order with its lines, and with its amounts for the permission `sales`. 404 `order-not-found`. */
  @Get(':id')
  @Answers(AdminOrderDetailSchema.or(ParcelDetailSchema))
  findOrder(@Param('id') id: string, @Req() request: FastifyRequest): Promise<AdminOrderDetail | ParcelDetail> {
    return mayStaff(request.staff, 'sales') ? this.orders.find(id) : this.orders.findParcel(id);
  }
}
