import {
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  type StaffSession,
} from '../../../../contracts/staff/sessions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requireProof } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Logbook } from '../logbook/logbook.js';
import type { RecordAct } from '../colleagues/acts.js';
import { StaffSessions } from '../staff-sessions.js';
import { SessionList } from './session-list.js';

/** The own sessions of a member of staff. */
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly list: SessionList,
    private readonly logbook: Logbook,
  ) {}

  @Handles(listOwnSessions)
  listOwnSessions({ request }: Call<typeof listOwnSessions>): Promise<StaffSession[]> {
    return this.list.read(request.staff.id, this.sessions.hashOf(request));
  }

  @Handles(endOwnSession)
  async endOwnSession({ params: { id: only }, request }: Call<typeof endOwnSession>): Promise<void> {
    if ((await this.end(request, only)) === 0) throw new DomainError('not-found');
  }

  @Handles(endOtherSessions)
  async endOtherSessions({ request }: Call<typeof endOtherSessions>): Promise<void> {
    await this.end(request, null);
  }

  private end(request: FastifyRequest, only: string | null): Promise<number> {
    requireProof(request.staff!);
    const record: RecordAct = (manager, act, _, details) =>
      this.logbook.note(request, act, null, { manager, ...details });
    return this.list.end(request.staff!.id, { only, except: this.sessions.hashOf(request) }, record);
  }
}
