import { Controller, Delete, Get, HttpCode, Param, ParseIntPipe, ParseUUIDPipe, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffSessionSchema, type StaffSession } from '../../../../contracts/staff/sessions.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { Logbook } from '../logbook/logbook.js';
import { SessionList } from '../sessions/session-list.js';
import { StaffSessions } from '../staff-sessions.js';
import { actsOf } from './acts.js';

@Controller('api/admin/staff/:id/sessions')
@AllowAccess('staff', 'accounts')
export class AdminStaffSessionsController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly list: SessionList,
    private readonly logbook: Logbook,
  ) {}

  /** Sessions that still work, the last used first. */
  @Get()
  @Answers(z.array(StaffSessionSchema))
  listSessions(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<StaffSession[]> {
    return this.list.read(id, this.sessions.hashOf(request));
  }

  /** 404 `not-found` when it has ended. */
  @Delete(':sessionId')
  @HttpCode(204)
  async endSession(
    @Param('id', ParseIntPipe) id: number,
    @Param('sessionId', ParseUUIDPipe) only: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const ended = await this.list.end(id, { only }, actsOf(this.logbook, request));
    if (ended === 0) throw new DomainError('not-found');
  }

  @Delete()
  @HttpCode(204)
  async endSessions(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    await this.list.end(id, {}, actsOf(this.logbook, request));
  }
}
