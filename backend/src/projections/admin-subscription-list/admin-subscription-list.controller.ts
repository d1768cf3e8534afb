import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import { AdminSubscriptionSchema, type AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminSubscriptionListing as listing } from './admin-subscription.listing.js';

@Controller('api/admin/subscriptions')
@AllowAccess('staff', 'sales')
export class AdminSubscriptionListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
  ) {}

  /** Subscriptions, newest first. Search: customer name, e-mail, product name. */
  @Get()
  @Answers(z.array(AdminSubscriptionSchema))
  listSubscriptions(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.answer(listing, query, reply);
  }

  @Get('export.csv')
  @AllowAccess('staff', 'export')
  @AnswersFile('text/csv')
  exportSubscriptions(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(listing, query);
  }

  /** 404 `subscription-not-found`. */
  @Get(':id')
  @Answers(AdminSubscriptionSchema)
  async findSubscription(@Param('id') id: string): Promise<AdminSubscription> {
    const sql = `select ${listing.row} as row from ${listing.from} where s.subscription_id = $1`;
    const [found] = await this.dataSource.query<{ row: AdminSubscription }[]>(sql, [id]);
    if (!found) throw new DomainError('subscription-not-found');
    return found.row;
  }
}
