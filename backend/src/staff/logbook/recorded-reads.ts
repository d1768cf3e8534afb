import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { demandPermission } from '../../platform/auth/access.js';
import type { WholeReads } from '../../platform/http/listing/whole-reads.port.js';
import { Logbook } from './logbook.js';

/** A large array counts as an export: it needs that right, and is listed in the logbook. */
@Injectable()
export class RecordedReads implements WholeReads {
  constructor(private readonly logbook: Logbook) {}

  async record(request: FastifyRequest): Promise<void> {
    demandPermission(request.staff, 'export');
    await this.logbook.note(request, 'exported', listOfRoute(request));
  }
}

/** The name of a list in the logbook: `orders` for `/api/admin/orders` and for its export. */
export const listOfRoute = ({ routeOptions: { url = '' } }: FastifyRequest): string =>
  url.replace(/^\/api\/admin\/|\/export\.(csv|xaf)$/g, '');
