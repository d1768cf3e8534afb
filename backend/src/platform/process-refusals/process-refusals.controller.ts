import {
  listRefusals,
  markRefusalHandled,
  ProcessRefusalSchema,
  type ProcessRefusal,
} from '../../../../contracts/admin/attention.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotesAct } from '../auth/acts/noted-act.js';
import { DomainError } from '../errors/domain-error.js';
import { iso } from '../http/listing/listing.js';
import { openRefusals } from './open-refusals.js';
import { countOf, rowsOf } from '../database/rows.js';

const refusalsSql = `
  select process, event_id as "eventId", command, code, ${iso('created_at')} as "createdAt" from process_refusals
  where ${openRefusals.where} order by created_at desc, event_id limit 500`;

/** Commands of processes that a rule refused. */
@Controller()
export class ProcessRefusalsController {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(listRefusals)
  listRefusals(): Promise<ProcessRefusal[]> {
    return rowsOf(this.dataSource, ProcessRefusalSchema, refusalsSql);
  }

  @Handles(markRefusalHandled)
  @NotesAct('taken-off-list', 'eventId')
  async markRefusalHandled({
    params: { process, eventId, command },
    request,
  }: Call<typeof markRefusalHandled>): Promise<void> {
    const handled = await countOf(
      this.dataSource,
      `update process_refusals set resolved_at = now(), resolved_by = $4
       where process = $1 and event_id = $2 and command = $3 and resolved_at is null`,
      [process, eventId, command, request.staff.id],
    );
    if (handled === 0) throw new DomainError('not-found');
  }
}
