import {
  listCustomers,
  exportCustomers,
  showCustomer,
  AdminCustomerDetailSchema,
  type AdminCustomerDetail,
  type CustomerListQuery,
} from '../../../../contracts/admin/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { periodOf } from '../../platform/http/listing/period.js';
import { Clock } from '../../platform/clock/clock.js';
import { hasTag } from '../../tags/record-tags.view.js';
import { isSilentSince } from './silent-customers.js';
import { adminCustomerListing } from './admin-customer.listing.js';
import { customerSql } from './customer.sql.js';

const dayMs = 24 * 3_600_000;
const Found = z.object({ row: AdminCustomerDetailSchema });

@Controller()
export class AdminCustomerListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(listCustomers)
  listCustomers({ query, reply }: Call<typeof listCustomers>): Promise<StreamableFile | string> {
    return this.lists.respond(adminCustomerListing, query, reply, this.conditionsOf(query));
  }

  @Handles(exportCustomers)
  exportCustomers({ query }: Call<typeof exportCustomers>): Promise<StreamableFile> {
    return this.lists.export(adminCustomerListing, query, this.conditionsOf(query));
  }

  private conditionsOf({ tag, silent, from, to }: CustomerListQuery): Condition[] {
    const found = [...hasTag('customer', 'k.id::text', tag), ...periodOf('k.created_at', { from, to })];
    if (silent === undefined) return found;
    const since = new Date(this.clock.now().getTime() - silent * dayMs);
    return [...found, { sql: (p) => isSilentSince(p), value: since.toISOString() }];
  }

  @Handles(showCustomer)
  @NotesAct('opened-customer', 'id')
  async showCustomer({ params: { id } }: Call<typeof showCustomer>): Promise<AdminCustomerDetail> {
    const [found] = await rowsOf(this.dataSource, Found, customerSql, [id]);
    if (!found) throw new DomainError('not-found');
    return found.row;
  }
}
