import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  StaffLoginSchema,
  StaffMemberSchema,
  type StaffLogin,
  type StaffMember as StaffMemberAnswer,
} from '../../../contracts/staff/account.js';
import { AllowAccess } from '../platform/auth/access.js';
import { clearSiteData } from '../platform/auth/cookies.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { Logbook, originOf } from './logbook/logbook.js';
import { StaffAccounts, staffAccountOf } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffSessions } from './staff-sessions.js';

@Controller('api/admin')
@AllowAccess('staff', null)
export class StaffLoginController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly devices: StaffDevices,
    private readonly limits: StaffLoginLimits,
    private readonly logbook: Logbook,
  ) {}

  /**
   * Starts a staff session. 401 `wrong-credentials` for known and unknown addresses alike. 429 above the limits of
   * decision 61.
   */
  @Post('login')
  @Answers(StaffMemberSchema)
  @HttpCode(200)
  @AllowAccess('open')
  async login(
    @Body(parsedBy(StaffLoginSchema)) { email, password }: StaffLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffMemberAnswer> {
    const account = await this.accounts.find(email);
    const device = this.devices.find(request, account);
    const visit = { staffMemberId: account?.id ?? null, ...originOf(request), isKnownDevice: device !== null };
    const member = await this.logbook.recordingRefusals(visit, async () => {
      const attempt = { account: staffAccountOf(email), device, network: visit.network };
      await this.limits.take(attempt);
      const authenticated = await this.accounts.authenticate(account, password);
      await this.limits.forgive(attempt);
      return authenticated;
    });
    await this.logbook.record(visit, 'logged-in');
    await this.sessions.start(member, request, reply);
    this.devices.remember(request, reply, member);
    return { id: member.id, email: member.email, role: member.role };
  }

  @Get('me')
  @Answers(StaffMemberSchema)
  me(@Req() request: FastifyRequest): StaffMemberAnswer {
    return request.staff!;
  }

  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.logbook.note(request, 'logged-out');
    await this.sessions.end(request, reply);
    clearSiteData(reply);
  }
}
