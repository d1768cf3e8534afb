import { Controller, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  exportSubscriptions,
  listSubscriptions,
  showSubscription,
  AdminSubscriptionSchema,
  type AdminSubscription,
} from '../../../../contracts/admin/subscriptions.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { periodOf } from '../../platform/http/listing/period.js';
import { adminSubscriptionListing as listing } from './admin-subscription.listing.js';

@Controller()
export class AdminSubscriptionListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
  ) {}

  @Handles(listSubscriptions)
  listSubscriptions({ query, reply }: Call<typeof listSubscriptions>): Promise<StreamableFile | string> {
    return this.lists.respond(listing, query, reply, periodOf('s.started_at', query));
  }

  @Handles(exportSubscriptions)
  exportSubscriptions({ query }: Call<typeof exportSubscriptions>): Promise<StreamableFile> {
    return this.lists.export(listing, query, periodOf('s.started_at', query));
  }

  @Handles(showSubscription)
  async findSubscription({ params }: Call<typeof showSubscription>): Promise<AdminSubscription> {
    const sql = `select ${listing.row} as row from ${listing.from} where s.subscription_id = $1`;
    const [found] = await rowsOf(this.dataSource, z.object({ row: AdminSubscriptionSchema }), sql, [params.id]);
    if (!found) throw new DomainError('subscription-not-found');
    return found.row;
  }
}
