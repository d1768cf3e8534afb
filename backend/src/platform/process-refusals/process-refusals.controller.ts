import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ProcessRefusalSchema, type ProcessRefusal } from '../../../../contracts/admin/attention.js';
import { NotesAct } from '../auth/acts/noted-act.js';
import { AllowAccess } from '../auth/access.js';
import { DomainError } from '../errors/domain-error.js';
import { Answers } from '../http/answers.js';
import { iso } from '../http/listing/listing.js';
import { openRefusals } from './open-refusals.js';

const refusalsSql = `
  select process, event_id as "eventId", command, code, ${iso('created_at')} as "createdAt" from process_refusals
  where ${openRefusals.where} order by created_at desc, event_id limit 500`;

/** Commands of processes that a rule refused. */
@Controller('api/admin/process-refusals')
@AllowAccess('staff', 'technical')
export class ProcessRefusalsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @Answers(z.array(ProcessRefusalSchema))
  listRefusals(): Promise<ProcessRefusal[]> {
    return this.dataSource.query(refusalsSql);
  }

  /** Marks an entry as handled by staff. 404 `not-found` unless it is on the list. */
  @Post(':process/:eventId/:command/handled')
  @NotesAct('taken-off-list', 'eventId')
  @HttpCode(204)
  async markRefusalHandled(
    @Param('process') process: string,
    @Param('eventId', ParseUUIDPipe) eventId: string,
    @Param('command') command: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const [rows] = await this.dataSource.query<[object[], number]>(
      `update process_refusals set resolved_at = now(), resolved_by = $4
       where process = $1 and event_id = $2 and command = $3 and resolved_at is null returning event_id`,
      [process, eventId, command, request.staff!.id],
    );
    if (rows.length === 0) throw new DomainError('not-found');
  }
}
