import { listSessions, endSession, endSessions, type StaffSession } from '../../../../contracts/staff/sessions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Logbook } from '../logbook/logbook.js';
import { SessionList } from '../sessions/session-list.js';
import { StaffSessions } from '../staff-sessions.js';
import { actsOf } from './acts.js';

@Controller()
export class AdminStaffSessionsController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly list: SessionList,
    private readonly logbook: Logbook,
  ) {}

  @Handles(listSessions)
  listSessions({ params: { id }, request }: Call<typeof listSessions>): Promise<StaffSession[]> {
    return this.list.read(id, this.sessions.hashOf(request));
  }

  @Handles(endSession)
  async endSession({ params: { id, sessionId: only }, request }: Call<typeof endSession>): Promise<void> {
    const ended = await this.list.end(id, { only }, actsOf(this.logbook, request));
    if (ended === 0) throw new DomainError('not-found');
  }

  @Handles(endSessions)
  async endSessions({ params: { id }, request }: Call<typeof endSessions>): Promise<void> {
    await this.list.end(id, {}, actsOf(this.logbook, request));
  }
}
