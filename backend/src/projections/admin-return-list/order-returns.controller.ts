import {
  listOwnReturns,
  listReturnsOfOrder,
  OrderReturnParcelSchema,
  OrderReturnSchema,
  type OrderReturn,
} from '../../../../contracts/returns.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { mayStaff } from '../../platform/auth/access.js';
import { rowsOf } from '../../platform/database/rows.js';
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

/** The returns of an order, newest first; for a customer empty when the order is unknown or of another. */
@Controller()
export class OrderReturnsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
  ) {}

  @Handles(listOwnReturns)
  listOwn({ params: { id: orderId }, request }: Call<typeof listOwnReturns>): Promise<OrderReturn[]> {
    const sql = `${select} join contacts c on c.id = r.contact_id
      where r.order_id = $1 and lower(btrim(c.email)) = $2 ${newestFirst}`;
    return this.read(sql, [orderId, request.customer.email]);
  }

  @Handles(listReturnsOfOrder)
  async list({
    params: { id: orderId },
    request,
  }: Call<typeof listReturnsOfOrder>): Promise<z.infer<typeof OrderReturnParcelSchema>[]> {
    const found = await this.read(`${select} where r.order_id = $1 ${newestFirst}`, [orderId]);
    const returns = await this.orders.knownRows(orderId, found);
    return mayStaff(request.staff, 'sales') ? returns : returns.map((one) => OrderReturnParcelSchema.parse(one));
  }

  private async read(sql: string, values: unknown[]): Promise<OrderReturn[]> {
    return (await rowsOf(this.dataSource, z.object({ row: OrderReturnSchema }), sql, values)).map(({ row }) => row);
  }
}
