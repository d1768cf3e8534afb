import { listLogbook, exportLogbook, type LogbookQuery } from '../../../../contracts/admin/logbook.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { logbookListing as listing } from './logbook.listing.js';

@Controller()
export class AdminLogbookController {
  constructor(private readonly lists: AdminLists) {}

  @Handles(listLogbook)
  listLogbook({ query, reply }: Call<typeof listLogbook>): Promise<StreamableFile | string> {
    return this.lists.respond(listing, query, reply, periodOf(query));
  }

  @Handles(exportLogbook)
  exportLogbook({ query }: Call<typeof exportLogbook>): Promise<StreamableFile> {
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
