import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  AcceptInvitationSchema,
  FindInvitationSchema,
  InvitationSchema,
  type AcceptInvitation,
  type FindInvitation,
  type Invitation,
} from '../../../../contracts/staff/colleagues.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { Logbook, originOf } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { StaffLoginLimits } from '../staff-login-limits.js';
import { Invitations } from './invitations.js';

/** The token of a link has 256 random bits, so that a limit of guesses is not needed. */
@Controller('api/admin/invitations')
@AllowAccess('open')
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly limits: StaffLoginLimits,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  /** Says whose link it is. 410 `invitation-expired` when it is unknown, used, replaced or older than 48 hours. */
  @Post('find')
  @Answers(InvitationSchema)
  @HttpCode(200)
  find(@Body(parsedBy(FindInvitationSchema)) { token }: FindInvitation): Promise<Invitation> {
    return this.invitations.find(token);
  }

  /**
   * Sets the password and ends every session of the account. 400 `password-length`, `password-common` or
   * `password-breached`, 410 `invitation-expired` as above.
   */
  @Post('accept')
  @HttpCode(204)
  async accept(
    @Body(parsedBy(AcceptInvitationSchema)) { token, password }: AcceptInvitation,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    let entryId: string | undefined;
    const { staffMemberId, email, isReset } = await this.invitations.accept(token, password, async (of, manager) => {
      const visit = { staffMemberId: of.staffMemberId, ...originOf(request), isKnownDevice: false };
      entryId = await this.logbook.record(visit, 'password-changed', { manager });
    });
    if (isReset) await this.notices.send(staffMemberId, 'password-changed', entryId);
    await this.limits.unlock(email, false);
  }
}
