import { Controller, Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { OrderReturnParcelSchema, OrderReturnSchema, type OrderReturn } from '../../../../contracts/returns.js';
import { AllowAccess, mayStaff } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { iso } from '../../platform/http/listing/listing.js';
import { dueDate } from './admin-return.listing.js';
import { returnedMoneySql } from './returned-money.sql.js';

const items = `select json_agg(json_build_object('id', line ->> 'lineId', 'productName', line ->> 'productName',
    'quantity', (line ->> 'quantity')::int) order by no)
  from jsonb_array_elements(r.lines) with ordinality as l(line, no)`;

const select = `select json_build_object('id', r.return_id, 'status', r.status, 'reason', r.reason, ${returnedMoneySql},
    'createdAt', ${iso('r.requested_at')}, 'dueDate', ${dueDate}, 'items', coalesce((${items}), '[]'::json)) as row
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
    return this.rowsOf(sql, [orderId, request.customer!.email]);
  }

  @Get('admin/orders/:id/returns')
  @Answers(z.array(OrderReturnSchema.or(OrderReturnParcelSchema)))
  @AllowAccess('staff', 'orders')
  async list(
    @Param('id') orderId: string,
    @Req() request: FastifyRequest,
  ): Promise<z.infer<typeof OrderReturnParcelSchema>[]> {
    const returns = await this.rowsOf(`${select} where r.order_id = $1 ${newestFirst}`, [orderId]);
    return mayStaff(request.staff, 'sales') ? returns : returns.map((one) => OrderReturnParcelSchema.parse(one));
  }

  private async rowsOf(sql: string, values: readonly unknown[]): Promise<OrderReturn[]> {
    return (await this.dataSource.query<{ row: OrderReturn }[]>(sql, [...values])).map(({ row }) => row);
  }
}
