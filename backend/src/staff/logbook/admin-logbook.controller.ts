import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { LogbookEntrySchema, LogbookQuerySchema, type LogbookQuery } from '../../../../contracts/admin/logbook.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { logbookListing as listing } from './logbook.listing.js';

@Controller('api/admin/logbook')
@AllowAccess('staff', 'logbook')
export class AdminLogbookController {
  constructor(private readonly lists: AdminLists) {}

  /** Acts of staff, newest first. Search: e-mail, subject, network, browser. */
  @Get()
  @Answers(z.array(LogbookEntrySchema))
  listLogbook(
    @Query(parsedBy(LogbookQuerySchema)) query: LogbookQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.respond(listing, query, reply, periodOf(query));
  }

  /** The list as a spreadsheet. 403 `factor-needed` without a fresh proof. */
  @Get('export.csv')
  @AllowAccess('staff', 'export-logbook')
  @AnswersFile('text/csv')
  exportLogbook(@Query(parsedBy(LogbookQuerySchema)) query: LogbookQuery): Promise<StreamableFile> {
    return this.lists.export(listing, query, periodOf(query));
  }
}

function periodOf({ from, to }: LogbookQuery): Condition[] {
  const start = (day: string, days: number) => `((${day}::date + ${days})::timestamp at time zone 'Europe/Amsterdam')`;
  const conditions: Condition[] = [];
  if (from) conditions.push({ sql: (day) => `l.created_at >= ${start(day, 0)}`, value: from });
  if (to) conditions.push({ sql: (day) => `l.created_at < ${start(day, 1)}`, value: to });
  return conditions;
}
