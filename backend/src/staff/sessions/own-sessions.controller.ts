import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffSessionSchema, type StaffSession } from '../../../../contracts/staff/sessions.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { requireProof } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { Logbook } from '../logbook/logbook.js';
import type { RecordAct } from '../colleagues/acts.js';
import { StaffSessions } from '../staff-sessions.js';
import { SessionList } from './session-list.js';

/** The own sessions of a member of staff. */
@Controller('api/admin/me/sessions')
@AllowAccess('staff', null)
export class OwnSessionsController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly list: SessionList,
    private readonly logbook: Logbook,
  ) {}

  /** Sessions that still work, the last used first. */
  @Get()
  @Answers(z.array(StaffSessionSchema))
  listOwnSessions(@Req() request: FastifyRequest): Promise<StaffSession[]> {
    return this.list.read(request.staff!.id, this.sessions.hashOf(request));
  }

  /**
   * Ends one other session. 403 `factor-needed` without a fresh proof, 404 `not-found` for the session of the request,
   * which the logout ends.
   */
  @Delete(':id')
  @HttpCode(204)
  async endOwnSession(@Param('id', ParseUUIDPipe) only: string, @Req() request: FastifyRequest): Promise<void> {
    if ((await this.end(request, only)) === 0) throw new DomainError('not-found');
  }

  /** Ends every session but that of the request. 403 `factor-needed` without a fresh proof. */
  @Delete()
  @HttpCode(204)
  async endOtherSessions(@Req() request: FastifyRequest): Promise<void> {
    await this.end(request, null);
  }

  private end(request: FastifyRequest, only: string | null): Promise<number> {
    requireProof(request.staff!);
    const record: RecordAct = (manager, act, _, details) =>
      this.logbook.note(request, act, null, { manager, ...details });
    return this.list.end(request.staff!.id, { only, except: this.sessions.hashOf(request) }, record);
  }
}
