import { Controller, Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { OrderReturnParcelSchema, OrderReturnSchema, type OrderReturn } from '../../../../contracts/returns.js';
import { AllowAccess, mayStaff } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { euros, iso } from '../../platform/http/listing/listing.js';
import { dueDate } from './admin-return.listing.js';

const items = `select json_agg(json_build_object('id', line ->> 'lineId', 'productName', line ->> 'productName',
    'quantity', (line ->> 'quantity')::int) order by no)
  from jsonb_array_elements(r.lines) with ordinality as l(line, no)`;

const select = `select r.return_id as id, r.status, r.reason, case when r.refund_cents > 0 then ${euros('r.refund_cents')} end as "refundAmount",
    ${iso('r.requested_at')} as "createdAt", ${dueDate} as "dueDate", coalesce((${items}), '[]'::json) as items
  from admin_return_list r`;
const newestFirst = 'order by r.requested_at desc, r.return_id';

/** The returns of an order, newest first; empty for an unknown order. */
@Controller('api')
export class OrderReturnsController {
  constructor(private readonly dataSource: DataSource) {}

  /** Empty for an order of another customer. */
  @Get('customer/orders/:id/returns')
  @Answers(z.array(OrderReturnSchema))
  @AllowAccess('customer')
  listOwn(@Param('id') orderId: string, @Req() request: FastifyRequest): Promise<OrderReturn[]> {
    const sql = `${select} join contacts c on c.id = r.contact_id
      where r.order_id = $1 and lower(btrim(c.email)) = $2 ${newestFirst}`;
    return this.dataSource.query(sql, [orderId, request.customer!.email]);
  }

  @Get('admin/orders/:id/returns')
  @Answers(z.array(OrderReturnSchema.or(OrderReturnParcelSchema)))
  @AllowAccess('staff', 'orders')
  async list(
    @Param('id') orderId: string,
    @Req() request: FastifyRequest,
  ): Promise<Omit<OrderReturn, 'refundAmount'>[]> {
    const sql = `${select} where r.order_id = $1 ${newestFirst}`;
    const returns = await this.dataSource.query<OrderReturn[]>(sql, [orderId]);
    if (mayStaff(request.staff, 'sales')) return returns;
    return returns.map(({ refundAmount: _, ...parcel }) => parcel);
  }
}
