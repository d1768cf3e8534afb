import {
  listReturns,
  exportReturns,
  findReturn,
  AdminReturnDetailSchema,
  ReturnedParcelDetailSchema,
  type AdminReturnDetail,
  type ReturnedParcelDetail,
} from '../../../../contracts/admin/returns.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { mayStaff } from '../../platform/auth/access.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { euros, type Listing } from '../../platform/http/listing/listing.js';
import { ReturnRefunds } from '../../returns/return-refunds.query.js';
import { adminReturnListing, returnedParcelListing } from './admin-return.listing.js';
import { returnNotes } from '../../returns/return-notes.view.js';

const itemsWith = (amounts: string) => `coalesce((select json_agg(json_build_object('id', line ->> 'lineId',
    'productId', (line ->> 'productId')::int, 'productName', line ->> 'productName', 'quantity', (line ->> 'quantity')::int * (line ->> 'jars')::int,
    'expected', (line ->> 'expected')::int, 'received', (line ->> 'received')::int, 'restocked', (line ->> 'restocked')::int,
    'damageReason', line ->> 'damageReason' ${amounts}) order by no)
  from jsonb_array_elements(r.lines) with ordinality as l(line, no)), '[]'::json)`;
const items = itemsWith(`, 'subtotal', ${euros(`(line ->> 'totalCents')::int`)}, 'refundable', json_build_object(
  'quantity', (line ->> 'refundable')::int, 'amount', ${euros(`(line ->> 'refundableCents')::int`)})`);
const label = `case when coalesce(r.label_carrier, r.label_code, n.label_url) is not null then
  json_build_object('carrier', r.label_carrier, 'trackingCode', r.label_code, 'url', n.label_url) end`;
const detailSql = ({ row, from }: Listing, more: string) => `select ${row}::jsonb || jsonb_build_object(${more},
    'isFiledByStaff', r.filed_by = 'staff', 'label', ${label}, 'note', n.note,
    'rejection', case when r.status = 'rejected' then n.rejection end) as row
  from ${from} left join ${returnNotes} n on n.return_id = r.return_id where r.return_id = $1`;
const saleSql = detailSql(
  adminReturnListing,
  `'items', ${items}, 'paidAmount', ${euros('r.paid_cents')}, 'refundReason', r.refund_reason, 'shippingAmount', ${euros('r.shipping_cents')},
  'customerId', (select k.id from customers k where k.email = lower(btrim(c.email)))`,
);
const parcelSql = detailSql(returnedParcelListing, `'items', ${itemsWith('')}`);

@Controller()
export class AdminReturnListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
    private readonly refunds: ReturnRefunds,
  ) {}

  @Handles(listReturns)
  listReturns({ query, request, reply }: Call<typeof listReturns>): Promise<StreamableFile | string> {
    const listing = mayStaff(request.staff, 'sales') ? adminReturnListing : returnedParcelListing;
    return this.lists.respond(listing, query, reply);
  }

  @Handles(exportReturns)
  exportReturns({ query }: Call<typeof exportReturns>): Promise<StreamableFile> {
    return this.lists.export(adminReturnListing, query);
  }

  @Handles(findReturn)
  async findReturn({
    params: { id },
    request,
  }: Call<typeof findReturn>): Promise<AdminReturnDetail | ReturnedParcelDetail> {
    if (!mayStaff(request.staff, 'sales')) return this.read(ReturnedParcelDetailSchema, parcelSql, id);
    const found = await this.read(AdminReturnDetailSchema.omit({ leftAmount: true, ownLeftAmount: true }), saleSql, id);
    const { leftCents, ownLeftCents } = await this.refunds.completionOf(id, null);
    const ownLeftAmount = Number.isFinite(ownLeftCents) ? centsToDecimal(ownLeftCents) : found.proposedAmount;
    return { ...found, leftAmount: centsToDecimal(leftCents), ownLeftAmount };
  }

  private async read<Detail extends z.ZodType>(detail: Detail, sql: string, id: string): Promise<z.output<Detail>> {
    const [found] = await rowsOf(this.dataSource, z.object({ row: z.unknown() }), sql, [id]);
    if (!found) throw new DomainError('return-not-found');
    return detail.parse(found.row);
  }
}
