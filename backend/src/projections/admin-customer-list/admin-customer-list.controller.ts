import {
  listCustomers,
  exportCustomers,
  showCustomer,
  AdminCustomerDetailSchema,
  type AdminCustomerDetail,
} from '../../../../contracts/admin/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { hasTag } from '../../tags/record-tags.view.js';
import { adminCustomerListing } from './admin-customer.listing.js';
import { customerSql } from './customer.sql.js';

const Found = z.object({ row: AdminCustomerDetailSchema });

@Controller()
export class AdminCustomerListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
  ) {}

  @Handles(listCustomers)
  listCustomers({ query, reply }: Call<typeof listCustomers>): Promise<StreamableFile | string> {
    return this.lists.respond(adminCustomerListing, query, reply, hasTag('customer', 'k.id::text', query.tag));
  }

  @Handles(exportCustomers)
  exportCustomers({ query }: Call<typeof exportCustomers>): Promise<StreamableFile> {
    return this.lists.export(adminCustomerListing, query, hasTag('customer', 'k.id::text', query.tag));
  }

  @Handles(showCustomer)
  @NotesAct('opened-customer', 'id')
  async showCustomer({ params: { id } }: Call<typeof showCustomer>): Promise<AdminCustomerDetail> {
    const [found] = await rowsOf(this.dataSource, Found, customerSql, [id]);
    if (!found) throw new DomainError('not-found');
    return found.row;
  }
}
