import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import { LogbookEntrySchema } from '../../../../contracts/admin/logbook.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { logbookListing as listing } from './logbook.listing.js';

@Controller('api/admin/logbook')
@AllowAccess('staff', 'logbook')
export class AdminLogbookController {
  constructor(private readonly lists: AdminLists) {}

  /** Acts of staff, newest first. Search: e-mail, subject, network, browser. */
  @Get()
  @Answers(z.array(LogbookEntrySchema))
  listLogbook(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.answer(listing, query, reply);
  }

  @Get('export.csv')
  @AnswersFile('text/csv')
  exportLogbook(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(listing, query);
  }
}
