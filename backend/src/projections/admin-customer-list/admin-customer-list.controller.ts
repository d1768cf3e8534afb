import { z } from 'zod';
import { AdminCustomerSchema } from '../../../../contracts/admin/customers.js';
import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminCustomerListing } from './admin-customer.listing.js';

@Controller('api/admin/customers')
@AllowAccess('staff', 'customers')
export class AdminCustomerListController {
  constructor(private readonly lists: AdminLists) {}

  /** Customers, newest first; a guest by the contact of the newest order. Search: name, e-mail, phone. */
  @Get()
  @Answers(z.array(AdminCustomerSchema))
  listCustomers(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.respond(adminCustomerListing, query, reply);
  }

  @Get('export.csv')
  @AllowAccess('staff', 'export')
  @AnswersFile('text/csv')
  exportCustomers(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(adminCustomerListing, query);
  }
}
