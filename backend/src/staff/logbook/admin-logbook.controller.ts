import { listLogbook, exportLogbook } from '../../../../contracts/admin/logbook.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { periodOf } from '../../platform/http/listing/period.js';
import { logbookListing as listing } from './logbook.listing.js';

@Controller()
export class AdminLogbookController {
  constructor(private readonly lists: AdminLists) {}

  @Handles(listLogbook)
  listLogbook({ query, reply }: Call<typeof listLogbook>): Promise<StreamableFile | string> {
    return this.lists.respond(listing, query, reply, periodOf('l.created_at', query));
  }

  @Handles(exportLogbook)
  exportLogbook({ query }: Call<typeof exportLogbook>): Promise<StreamableFile> {
    return this.lists.export(listing, query, periodOf('l.created_at', query));
  }
}
