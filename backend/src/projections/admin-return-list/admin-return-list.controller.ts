import { Controller, Get, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import {
  AdminReturnDetailSchema,
  AdminReturnSchema,
  ReturnedParcelDetailSchema,
  ReturnedParcelSchema,
  type AdminReturnDetail,
  type ReturnedParcelDetail,
} from '../../../../contracts/admin/returns.js';
import { centsToDecimal } from '../../../../contracts/money.js';
import { AllowAccess, mayStaff } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { euros, type Listing } from '../../platform/http/listing/listing.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { adminReturnListing, returnedParcelListing } from './admin-return.listing.js';
import { returnNotes } from '../../returns/return-notes.view.js';

const itemsWith = (amounts: string) => `coalesce((select json_agg(json_build_object('id', line ->> 'lineId',
    'productName', line ->> 'productName', 'quantity', (line ->> 'quantity')::int ${amounts}) order by no)
  from jsonb_array_elements(r.lines) with ordinality as l(line, no)), '[]'::json)`;
const items = itemsWith(`, 'subtotal', ${euros(`(line ->> 'totalCents')::int`)}`);
const detailSql = ({ row, from }: Listing, more: string) => `select ${row}::jsonb || jsonb_build_object(${more},
    'isFiledByStaff', r.filed_by = 'staff', 'note', n.note,
    'rejection', case when r.status = 'rejected' then n.rejection end) as row
  from ${from} left join ${returnNotes} n on n.return_id = r.return_id where r.return_id = $1`;
const saleSql = detailSql(
  adminReturnListing,
  `'items', ${items}, 'paidAmount', ${euros('r.paid_cents')}, 'refundReason', r.refund_reason`,
);
const parcelSql = detailSql(returnedParcelListing, `'items', ${itemsWith('')}`);

@Controller('api/admin/returns')
@AllowAccess('staff', 'orders')
export class AdminReturnListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
  ) {}

  /** Returns, newest first. Search: order number, customer name, e-mail (with the permission `sales`). */
  @Get()
  @Answers(z.array(AdminReturnSchema.or(ReturnedParcelSchema)))
  listReturns(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    const listing = mayStaff(request.staff, 'sales') ? adminReturnListing : returnedParcelListing;
    return this.lists.respond(listing, query, reply);
  }

  @Get('export.csv')
  @AllowAccess('staff', 'export')
  @AnswersFile('text/csv')
  exportReturns(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(adminReturnListing, query);
  }

  /** One return, with its amounts for the permission `sales`. 404 `return-not-found`. */
  @Get(':id')
  @Answers(AdminReturnDetailSchema.or(ReturnedParcelDetailSchema))
  async findReturn(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<AdminReturnDetail | ReturnedParcelDetail> {
    if (!mayStaff(request.staff, 'sales')) return this.read<ReturnedParcelDetail>(parcelSql, id);
    const found = await this.read<AdminReturnDetail>(saleSql, id);
    return { ...found, leftAmount: centsToDecimal(await this.orders.leftCentsOf(found.orderId)) };
  }

  private async read<Detail>(sql: string, id: string): Promise<Detail> {
    const [found] = await this.dataSource.query<{ row: Detail }[]>(sql, [id]);
    if (!found) throw new DomainError('return-not-found');
    return found.row;
  }
}
