import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import {
  AdminReturnDetailSchema,
  AdminReturnSchema,
  type AdminReturnDetail,
} from '../../../../contracts/admin/returns.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { euros } from '../../platform/http/listing/listing.js';
import { adminReturnListing as listing } from './admin-return.listing.js';

const items = `select json_agg(json_build_object('id', line ->> 'lineId', 'productName', line ->> 'productName',
    'quantity', (line ->> 'quantity')::int, 'subtotal', ${euros(`(line ->> 'totalCents')::int`)}) order by no)
  from jsonb_array_elements(r.lines) with ordinality as l(line, no)`;

@Controller('api/admin/returns')
@AllowAccess('staff', 'orders')
export class AdminReturnListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns, newest first. Search: order number, customer name, e-mail. */
  @Get()
  @Answers(z.array(AdminReturnSchema))
  listReturns(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.answer(listing, query, reply);
  }

  @Get('export.csv')
  @AllowAccess('staff', 'export')
  @AnswersFile('text/csv')
  exportReturns(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(listing, query);
  }

  /** 404 `return-not-found`. */
  @Get(':id')
  @Answers(AdminReturnDetailSchema)
  async findReturn(@Param('id') id: string): Promise<AdminReturnDetail> {
    const sql = `select ${listing.row}::jsonb || jsonb_build_object('items', coalesce((${items}), '[]'::json),
      'paidAmount', ${euros('r.paid_cents')}, 'isFiledByStaff', r.filed_by = 'staff',
      'note', n.note, 'rejection', case when r.status = 'rejected' then n.rejection end) as row
      from ${listing.from} left join return_notes n on n.return_id = r.return_id where r.return_id = $1`;
    const [found] = await this.dataSource.query<{ row: AdminReturnDetail }[]>(sql, [id]);
    if (!found) throw new DomainError('return-not-found');
    return found.row;
  }
}
