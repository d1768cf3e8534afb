import { listCustomers, exportCustomers } from '../../../../contracts/admin/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminCustomerListing } from './admin-customer.listing.js';

@Controller()
export class AdminCustomerListController {
  constructor(private readonly lists: AdminLists) {}

  @Handles(listCustomers)
  listCustomers({ query, reply }: Call<typeof listCustomers>): Promise<StreamableFile | string> {
    return this.lists.respond(adminCustomerListing, query, reply);
  }

  @Handles(exportCustomers)
  exportCustomers({ query }: Call<typeof exportCustomers>): Promise<StreamableFile> {
    return this.lists.export(adminCustomerListing, query);
  }
}
